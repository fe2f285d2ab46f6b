import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import type { TypefaceChoice, Typefaces } from "../contract/typefaces";
import { EVERYWHERE, ON_CARDS } from "./characters";
import metrics from "./fallbacks.json" with { type: "json" };
import { charactersIn, measureLetters } from "./measureLetters";
import { charactersInRange, findTypeface, type TypefacePackage } from "./typefacePackage";

/** Everything that is made of the typefaces of a site; files in base64. */
export interface MadeTypefaces {
  typefaces: Typefaces;
  /** By address. */
  files: Record<string, string>;
  /** For social cards: static, not WOFF2. */
  cards: { name: string; weight: 500 | 600; data: string }[];
}

/**
 * How much narrower than the typeface the fallbacks of headings, prices and leads are. With the same width on average,
 * some texts have a line more in the fallback. With this they have as many or fewer, and the height of the lines that
 * miss is kept free (`reservedHeight.ts`). Measured over the first views of this site's pages at 66 widths, with the
 * fallbacks of all platforms: a line more in 74 of 21,492 cases at 1, in 1 at 0.985.
 */
const NARROWER = 0.985;

/** Other text: with this, the fewest first views have other lines in the fallback. */
const SLIGHTLY_NARROWER = 0.9925;

type Metrics = Parameters<typeof createFontStack>[0][number];

/** Fonts of the system in the place of a typeface, by its category in Fontsource. */
const FALLBACKS: Record<"serif" | "sans", { regular: Metrics[]; bold: Metrics[] }> = {
  // Macs, iPhones and Windows have Georgia, Android has Noto Serif, and Linux has a Times.
  serif: {
    regular: [metrics.georgia, metrics.notoSerif, metrics.timesNewRoman],
    bold: [metrics.georgia, metrics.notoSerif, metrics.timesNewRoman],
  },
  sans: { regular: [metrics.arial, metrics.roboto], bold: [metrics.arialBold, metrics.robotoBold] },
};

/** Linux has fonts of the same widths under other names, and `local()` knows no substitutes. */
const SAME_WIDTHS: [name: string, same: string][] = [
  ["local('ArialMT')", "Liberation Sans"],
  ["local('Arial-BoldMT')", "Liberation Sans Bold"],
  ["local('TimesNewRomanPS-BoldMT')", "Liberation Serif Bold"],
];

type Weights = number | { min: number; max: number };

/** Makes each typeface with only the characters and weights in use, fallbacks of the same size, and fonts for cards. */
export async function makeTypefaces(choice: TypefaceChoice): Promise<MadeTypefaces> {
  const { heading, text, characters, others = [] } = choice;
  const isOne = heading === text;
  // Half the bytes with one weight. Headings keep glyphs such as figures of one width, which let prices line up.
  const ofHeadings = isOne ? undefined : await make(heading, characters, { weights: 600, alternates: true });
  const ofText = await make(text, characters, { weights: { min: 400, max: 700 }, alternates: false });
  const headings = await headingsOf(
    (ofHeadings ?? ofText).source,
    isOne ? `${ofText.source.name} Headings` : undefined,
  );
  const sans = await fallbacksOf(ofText.source);
  const made = ofHeadings ? [ofHeadings, ofText] : [ofText];
  // In the same file, but of one weight, also where a text in it has no weight of its own.
  const ownFaces =
    ofHeadings?.faces ??
    ofText.faces.map((face) => ({ ...face, fontFamily: quotedName(headings.name), fontWeight: "600" }));
  const rules = [...ownFaces, ...headings.faces, ...ofText.faces, ...sans.faces];
  const letters = async (of: Made, weight: number) =>
    measureLetters(await subset(of.source, of.latin, weight, of.options.alternates), of.latin);
  const cards = [...(ofHeadings ? await cardFonts(ofHeadings, [600]) : []), ...(await cardFonts(ofText, [500, 600]))];
  let parts = made.flatMap((one) => one.parts);
  for (const source of others.flatMap((name) => findTypeface(name) ?? [])) {
    const lacking = [...characters].filter((character) => !parts.some((part) => part.characters.includes(character)));
    const own = (await assign(source, lacking.join(""))).filter(({ script }) => script !== "latin");
    cards.push(...(await cardFonts({ source, parts: own }, [500, 600])));
    parts = parts.concat(own);
  }
  return {
    typefaces: {
      choice,
      rules: rules.map(rule).join(""),
      files: made.flatMap(({ files }) => Object.keys(files)),
      families: {
        heading: `${headings.family}, ${generic((ofHeadings ?? ofText).source)}`,
        text: `${sans.family}, ${generic(ofText.source)}`,
        lead: `${sans.lead}, ${generic(ofText.source)}`,
      },
      letters: {
        heading: await letters(ofHeadings ?? ofText, 600),
        text: await letters(ofText, 400),
        bold: await letters(ofText, 700),
      },
    },
    files: Object.assign({}, ...made.map(({ files }) => files)),
    cards,
  };
}

