/** The part of harfbuzzjs 0.10 that is used; the package has no types. */
declare module "harfbuzzjs" {
  interface Buffer {
    addText(text: string): void;
    guessSegmentProperties(): void;
    /** The glyphs, each with its advance in units of the font. */
    getGlyphPositions(): { x_advance: number }[];
    clearContents(): void;
  }
  interface HarfBuzz {
    createBlob(font: Uint8Array): object;
    createFace(blob: object, index: number): { upem: number; collectUnicodes(): Uint32Array };
    createFont(face: object): object;
    createBuffer(): Buffer;
    shape(font: object, buffer: Buffer): void;
  }
  const loaded: Promise<HarfBuzz>;
  export default loaded;
}
