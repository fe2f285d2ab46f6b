/**
 * Makes the site's own fonts: each typeface reduced to the characters and weights that the site uses, the
 * metrics that give a fallback font the same size, and the fonts that social cards are drawn with.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { defineCommand, runAsProgram } from "./cli";
import metrics from "./fontMetrics.json" with { type: "json" };

/** Printable ASCII, and the characters of American typesetting. Other characters come from the fallback. */
const CHARACTERS = `${range(0x20, 0x7e)} –—‘’“”…·•×½¼¾é→←★☆✓`;

/** A card has no fallback: every Latin letter, and all punctuation, currencies and arrows of the typeface. */
const CARD_CHARACTERS =
  range(0x20, 0x7e) + range(0xa0, 0x17f) + range(0x2000, 0x206f) + range(0x20a0, 0x20bf) + range(0x2122, 0x2215);

/**
 * The typefaces, the weights that are kept (a single weight is half the bytes), whether alternate glyphs are
 * kept (such as figures of one width), the metrics of the typeface and of its fallbacks, and the weights of cards.
 */
const TYPEFACES = [
  {
    name: "fraunces",
    source: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
    weights: 600,
    // Prices in figures that line up.
    alternates: true,
    metrics: [metrics.fraunces, metrics.georgia, metrics.notoSerif],
    cardWeights: [600],
  },
  {
    name: "figtree",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
    alternates: false,
    metrics: [metrics.figtree, metrics.arial, metrics.roboto],
    cardWeights: [500, 600],
  },
] as const;

const root = path.resolve(import.meta.dirname, "..");
const PUBLIC = "public/assets/fonts";
const CARDS = "blocks/look/cardFonts";
const require = createRequire(import.meta.url);

export const command = defineCommand({
  name: "npm run fonts",
  about:
    "Makes public/assets/fonts/, blocks/look/cardFonts/ and blocks/look/fonts.generated.ts: run it after a change of a typeface, its weights or its characters.",
  flags: { check: { about: "writes nothing, and fails where a generated file is stale" } },
  examples: ["npm run fonts", "npm run fonts -- --check"],
  exitCodes: { 0: "fresh or written", 1: "stale (--check)", 2: "could not run" },
  async run({ flags: { check } }) {
    const files = await makeFonts();
    const kept = [PUBLIC, CARDS].flatMap((folder) => namesIn(folder).map((name) => `${folder}/${name}`));
    const unused = kept.filter((file) => !files.has(file));
    const stale = [...files].filter(([file, bytes]) => {
      const full = path.join(root, file);
      return !existsSync(full) || !readFileSync(full).equals(bytes);
    });
    if (check) {
      const fresh = stale.length === 0 && unused.length === 0;
      if (!fresh) console.error("The fonts are stale: run npm run fonts and commit what it writes.");
      return fresh ? 0 : 1;
    }
    for (const file of unused) rmSync(path.join(root, file));
    for (const [file, bytes] of stale) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), bytes);
      console.log(`wrote ${file}  ${bytes.length} bytes`);
    }
    return 0;
  },
});

await runAsProgram(import.meta.filename, command);

/** All generated files by their path from the root. */
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

  for (const { name, source, weights, alternates, metrics, cardWeights } of TYPEFACES) {
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

function namesIn(folder: string): string[] {
  const full = path.join(root, folder);
  return existsSync(full) ? readdirSync(full) : [];
}

/** The characters from one code point to another. */
function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
