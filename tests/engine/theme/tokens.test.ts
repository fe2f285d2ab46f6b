import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const FOLDERS = ["blocks"];
/** Where the design's colors, sizes and typefaces are defined. */
const DEFINES_THEM = /^look\//;

/** What is decided once for the whole design, how a hard-coded value looks, and the token to use instead. */
const LOOSE: { what: string; looks: RegExp; use: string }[] = [
  { what: "a color", looks: /["'`(: ]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b/i, use: "color" },
  { what: "a color", looks: /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix|color)\([^)]/, use: "color" },
  {
    what: "a color",
    looks: /\b(?:color|background|fill|\w+Color): "(?!none|transparent|inherit|currentcolor)[a-z]+"/,
    use: "color",
  },
  { what: "a length in pixels", looks: /\d(?:px)\b/, use: "stroke, hairline, space, radius or target" },
  {
    what: "a media query",
    looks: /@media|\((?:min|max)-(?:width|height)|\((?:width|height) *[<>]/,
    use: "media or screen",
  },
  { what: "a space", looks: /\b(?:padding|margin|gap|rowGap|columnGap)\w*: ["`]-?[\d.]+(?:rem|vw|vh)/, use: "space" },
  { what: "a font size", looks: /\bfontSize: (?!"inherit)["`\d]/, use: "size" },
  { what: "a corner", looks: /\bborderRadius: ["\d]/, use: "radius" },
  { what: "a shadow", looks: /\bboxShadow: ["`](?!none)/, use: "shadow" },
  { what: "a typeface", looks: /\bfontFamily: ["`](?!inherit)/, use: "font" },
  { what: "the length of a change", looks: /\btransition\w*: ["`][^"`]*\d(?:ms|s)\b/, use: "quick" },
];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".generated.") && !DEFINES_THEM.test(file))
    .map((file) => path.join(folder, file)),
).sort();

/** Each line with a hard-coded value, as `file:line  what, and what to use`. */
function looseIn(file: string, text: string): string[] {
  // A comment may show an example; lines keep their numbers.
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, (comment) => comment.replace(/[^\n]/g, " "));
  return code
    .split("\n")
    .flatMap((line, index) =>
      LOOSE.filter(({ looks }) => looks.test(line)).map(
        ({ what, use }) =>
          `${file}:${index + 1}  ${what} is hard-coded: use ${use} of blocks/look/theme.ts.  ${line.trim()}`,
      ),
    );
}

test("blocks and layout take every color, size, space, line and breakpoint from the theme", () => {
  expect(sources.length).toBeGreaterThan(60);
  expect(sources.flatMap((file) => looseIn(file, readFileSync(path.join(ROOT, file), "utf8")))).toEqual([]);
});

test.each([
  'color: "#fff"',
  'color: "white"',
  'background: "rgb(0 0 0 / 0.5)"',
  "border: `1px solid ${color.line}`",
  '"@media (min-width: 40rem)": {}',
  'padding: "0.75rem 1rem"',
  'fontSize: "1.1rem"',
  'borderRadius: "50%"',
  'transition: "color 0.2s"',
])("%s is reported", (line) => {
  expect(looseIn("blocks/A/A.tsx", `const A = {\n  ${line},\n};`)).toEqual([
    expect.stringMatching(/^blocks\/A\/A\.tsx:2 {2}.+ is hard-coded: use .+ of blocks\/look\/theme\.ts\./),
  ]);
});

test.each([
  "color: color.ink",
  'background: "none"',
  'href="#prices"',
  "// 44px is what a thumb needs",
  'marginTop: "0.2em"',
  "padding: `${space.s} 0`",
])("%s is not reported", (line) => {
  expect(looseIn("blocks/A/A.tsx", line)).toEqual([]);
});
