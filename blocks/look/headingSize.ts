import { lineCount } from "./textWidth";

/** The font sizes of a heading in pixels, from the largest. */
const SIZES = [92, 84, 78, 72, 66, 60, 54, 48, 42];

/** Measured widths of letters of Fraunces 600 as shares of the font size: the widest of each kind, less its spacing. */
const LETTERS: [kind: RegExp, width: number][] = [
  [/[mwMW]/, 0.94],
  [/[A-Z&]/, 0.76],
  [/[iljftI.,:;'’!-]/, 0.38],
  [/[csrz]/, 0.5],
  [/\s/, 0.2],
];
const OTHER_LETTER = 0.62;

/**
 * The largest size in pixels at which a heading fits into a box: no word wider, no more lines than it has room for.
 * @returns if the heading does not fit at any size, the smallest one with the number of lines that there is room for
 */
export function headingSize(
  heading: string,
  box: { width: number; height: number },
  lineHeight: number,
): { size: number; lines?: number } {
  const space = widthOf(" ");
  const words = heading.split(" ").map((word) => ({ width: widthOf(word), space }));
  const fits = (size: number) => {
    const room = box.width / size;
    return words.every(({ width }) => width <= room) && lineCount(words, room) * size * lineHeight <= box.height;
  };
  const size = SIZES.find(fits);
  if (size) return { size };
  const smallest = Math.min(...SIZES);
  return { size: smallest, lines: Math.floor(box.height / (smallest * lineHeight)) };
}

/** The width of a word as a share of the font size. */
function widthOf(word: string): number {
  const widths = [...word].map((letter) => LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER_LETTER);
  return widths.reduce((sum, width) => sum + width, 0);
}