interface Options {
  weights: Weights;
  alternates: boolean;
}

interface Made {
  source: TypefacePackage;
  options: Options;
  files: Record<string, string>;
  faces: object[];
  /** The scripts in use with their characters. */
  parts: { file: string; characters: string; script: string }[];
  /** The characters of the first file. */
  latin: string;
}

/** Subsets a typeface: a file for each script in use. @throws Error if its package is not installed */
async function make(name: string, further: string, options: Options): Promise<Made> {
  const source = findTypeface(name);
  if (!source) throw new Error(`No package of the typeface ${name} is installed.`);
  const parts = await assign(source, further);
  const files: Record<string, string> = {};
  const faces: object[] = [];
  for (const { file, characters, script, range } of parts) {
    const variationAxes = { wght: options.weights };
    // Scripts such as Arabic join their letters by other glyphs.
    const noLayoutClosure = !options.alternates && script === "latin";
    const bytes = await subsetFont(readFileSync(file), characters, {
      targetFormat: "woff2",
      variationAxes,
      noLayoutClosure,
    });
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    const slug = name.toLowerCase().replace(/\s+/g, "-") + (script === "latin" ? "" : `-${script}`);
    const address = `/assets/fonts/${slug}.${hash}.woff2`;
    files[address] = bytes.toString("base64");
    faces.push({
      fontFamily: quotedName(source.name),
      fontWeight:
        typeof options.weights === "number" ? String(options.weights) : `${options.weights.min} ${options.weights.max}`,
      // Shown whenever it comes: its fallbacks are of its width and height, so that no line that is being read moves.
      // With `optional` a visitor on a phone's network saw it in one of twelve first visits.
      fontDisplay: "swap",
      src: `url(${address}) format("woff2")`,
      ...(parts.length > 1 && { unicodeRange: range }),
    });
  }
  return { source, options, files, faces, parts, latin: parts[0]?.characters ?? "" };
}

/** Finds the file of each character: that of its script, if the typeface has it there. */
async function assign({ scripts }: TypefacePackage, further: string) {
  const parts = [];
  let rest = [...further];
  for (const script of scripts) {
    const isLatin = script.script === "latin";
    const range = new Set(charactersInRange(script.range));
    const inRange = rest.filter((character) => range.has(character));
    if (inRange.length === 0 && !isLatin) continue;
    const own = await charactersInFile(script.file, inRange);
    rest = rest.filter((character) => !own.includes(character));
    const characters = (isLatin ? EVERYWHERE : "") + own.join("");
    if (characters) parts.push({ ...script, characters });
  }
  return parts;
}

/** All characters of a typeface. */
export async function charactersOf(name: string): Promise<string> {
  const scripts = findTypeface(name)?.scripts ?? [];
  const parts = scripts.map(({ file, range }) => charactersInFile(file, charactersInRange(range)));
  return (await Promise.all(parts)).flat().join("");
}

/** Those of some characters that a file of a typeface has. */
async function charactersInFile(file: string, characters: string[]): Promise<string[]> {
  const font = await subsetFont(readFileSync(file), characters.join(""), { targetFormat: "truetype" });
  const own = await charactersIn(font);
  return characters.filter((character) => own.has(character));
}

/** One weight of the Latin part of a typeface, as TrueType. */
function subset({ scripts }: TypefacePackage, characters: string, wght: number, alternates: boolean): Promise<Buffer> {
  const file = scripts[0]?.file ?? "";
  const options = { targetFormat: "truetype", variationAxes: { wght }, noLayoutClosure: !alternates } as const;
  return subsetFont(readFileSync(file), characters, options);
}

