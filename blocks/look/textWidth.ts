import type { Letters } from "../../renderer/contract/typefaces";

/** The width of a text on one line, in em, as browsers measure it; NaN if the typeface lacks one of its characters. */
export function textWidth(text: string, { unitsPerEm, widths, pairs }: Letters): number {
  // A no-break space that the typeface lacks is as wide as its space (HarfBuzz).
  const characters = [...text.replaceAll("\u00a0", " ")];
  const units = characters.reduce(
    (sum, character, index) =>
      sum + (widths[character] ?? Number.NaN) + (pairs[(characters[index - 1] ?? "") + character] ?? 0),
    0,
  );
  return units / unitsPerEm;
}

/** A part of a text that does not break. */
export interface Word {
  width: number;
  /** The space after it: none after a hyphen. */
  space: number;
}

/** How many lines words fill, each line as full as it gets: balanced lines are as many. */
export function lineCount(words: Word[], room: number): number {
  let lines = 1;
  let taken = 0;
  let gap = 0;
  for (const { width, space } of words) {
    const longer = taken + gap + width;
    const fits = longer <= room || taken === 0;
    if (!fits) lines += 1;
    taken = fits ? longer : width;
    gap = space;
  }
  return lines;
}
