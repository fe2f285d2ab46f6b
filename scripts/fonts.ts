/**
 * Makes the site's own fonts: each typeface reduced to the characters and weights that the site uses, and the
 * metrics that give a fallback font the same size.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import arial from "@capsizecss/metrics/arial";
import figtree from "@capsizecss/metrics/figtree";
import fraunces from "@capsizecss/metrics/fraunces/600";
import georgia from "@capsizecss/metrics/georgia/700";
import notoSerif from "@capsizecss/metrics/notoSerif/700";
import roboto from "@capsizecss/metrics/roboto";
import { defineCommand, runAsProgram } from "./cli";

/** Printable ASCII, and the characters of American typesetting. Other characters come from the fallback. */
const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))} –—‘’“”…·•×½¼¾é→←★☆✓`;

/**
 * The typefaces, the weights that are kept (a single weight is half the bytes), whether alternate glyphs are
 * kept (such as figures of one width), and the metrics of the typeface and of its fallbacks.
 */
const TYPEFACES = [
  {
    name: "fraunces",
    source: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
    weights: 600,
    // Prices in figures that line up.
    alternates: true,
    metrics: [fraunces, georgia, notoSerif] as const,
  },
  {
    name: "figtree",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
    alternates: false,
    metrics: [figtree, arial, roboto] as const,
  },
];

const root = path.resolve(import.meta.dirname, "..");
const fontsDir = path.join(root, "public/assets/fonts");
const generated = path.join(root, "blocks/look/fonts.generated.ts");
const require = createRequire(import.meta.url);

export const command = defineCommand({
  name: "npm run fonts",
  about:
    "Makes public/assets/fonts/ and blocks/look/fonts.generated.ts: run it after a change of a typeface, its weights or its characters.",
  flags: { check: { about: "writes nothing, and fails where a generated file is stale" } },
  examples: ["npm run fonts", "npm run fonts -- --check"],
  exitCodes: { 0: "fresh or written", 1: "stale (--check)", 2: "could not run" },
  async run({ flags: { check } }) {
    const { files, text } = await makeFonts();
    if (check) {
      const names = existsSync(fontsDir) ? readdirSync(fontsDir).sort() : [];
      const fresh =
        names.join() === [...files.keys()].sort().join() &&
        [...files].every(([file, bytes]) => readFileSync(path.join(fontsDir, file)).equals(bytes)) &&
        existsSync(generated) &&
        readFileSync(generated, "utf8") === text;
      if (!fresh) console.error("The fonts are stale: run npm run fonts and commit what it writes.");
      return fresh ? 0 : 1;
    }
    rmSync(fontsDir, { recursive: true, force: true });
    mkdirSync(fontsDir, { recursive: true });
    for (const [file, bytes] of files) {
      writeFileSync(path.join(fontsDir, file), bytes);
      console.log(`wrote public/assets/fonts/${file}  ${bytes.length} bytes`);
    }
    writeFileSync(generated, text);
    console.log("wrote blocks/look/fonts.generated.ts");
    return 0;
  },
});

await runAsProgram(import.meta.filename, command);

/** The font files by name, and the text of the generated module. */
async function makeFonts(): Promise<{ files: Map<string, Buffer>; text: string }> {
  // Loaded here: they are installed for development only, and `--help` needs neither.
  const [{ createFontStack }, { default: subsetFont }] = await Promise.all([
    import("@capsizecss/core"),
    import("subset-font"),
  ]);
  const files = new Map<string, Buffer>();
  const preload: string[] = [];
  const faces: Record<string, unknown>[] = [];
  const families: Record<string, string> = {};

  for (const { name, source, weights, alternates, metrics } of TYPEFACES) {
    const bytes = await subsetFont(readFileSync(require.resolve(source)), CHARACTERS, {
      targetFormat: "woff2",
      variationAxes: { wght: weights },
      noLayoutClosure: !alternates,
    });
    const file = `${name}.${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}.woff2`;
    files.set(file, bytes);
    preload.push(`/assets/fonts/${file}`);
    const fontWeight = typeof weights === "number" ? String(weights) : `${weights.min} ${weights.max}`;
    // With the weight declared, the browser does not synthesize a bolder fallback.
    const fontFaceProperties = typeof weights === "number" ? { fontWeight } : {};
    const stack = createFontStack([...metrics], { fontFaceFormat: "styleObject", fontFaceProperties });
    families[name] = stack.fontFamily;
    faces.push(
      {
        fontFamily: metrics[0].familyName,
        fontWeight,
        // Used only if it is ready at first paint: a later swap would move the lines that somebody reads
        // (https://web.dev/articles/preload-optional-fonts).
        fontDisplay: "optional",
        src: `url(/assets/fonts/${file}) format("woff2")`,
      },
      ...stack.fontFaces.map((face) => face["@font-face"]),
    );
  }

  const text = `// GENERATED by \`npm run fonts\`. Do not edit.

/** The font files that every page needs, to be loaded before its CSS is read. */
export const fontFiles = ${JSON.stringify(preload, null, 2)};

/** The typefaces, and fallbacks of the same width and height, so that nothing moves when they arrive. */
export const fontFaces = ${JSON.stringify(faces, null, 2)};

/** A CSS font-family for each typeface, its fallbacks after it. */
export const fontFamilies = ${JSON.stringify(families, null, 2)};
`;
  return { files, text };
}
