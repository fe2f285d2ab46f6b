import type { RichNode, Text } from "../../renderer/contract/richText";
import type { Letters, Typefaces } from "../../renderer/contract/typefaces";
import { lineCount, textWidth, type Word } from "../look/textWidth";
import { splitAtUnits } from "./Words";

type Measured = Typefaces["letters"];

/** How a text is set. Lengths are in em. */
export interface Setting {
  face: keyof Measured;
  /** The face of strong text, if it is another. */
  strong?: keyof Measured;
  letterSpacing?: number;
  lineHeight: number;
  /** The widths of the text for which its height is kept: from the narrowest phone with text of the usual size. */
  from: number;
  to: number;
}

/** Differences of width that are below a hundredth of a pixel. */
const PRECISION = 0.0005;

/**
 * The `min-height` of a text that is as high as its lines in the site's own typeface, at any width of its container: the
 * fallback, which is a little narrower, may have a line less, and nothing moves when the typeface arrives. For a text
 * that is as wide as its container, which is the nearest element with `container-type: inline-size`.
 *
 * Each term adds a line in containers narrower than the text needs for the lines before.
 *
 * @returns undefined for a text of one line, or with characters that the typeface lacks
 */
export function reservedHeight(text: Text | undefined, setting: Setting, letters: Measured): string | undefined {
  const { lineHeight } = setting;
  const { fewest, limits } = lineLimits(text, setting, letters);
  if (fewest === 1 && limits.length === 0) return undefined;
  const terms = limits.map((limit) => `clamp(0em,(${roundedDown(limit)}em - 100cqi)*999,${lineHeight}em)`);
  return `calc(${[`${roundedDown(fewest * lineHeight)}em`, ...terms].join(" + ")})`;
}

/**
 * The `max-width` of a text that has as many lines in the fallback as in the site's own typeface: where the typeface
 * needs a line more by a few pixels only, the text gets so little room that the fallback needs it too. For short texts
 * with a strong part, which would jump to the other end of the next line.
 *
 * @returns undefined for a text of one line, or with characters that the typeface lacks
 */
export function safeWidth(text: Text | undefined, setting: Setting, letters: Measured): string | undefined {
  const { limits } = lineLimits(text, setting, letters);
  // At the narrower width there are no more lines.
  const far = limits.filter((limit, index) => limit * SAFE > (limits[index + 1] ?? 0));
  if (far.length === 0) return undefined;
  const terms = [undefined, ...far].map((limit, index) => {
    const room = limit ? `min(100%,${roundedDown(limit * SAFE)}em)` : "100%";
    const next = far[index];
    return next ? `${room} - max(0em,(${roundedDown(next)}em - 100%)*999)` : room;
  });
  return `max(${terms.join(",")})`;
}

/** How much narrower fallbacks are at most (`renderer/typefaces/makeTypefaces.ts`), and as much again as single lines differ. */
const SAFE = 0.965;

/**
 * @returns the lines in the widest room, and for each line more the room in em below which it is needed, the widest first
 */
function lineLimits(text: Text = [], setting: Setting, letters: Measured): { fewest: number; limits: number[] } {
  const { from, to } = setting;
  const words = measuredWords(text, setting, letters);
  if (!words.every(({ width }) => Number.isFinite(width))) return { fewest: 1, limits: [] };
  const lines = (room: number) => lineCount(words, room);
  const more = Array.from({ length: lines(from) - lines(to) }, (_, index) => lines(to) + index);
  return { fewest: lines(to), limits: more.map((count) => narrowest((room) => lines(room) <= count, from, to)) };
}

/** The text between two places where a line may end: at a space, and after a hyphen, dash or slash. */
function measuredWords(
  nodes: RichNode[],
  { face, strong = face, letterSpacing = 0 }: Setting,
  letters: Measured,
): Word[] {
  const words: Word[] = [];
  let width = 0;
  const end = (space: number) => {
    if (width !== 0) words.push({ width, space });
    width = 0;
  };
  const widthOf = (text: string, as: Letters) => textWidth(text, as) + letterSpacing * [...text].length;
  const walk = (node: RichNode, as: Letters): void => {
    if (typeof node !== "string") {
      for (const child of node.children) walk(child, node.type === "strong" ? letters[strong] : as);
      return;
    }
    for (const { words: part, whole } of splitAtUnits(node)) {
      for (const piece of whole ? [part] : part.split(/( |(?<=[/–—-]))/)) {
        if (piece === " ") end(widthOf(" ", as));
        else if (piece) width += widthOf(piece, as);
        if (!whole && /[/–—-]$/.test(piece)) end(0);
      }
    }
  };
  for (const node of nodes) walk(node, letters[face]);
  end(0);
  return words;
}

/** The narrowest room between two in which something fits that fits in the wider one. */
function narrowest(fits: (room: number) => boolean, from: number, to: number): number {
  let [narrow, wide] = [from, to];
  while (wide - narrow > PRECISION) {
    const middle = (narrow + wide) / 2;
    if (fits(middle)) wide = middle;
    else narrow = middle;
  }
  return narrow;
}

const roundedDown = (length: number) => String(Math.floor(length * 1000) / 1000);
