/** From the largest: what a heading may be set in, in pixels. */
const SIZES = [92, 84, 76, 68, 60, 54, 48, 42];

/** A letter of Fraunces at 600, spaces among them, takes about this share of its size. */
const LETTER = 0.5;

/**
 * The largest size at which a heading stays within a box: no word wider than it, and no more lines
 * than it has room for.
 *
 * @param box in pixels
 * @param lineHeight as a share of the size
 * @returns the smallest size, and how many lines of it there is room for, for a heading that is too long for any
 */
export function headingSize(
  heading: string,
  box: { width: number; height: number },
  lineHeight: number,
): { size: number; lines?: number } {
  const words = heading.split(" ").map((word) => word.length);
  const fits = (size: number) => {
    const room = box.width / (size * LETTER);
    return Math.max(...words) <= room && lineCount(words, room) * size * lineHeight <= box.height;
  };
  const size = SIZES.find(fits);
  if (size) return { size };
  const smallest = Math.min(...SIZES);
  return { size: smallest, lines: Math.floor(box.height / (smallest * lineHeight)) };
}

/** How many lines words of these lengths fill, each line as full as it gets. */
function lineCount(words: number[], room: number): number {
  let lines = 1;
  let taken = 0;
  for (const length of words) {
    const longer = taken === 0 ? length : taken + 1 + length;
    if (longer > room && taken > 0) {
      lines += 1;
      taken = length;
    } else taken = longer;
  }
  return lines;
}
