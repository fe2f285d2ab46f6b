/*
 * The pictures of the site, and their removal; see `edits.ts` for what all requests have in common.
 *
 *   GET  /_desk/pictures                        -> ListedPicture[]  those that nothing shows first, then by name
 *   POST /_desk/pictures/remove  { names }      -> EditResult       removes those that no file names, as one step
 *
 * All or none. The history keeps the bytes of removed pictures, also of those that were never committed: undo brings
 * them back.
 */

export interface ListedPicture {
  /** Its name in pages, such as `/images/full-groom.jpg`. */
  name: string;
  /** The size of the file. */
  bytes: number;
  /** Where it is shown; empty if no file names it. */
  uses: PictureUse[];
}

export interface PictureUse {
  /** The address of the page; absent for a use by all pages, in site.yaml. */
  route?: string;
  /** What the page is called. */
  name: string;
}

/** A small picture of an original, a larger one to look at closely, or one with all that a page needs, to be cut. */
export type ThumbnailSize = "small" | "large" | "whole";

/** The address of a picture made from an original, such as `/images/full-groom.jpg`. */
export const thumbnailOf = (name: string, size: ThumbnailSize = "small"): string =>
  `/_desk/thumbnail?name=${encodeURIComponent(name)}&size=${size}`;

/** Whether a picture is meant by words that somebody looks for: names of files have hyphens in place of spaces. */
export const isNamed = (name: string, words: string): boolean =>
  name.toLowerCase().includes(words.trim().toLowerCase().replace(/\s+/g, "-"));

/** The name of a picture's file, such as `full-groom.jpg`. */
export const fileNameOf = (name: string): string => name.replace(/^\/images\//, "");

/** The size of a file, such as `0.4 MB`. */
export const sizeInWords = (bytes: number): string =>
  bytes >= 100_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;
