import { letters } from "./letters.generated";

/** The measured characters of one weight of a typeface, in its own units. */
export interface Letters {
  unitsPerEm: number;
  widths: Record<string, number>;
  /** By two characters: what is added to the sum of their widths when they are side by side (kerning). */
  pairs: Record<string, number>;
}

export type Face = keyof typeof letters;

/** The width of a text on one line, in em, as browsers measure it; NaN if the typeface lacks one of its characters. */
export function textWidth(text: string, face: Face): number {
  const { unitsPerEm, widths, pairs }: Letters = letters[face];
  // A no-break space that the typeface lacks is as wide as its space (HarfBuzz).
  const characters = [...text.replaceAll("\u00a0", " ")];
  const units = characters.reduce(
    (sum, character, index) =>
      sum + (widths[character] ?? Number.NaN) + (pairs[(characters[index - 1] ?? "") + character] ?? 0),
    0,
  );
  return units / unitsPerEm;
}
