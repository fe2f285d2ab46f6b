/** Makes each typeface with only the characters and weights in use, fallbacks of the same size, and fonts for cards. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Letters } from "../../blocks/look/textWidth";
import { attempt } from "../../renderer/base/attempt.mjs";
import { defineCommand } from "../cli/command";
import { generatedFlags, root, writeGenerated } from "../cli/generated";
import metrics from "../fontMetrics.json" with { type: "json" };
import { measureLetters } from "../fonts/measureLetters";

/** Printable ASCII, and the characters of American typesetting. Other characters come from the fallback. */
const CHARACTERS = `${range(0x20, 0x7e)} –—‘’“”…·•×½¼¾é→←★☆✓`;

/** A card has no fallback: every Latin letter, and all punctuation, currencies and arrows of the typeface. */
const CARD_CHARACTERS =
  range(0x20, 0x7e) + range(0xa0, 0x17f) + range(0x2000, 0x206f) + range(0x20a0, 0x20bf) + range(0x2122, 0x2215);

/**
 * How much narrower than the typeface the fallbacks of headings, prices and leads are. With the same width on average,
 * some texts have a line more in the fallback. With this they have as many or fewer, and the height of the lines that
 * miss is kept free (`reservedHeight.ts`). Measured over the first views of this site's pages at 66 widths, with the
 * fallbacks of all platforms: a line more in 74 of 21,492 cases at 1, in 1 at 0.985.
 */
const NARROWER = 0.985;

/** Other text: with this, the fewest first views have other lines in the fallback. */
const SLIGHTLY_NARROWER = 0.9925;

/** With the weights that are kept (one is half the bytes), and the metrics of the typeface and of its fallbacks. */
const TYPEFACES = [
  {
    name: "fraunces",
    source: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
    weights: 600,
    // Keep glyphs such as figures of one width, which let prices line up.
    alternates: true,
    measured: { fraunces: 600 },
    // Macs, iPhones and Windows have Georgia, Android has Noto Serif, and Linux has a Times.
    fallbacks: [
      {
        weight: "600",
        like: narrowed(metrics.fraunces, NARROWER),
        fonts: [metrics.georgia, metrics.notoSerif, metrics.timesNewRoman],
      },
    ],
    cardWeights: [600],
  },
  {
    name: "figtree",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    weights: { min: 400, max: 700 },
    alternates: false,
    measured: { figtree: 400, figtreeBold: 700 },
    // A bold fallback of its own: one that the browser derives from the regular is narrower than the typeface's.
    fallbacks: [
      { weight: "400 500", like: narrowed(metrics.figtree, SLIGHTLY_NARROWER), fonts: [metrics.arial, metrics.roboto] },
      { weight: "600 700", like: metrics.figtreeSemiBold, fonts: [metrics.arialBold, metrics.robotoBold] },
      // For the lead of a page: with narrower ones everywhere, the labels of buttons and menus would move.
      {
        weight: "400",
        like: narrowed({ ...metrics.figtree, familyName: "Lead" }, NARROWER),
        fonts: [metrics.arial, metrics.roboto],
      },
    ],
    cardWeights: [500, 600],
  },
] as const;

/** Linux has fonts of the same widths under other names, and `local()` knows no substitutes. */
const SAME_WIDTHS: [name: string, same: string][] = [
  ["local('ArialMT')", "Liberation Sans"],
  ["local('Arial-BoldMT')", "Liberation Sans Bold"],
  ["local('TimesNewRomanPS-BoldMT')", "Liberation Serif Bold"],
];

const PUBLIC = "public/assets/fonts";
const CARDS = "blocks/look/cardFonts";
const require = createRequire(import.meta.url);

export const command = defineCommand({
  name: "npm run fonts",
  about:
    "Makes public/assets/fonts/, blocks/look/cardFonts/, blocks/look/fonts.generated.ts and letters.generated.ts: run it after a change of a typeface, its weights or its characters.",
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
  const letters: Record<string, Letters> = {};

  for (const { name, source, weights, alternates, measured, fallbacks, cardWeights } of TYPEFACES) {
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
    for (const [index, { like, fonts }] of fallbacks.entries()) {
      const adjusted = (stacks[index]?.fontFamily ?? "").split(", ").slice(1);
      // Leave out the fallbacks in their own size: after the adjusted ones comes `serif` or `sans-serif`.
      const family = [fallbacks[0].like.familyName, ...adjusted.slice(0, fonts.length)].join(", ");
      families[like.familyName.toLowerCase()] ??= family;
    }
    faces.push(
      {
        fontFamily: fallbacks[0].like.familyName,
        fontWeight,
        // Shown whenever it comes: its fallbacks are of its width and height, so that no line that is being read
        // moves. With `optional` a visitor on a phone's network saw it in one of twelve first visits.
        fontDisplay: "swap",
        src: `url(/assets/fonts/${file}) format("woff2")`,
      },
      ...stacks.flatMap(({ fontFaces }) => fontFaces.map((face) => fallbackFace(face["@font-face"]))),
    );
    for (const [face, weight] of Object.entries(measured)) {
      const options = {
        targetFormat: "truetype",
        variationAxes: { wght: weight },
        noLayoutClosure: !alternates,
      } as const;
      letters[face] = await measureLetters(await subsetFont(original, CHARACTERS, options), CHARACTERS);
    }
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

/** A CSS font-family for each typeface and for the lead, the fallbacks after it. */
export const fontFamilies = ${JSON.stringify(families, null, 2)};
`;
  files.set("blocks/look/fonts.generated.ts", Buffer.from(text));
  return files.set("blocks/look/letters.generated.ts", Buffer.from(lettersModule(letters)));
}

/** One line for each typeface: it is read by programs. */
function lettersModule(letters: Record<string, Letters>): string {
  const faces = Object.entries(letters).map(([face, measured]) => `  ${face}: ${JSON.stringify(measured)},`);
  return `// GENERATED by \`npm run fonts\`. Do not edit.

/** The width of each character of a typeface, and of each two of them that are nearer or farther than that. */
export const letters = {
${faces.join("\n")}
};
`;
}

/** A typeface whose fallbacks are narrower than itself. */
function narrowed(typeface: typeof metrics.fraunces, share: number): typeof metrics.fraunces {
  const { latin, ...others } = typeface.subsets;
  return { ...typeface, subsets: { ...others, latin: { xWidthAvg: latin.xWidthAvg * share } } };
}

/** A tenth of a percent is less than a pixel on a line: every page carries these numbers. */
function fallbackFace(face: object): Record<string, unknown> {
  const shortened = (value: unknown) => {
    const text = String(value).replace(/^[\d.]+(?=%$)/, (number) => String(Math.round(+number * 10) / 10));
    return SAME_WIDTHS.reduce((src, [name, same]) => src.replace(name, `${name}, local('${same}')`), text);
  };
  return Object.fromEntries(Object.entries(face).map(([name, value]) => [name, shortened(value)]));
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
