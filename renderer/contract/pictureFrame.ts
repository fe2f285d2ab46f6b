import type { PictureFiles } from "./pictureFiles";

export type Size = Pick<PictureFiles, "width" | "height">;

/** In the words of CSS's `object-position`: hair begins at the top of an upright or square picture, with little room above it. */
const UPRIGHT_FOCUS = "50% 8%";

/** What stays in view where a picture is cropped, as an `object-position`; undefined for the middle. @param focus as in YAML */
export function focusOf({ width, height }: Size, focus: string | undefined): string | undefined {
  return focus ?? (height >= width ? UPRIGHT_FOCUS : undefined);
}

/** A point of a picture: shares of its width and height, from 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

/** The point of an `object-position` such as `left`, `right top` or `50% 20%`. */
export function pointOf(focus: string): Point {
  const words = focus.split(" ");
  return { x: share(words, 0, "left", "right"), y: share(words, 1, "top", "bottom") };
}

/** The position on one axis: a side's name counts in either place, a percentage only in its own. */
function share(words: string[], place: number, start: string, end: string): number {
  if (words.includes(start)) return 0;
  if (words.includes(end)) return 1;
  const percentage = words[place]?.endsWith("%") ? words[place] : "50%";
  return Number.parseFloat(percentage) / 100;
}

/** How many times wider than high a picture of all steps is. */
export const WIDE = 3;

/**
 * The shapes of the places for pictures, as CSS's `aspect-ratio`, by the names that the keyword `frame` of a block's
 * schema uses.
 */
export const frames = {
  square: () => "1 / 1",
  /** As wide as the window and low: on a wide screen about this, on a phone higher. */
  strip: () => "9 / 2",
  /** The same, and higher: it is not above the first words of a page. */
  band: () => "14 / 5",
  /** One picture of all steps, of which each step shows its part. */
  steps: () => `${WIDE} / 1`,
  /**
   * A camera's upright or wide format if all of the pictures are upright or wide, so that little of a photograph is cut
   * off; otherwise that of the drawings.
   */
  fitting(pictures: Size[]) {
    const all = (fits: (ratio: number) => boolean) => pictures.every(({ width, height }) => fits(width / height));
    if (all((ratio) => ratio < 0.9)) return "4 / 5";
    return all((ratio) => ratio > 1.4) ? "3 / 2" : "4 / 3";
  },
} as const;

export type FrameName = keyof typeof frames;

/** How much of a picture's height and width a frame shows, from 0 to 1, when the picture fills it (`object-fit: cover`). */
export function shownOf({ width, height }: Size, frame: string): Size {
  const [across = 1, down = 1] = frame.split(" / ").map(Number);
  const ratio = width / height / (across / down);
  return { width: Math.min(1, 1 / ratio), height: Math.min(1, ratio) };
}
