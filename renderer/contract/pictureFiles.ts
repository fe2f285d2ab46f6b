/** A published picture, in place of the name of an original. Short plain data, since islands get it as JSON. */
export interface PictureFiles {
  /** Begins the name of every file, such as `full-groom`. */
  name: string;
  /** Of the original and of the settings that its files are made with: eight hexadecimal digits. */
  hash: string;
  /** The widths in pixels that there are, from the smallest. */
  widths: number[];
  /** Of the widest file, upright. */
  width: number;
  height: number;
  /** Colors to show while the picture loads: of its top, middle and bottom; none for a picture with transparency. */
  bands: string[];
  /** For a browser that knows neither AVIF nor WebP. */
  fallback: "jpg" | "png";
}

export type PictureFormat = "avif" | "webp" | "jpg" | "png";

const PICTURES = "assets/pictures";

/** WebP is for browsers of before 2023, the fallback for those of before 2021: for them, fewer widths do. */
const SOME: Partial<Record<PictureFormat, number[]>> = { webp: [480, 800, 1200], jpg: [800], png: [800] };

/** The widths that a picture has in a format: the widest always. */
export function widthsIn({ widths, width }: Pick<PictureFiles, "widths" | "width">, format: PictureFormat): number[] {
  const some = SOME[format];
  return some ? widths.filter((one) => some.includes(one) || one === width) : widths;
}

export function pictureUrl({ name, hash }: Pick<PictureFiles, "name" | "hash">, width: number, format: PictureFormat) {
  return `/${PICTURES}/${name}-${width}.${hash}.${format}`;
}

/** The widest file that every browser and every crawler can read. */
export function widestUrl(picture: PictureFiles): string {
  return pictureUrl(picture, picture.width, picture.fallback);
}