/** satori reads neither WOFF2 nor variable fonts. */
async function cardFonts(
  { source, parts }: Pick<Made, "source" | "parts">,
  weights: (500 | 600)[],
): Promise<MadeTypefaces["cards"]> {
  const cards: MadeTypefaces["cards"] = [];
  for (const weight of weights) {
    for (const { file, script, characters } of parts) {
      const kept = script === "latin" ? ON_CARDS + characters.replace(EVERYWHERE, "") : characters;
      const options = { targetFormat: "truetype", variationAxes: { wght: weight } } as const;
      const bytes = await subsetFont(readFileSync(file), kept, options);
      const name = script === "latin" ? source.name : `${source.name} ${script}`;
      cards.push({ name, weight, data: bytes.toString("base64") });
    }
  }
  return cards;
}

const isSerif = ({ category }: TypefacePackage) => category === "serif";

const generic = (source: TypefacePackage) => (isSerif(source) ? "serif" : "sans-serif");

const fallbackFonts = (source: TypefacePackage) => FALLBACKS[isSerif(source) ? "serif" : "sans"];

/** The metrics of a typeface in one weight, as if it were so much narrower. */
async function metricsOf(source: TypefacePackage, wght: number, share: number, familyName = source.name) {
  const measured = await fromBuffer(await subset(source, ON_CARDS, wght, false));
  const latin = { xWidthAvg: measured.xWidthAvg * share };
  return { ...measured, familyName, subsets: { ...measured.subsets, latin } } as Metrics;
}

/** The fallbacks of headings as `@font-face` rules, and the font family that lists them. */
async function headingsOf(source: TypefacePackage, name = source.name) {
  return { name, ...stack("600", await metricsOf(source, 600, NARROWER, name), fallbackFonts(source).bold) };
}

/** The fallbacks of other text, and the font families that list them. */
async function fallbacksOf(source: TypefacePackage) {
  const { regular, bold } = fallbackFonts(source);
  // A bold fallback of its own: one that the browser derives from the regular is narrower than the typeface's.
  const usual = stack("400 500", await metricsOf(source, 400, SLIGHTLY_NARROWER), regular);
  const strong = stack("600 700", await metricsOf(source, 600, 1), bold);
  // For the lead of a page: with narrower ones everywhere, the labels of buttons and menus would move.
  const lead = stack("400", await metricsOf(source, 400, NARROWER, "Lead"), regular);
  return {
    family: usual.family,
    faces: [...usual.faces, ...strong.faces, ...lead.faces],
    lead: lead.family.replace(/^Lead/, quotedName(source.name)),
  };
}

/** A family of several words in quotes, as createFontStack writes it. */
const quotedName = (name: string) => (/^[\w-]+$/.test(name) ? name : `"${name}"`);

function stack(weight: string, like: Metrics, fonts: Metrics[]) {
  const { fontFamily, fontFaces } = createFontStack([like, ...fonts], {
    fontFaceFormat: "styleObject",
    // With the weight declared, the browser does not synthesize a bolder fallback.
    fontFaceProperties: { fontWeight: weight },
  });
  // Leave out the fallbacks in their own size: after the adjusted ones comes `serif` or `sans-serif`.
  const [own, ...adjusted] = fontFamily.split(", ").slice(0, fonts.length + 1);
  return { family: [own, ...adjusted].join(", "), faces: fontFaces.map((face) => fallbackFace(face["@font-face"])) };
}

/**
 * A tenth of a percent of the width is less than a pixel on a line, and a percent of the height, since the height of lines
 * is set, less than half a pixel: every page carries these numbers. The gap between lines is not used then.
 */
function fallbackFace({ lineGapOverride, ...face }: Record<string, unknown>): Record<string, unknown> {
  const shortened = (name: string, value: unknown) => {
    const parts = name === "sizeAdjust" ? 10 : 1;
    const text = String(value).replace(/^[\d.]+(?=%$)/, (number) => String(Math.round(+number * parts) / parts));
    const sources = text.replaceAll(", ", ",");
    return SAME_WIDTHS.reduce((src, [name, same]) => src.replace(name, `${name},local('${same}')`), sources);
  };
  return Object.fromEntries(Object.entries(face).map(([name, value]) => [name, shortened(name, value)]));
}

function rule(face: object): string {
  const hyphened = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `@font-face{${Object.entries(face)
    .map(([name, value]) => `${hyphened(name)}:${value}`)
    .join(";")}}`;
}
