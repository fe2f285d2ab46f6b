/** Bytes that travel, by how the server sends them. What is not text travels as it is, either way. */
export interface Bytes {
  gzip: number;
  brotli: number;
}

export const nothing: Bytes = { gzip: 0, brotli: 0 };

/** What one page weighs for a visitor with a phone who has not been here before. */
export interface Weight {
  route: string;
  /** The document with its critical CSS. */
  html: Bytes;
  /** The critical CSS alone, and stylesheets besides. */
  css: Bytes;
  /** All scripts that come before the visitor turns to anything. */
  scripts: Bytes;
  fonts: Bytes;
  /** The pictures in the first view together, and the largest of them. */
  pictures: Bytes;
  largestPicture: Bytes;
  /** Whether a block that needs React at once, or soon, is in the page's first view. */
  statefulInView: boolean;
  /** Whether React was asked for before the first view was painted. */
  reactBeforePaint: boolean;
  /** Addresses of other sites that were asked for before the visitor turned to anything or opened the page for them. */
  foreign: string[];
  /** Layout shift (https://web.dev/articles/cls), all shifts added up: while loading, and while reading to the end. */
  shift: { atRest: number; inUse: number };
}

export function add(a: Bytes, b: Bytes): Bytes {
  return { gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli };
}

export function sum(all: Bytes[]): Bytes {
  return all.reduce(add, nothing);
}
