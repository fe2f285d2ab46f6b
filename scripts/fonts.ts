/** Makes each typeface with only the characters and weights in use, fallbacks of the same size, and fonts for cards. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { attempt } from "../renderer/attempt.mjs";
import { defineCommand } from "./cli";
import metrics from "./fontMetrics.json" with { type: "json" };
import { generatedFlags, root, writeGenerated } from "./generated";

/** Printable ASCII, and the characters of American typesetting. Other characters come from the fallback. */
const CHARACTERS = `${range(0x20, 0x7e)} –—‘’“”…·•×½¼¾é→←★☆✓`;

/** A card has no fallback: every Latin letter, and all punctuation, currencies and arrows of the typeface. */
const CARD_CHARACTERS =
  range(0x20, 0x7e) + range(0xa0, 0x17f) + range(0x2000, 0x206f) + range(0x20a0, 0x20bf) + range(0x2122, 0x2215);

/** With the weights that are kept (one is half the bytes), and the metrics of the typeface and of its fallbacks. */
const TYPEFACES = [
  {
    name: "fraunces",
    source: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
    weights: 600,
    // Keep glyphs such as figures of one width, which let prices line up.
    alternates: true,
    // Macs, iPhones and Windows have Georgia, Android has Noto Serif, and Linux has a Times.
    fallbacks: [
      { weight: "600", like: metrics.fraunces, fonts: [metrics.georgia, metrics.notoSerif, metrics.timesNewRoman] },
    ],
    cardWeights: [600],
  },
  {
    name: "figtree",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
    alternates: false,
    // A bold fallback of its own: one that the browser derives from the regular is narrower than the typeface's.
    fallbacks: [
      { weight: "400 500", like: metrics.figtree, fonts: [metrics.arial, metrics.roboto] },
      { weight: "600 700", like: metrics.figtreeSemiBold, fonts: [metrics.arialBold, metrics.robotoBold] },
    ],
    cardWeights: [500, 600],
  },
] as const;

const PUBLIC = "public/assets/fonts";
const CARDS = "blocks/look/cardFonts";
const require = createRequire(import.meta.url);

export const command = defineCommand(import.meta.filename, {
  name: "npm run fonts",
  about:
    "Makes public/assets/fonts/, blocks/look/cardFonts/ and blocks/look/fonts.generated.ts: run it after a change of a typeface, its weights or its characters.",
  flags: generatedFlags,
  examples: ["npm run fonts", "npm run fonts -- --check"],
  exitCodes: { 0: "fresh or written", 1: "stale (--check)", 2: "could not run" },
  async run({ flags: { check } }) {
    const files = await makeFonts();
    const kept = [PUBLIC, CARDS].flatMap((folder) =>
      (attempt(() => readdirSync(path.join(root, folder))) ?? []).map((name) => `${folder}/${name}`),
    );
    const unused = kept.filter((file) => !files.has(file));
    return writeGenerated(files, { check, by: "npm run fonts", unused });
  },
});

async function makeFonts(): Promise<Map<string, Buffer>> {
  // Loaded here: they are installed for development only, and `--help` needs neither.
  const [{ createFontStack }, { default: subsetFont }] = await Promise.all([
    import("@capsizecss/core"),
    import("subset-font"),
  ]);
  const files = new Map<string, Buffer>();
  const preload: string[] = [];
  const faces: Record<string, unknown>[] = [];
  const families: Record<string, string> = {};

  for (const { name, source, weights, alternates, fallbacks, cardWeights } of TYPEFACES) {
    const original = readFileSync(require.resolve(source));
    const bytes = await subsetFont(original, CHARACTERS, {
      targetFormat: "woff2",
      variationAxes: { wght: weights },
      noLayoutClosure: !alternates,
    });
    const file = `${name}.${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}.woff2`;
    files.set(`${PUBLIC}/${file}`, bytes);
    preload.push(`/assets/fonts/${file}`);
    const fontWeight = typeof weights === "number" ? String(weights) : `${weights.min} ${weights.max}`;
    const stacks = fallbacks.map(({ weight, like, fonts }) =>
      createFontStack([like, ...fonts], {
        fontFaceFormat: "styleObject",
        // With the weight declared, the browser does not synthesize a bolder fallback.
        fontFaceProperties: { fontWeight: weight },
      }),
    );
    // Leave out the fallbacks in their own size: after the adjusted ones comes `serif` or `sans-serif`.
    families[name] = (stacks[0]?.fontFamily ?? "")
      .split(", ")
      .slice(0, fallbacks[0].fonts.length + 1)
      .join(", ");
    faces.push(
      {
        fontFamily: fallbacks[0].like.familyName,
        fontWeight,
        // Shown whenever it comes: its fallbacks are of its width and height, so that no line that is being read
        // moves. With `optional` a visitor on a phone's network saw it in one of twelve first visits.
        fontDisplay: "swap",
        src: `url(/assets/fonts/${file}) format("woff2")`,
      },
      ...stacks.flatMap(({ fontFaces }) => fontFaces.map((face) => rounded(face["@font-face"]))),
    );
    // satori reads neither WOFF2 nor variable fonts.
    for (const weight of cardWeights) {
      const options = { targetFormat: "truetype", variationAxes: { wght: weight } } as const;
      files.set(`${CARDS}/${name}-${weight}.ttf`, await subsetFont(original, CARD_CHARACTERS, options));
    }
  }

  const text = `// GENERATED by \`npm run fonts\`. Do not edit.

/** The font files that every page needs, to be loaded before its CSS is read. */
export const fontFiles = ${JSON.stringify(preload, null, 2)};

/** The typefaces, and fallbacks of the same width and height, so that nothing moves when they arrive. */
export const fontFaces = ${JSON.stringify(faces, null, 2)};

/** A CSS font-family for each typeface, its fallbacks after it. */
export const fontFamilies = ${JSON.stringify(families, null, 2)};
`;
  return files.set("blocks/look/fonts.generated.ts", Buffer.from(text));
}

/** A tenth of a percent is less than a pixel on a line: every page carries these numbers. */
function rounded(face: object): Record<string, unknown> {
  const short = (value: unknown) =>
    String(value).replace(/^[\d.]+(?=%$)/, (number) => String(Math.round(+number * 10) / 10));
  return Object.fromEntries(Object.entries(face).map(([name, value]) => [name, short(value)]));
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
