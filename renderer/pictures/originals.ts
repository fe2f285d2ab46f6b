import type { PictureFiles } from "../contract/pictureFiles";

/** The folder of the originals; a page names one as `/images/full-groom.jpg`. */
export const IMAGES = "images";

/** An original that a page names, as the check and the build know it. */
export type Original = Published | { file: string; problem: PictureProblem };

/** What the check and the build look for in an original. */
export interface Measured {
  /** Upright, in pixels; a drawing, which scales without loss, is as wide as the widest file made of it. */
  width: number;
  height: number;
  /** As those of the published picture. */
  bands: string[];
  /** Whether it is a drawing, not a photograph. */
  drawn: boolean;
  /** Its mean brightness, from 0 (black) to 1 (white). */
  brightness: number;
}

export interface Published extends Omit<Measured, "bands"> {
  file: string;
  /** SHA-256 of the file. */
  contentHash: string;
  picture: PictureFiles;
}

export type PictureProblem =
  /** No picture, damaged, or of a kind that cannot be read here. */
  | { kind: "unreadable"; reason: string /** Whether it is of a phone's own format, HEIC. */; phone?: true }
  /** A file that may not be opened, with the end of a sentence that says why. */
  | { kind: "closed"; reason: string }
  | { kind: "huge"; width: number; height: number; bytes: number };

/** By the name that pages use; names without a file are not in it. */
export type Originals = Record<string, Original>;

/** The largest accepted original: more than any phone makes, and still decoded in seconds. */
export const LARGEST = { pixels: 80_000_000, bytes: 40_000_000, drawing: 2_000_000 } as const;

export function picturesOf(originals: Originals): Record<string, PictureFiles> {
  return Object.fromEntries(
    Object.entries(originals).flatMap(([name, original]) => ("picture" in original ? [[name, original.picture]] : [])),
  );
}
