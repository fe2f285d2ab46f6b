import type { Letters } from "../contract/typefaces";

/**
 * Measures each character of a typeface, and how much nearer or farther each two stand together (kerning), with
 * HarfBuzz, as Chromium and Firefox do.
 *
 * @param font a TrueType font of one weight
 * @param characters those that the typeface has
 */
export async function measureLetters(font: Uint8Array, characters: string): Promise<Letters> {
  const { default: loaded } = await import("harfbuzzjs");
  const harfbuzz = await loaded;
  const face = harfbuzz.createFace(harfbuzz.createBlob(font), 0);
  const shaped = harfbuzz.createFont(face);
  const buffer = harfbuzz.createBuffer();
  const widthOf = (text: string) => {
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaped, buffer);
    return buffer.getGlyphPositions().reduce((sum, { x_advance }) => sum + x_advance, 0);
  };

  const all = [...characters];
  const widths = Object.fromEntries(all.map((character) => [character, widthOf(character)]));
  const pairs: Letters["pairs"] = {};
  for (const first of all) {
    for (const second of all) {
      const kerning = widthOf(first + second) - (widths[first] ?? 0) - (widths[second] ?? 0);
      if (kerning !== 0) pairs[first + second] = kerning;
    }
  }
  return { unitsPerEm: face.upem, widths, pairs };
}

/** The characters that a typeface has. */
export async function charactersIn(font: Uint8Array): Promise<Set<string>> {
  const { default: loaded } = await import("harfbuzzjs");
  const harfbuzz = await loaded;
  const codes = harfbuzz.createFace(harfbuzz.createBlob(font), 0).collectUnicodes();
  return new Set(Array.from(codes, (code) => String.fromCodePoint(code)));
}
