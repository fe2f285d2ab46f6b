/** A published picture, in place of an original's name. Short plain data, since islands get it as JSON. */
export interface PictureFiles {
  /** The first part of each file's name, such as `full-groom`. */
  name: string;
  /** Of the original and of the settings that its files are made with: eight hexadecimal digits. */
  hash: string;
  /** The available widths in pixels, in ascending order. */
  widths: number[];
  /** Of the widest file, with the picture upright. */
  width: number;
  height: number;
  /** Placeholder colors while the picture loads: its top, middle and bottom; empty for a picture with transparency. */
  bands: string[];
  /** For browsers that support neither AVIF nor WebP. */
  fallback: "jpg" | "png";
  /** Whether it is a photograph, whose colors stay as they are at night. */
  photo?: true;
  /** The folder of the site, such as `/salon`; absent if it has a host of its own. */
  base?: string;
}

export type PictureFormat = "avif" | "webp" | "jpg" | "png";

const PICTURES = "assets/pictures";

/**
 * WebP is for browsers from before 2024, Edge among them, and the fallback for those from before 2021: fewer widths are
 * enough. The widest WebP is that of a tablet. The widest fallback is that of a search engine or a shared link: no page
 * shows it.
 */
const SOME: Partial<Record<PictureFormat, { widths: number[]; widest?: number }>> = {
  webp: { widths: [480], widest: 1200 },
  jpg: { widths: [800] },
  png: { widths: [800] },
};

/** The widths of a picture's files in a format, in ascending order. */
export function widthsIn({ widths, width }: Pick<PictureFiles, "widths" | "width">, format: PictureFormat): number[] {
  const some = SOME[format];
  if (!some) return widths;
  const widest = Math.min(width, some.widest ?? width);
  return widths.filter((one) => one === widest || (one < widest && some.widths.includes(one)));
}

type Named = Pick<PictureFiles, "name" | "hash" | "base">;

export function pictureUrl({ name, hash, base = "" }: Named, width: number, format: PictureFormat): string {
  return `${base}/${PICTURES}/${name}-${width}.${hash}.${format}`;
}

/** The widest file in a format that every browser and crawler can read. */
export function widestUrl(picture: PictureFiles): string {
  return pictureUrl(picture, picture.width, picture.fallback);
}
