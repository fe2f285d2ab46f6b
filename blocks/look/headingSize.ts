/** The font sizes of a heading in pixels, from the largest. */
const SIZES = [92, 84, 78, 72, 66, 60, 54, 48, 42];

/** How wide a letter of Fraunces at 600 is, as a share of its size: measured, the widest of each kind; spacing taken off. */
const LETTERS: [kind: RegExp, width: number][] = [
  [/[mwMW]/, 0.94],
  [/[A-Z&]/, 0.76],
  [/[iljftI.,:;'’!-]/, 0.38],
  [/[csrz]/, 0.5],
  [/\s/, 0.2],
];
const OTHER_LETTER = 0.62;

/**
 * The largest size in pixels at which a heading stays within a box: no word wider, no more lines than it has room for.
 * @returns for a heading that is too long for any, the smallest size, and how many lines of it there is room for
 */
export function headingSize(
  heading: string,
  box: { width: number; height: number },
  lineHeight: number,
): { size: number; lines?: number } {
  const words = heading.split(" ").map(widthOf);
  const fits = (size: number) => {
    const room = box.width / size;
    return Math.max(...words) <= room && lineCount(words, room) * size * lineHeight <= box.height;
  };
  const size = SIZES.find(fits);
  if (size) return { size };
  const smallest = Math.min(...SIZES);
  return { size: smallest, lines: Math.floor(box.height / (smallest * lineHeight)) };
}

/** A word's width as a share of the size that it is set in. */
function widthOf(word: string): number {
  const widths = [...word].map((letter) => LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER_LETTER);
  return widths.reduce((sum, width) => sum + width, 0);
}

/** How many lines words of these widths fill, each line as full as it gets. */
function lineCount(words: number[], room: number): number {
  const space = widthOf(" ");
  let lines = 1;
  let taken = 0;
  for (const width of words) {
    const longer = taken === 0 ? width : taken + space + width;
    if (longer > room && taken > 0) {
      lines += 1;
      taken = width;
    } else taken = longer;
  }
  return lines;
}
