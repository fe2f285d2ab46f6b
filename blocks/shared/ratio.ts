import type { PictureFiles } from "../../renderer/contract/pictureFiles";

/**
 * The `aspect-ratio` of a frame for pictures: a camera's upright or wide format if all of them are upright or wide, so
 * that little of a photograph is cut off; otherwise that of the drawings.
 */
export function ratioOf(pictures: Pick<PictureFiles, "width" | "height">[]): "4 / 5" | "3 / 2" | "4 / 3" {
  const all = (fits: (ratio: number) => boolean) => pictures.every(({ width, height }) => fits(width / height));
  if (all((ratio) => ratio < 0.9)) return "4 / 5";
  return all((ratio) => ratio > 1.4) ? "3 / 2" : "4 / 3";
}
