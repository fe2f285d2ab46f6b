/** The measured characters of one weight of a typeface, in its own units. */
export interface Letters {
  unitsPerEm: number;
  widths: Record<string, number>;
  /** By two characters: what is added to the sum of their widths when they are side by side (kerning). */
  pairs: Record<string, number>;
}

/** Which typefaces a site has, and for which characters besides those of every site. */
export interface TypefaceChoice {
  heading: string;
  text: string;
  characters: string;
  /** Installed typefaces of scripts in use, for cards and icons: they have no typefaces of the system for what is lacking. */
  others?: string[];
}

/** What pages need to know of a site's typefaces. */
export interface Typefaces {
  choice: TypefaceChoice;
  /** `@font-face` rules, also of fallbacks of the same width and height, so that nothing moves when the typefaces arrive. */
  rules: string;
  /** The files that every page loads before its CSS is read. */
  files: string[];
  /** As values of CSS's `font-family`. */
  families: { heading: string; text: string; lead: string };
  letters: { heading: Letters; text: Letters; bold: Letters };
}
