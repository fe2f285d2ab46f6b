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
