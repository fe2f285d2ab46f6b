import type { Labels } from "../../renderer/contract/types.generated";

/** The labels of site.yaml that the gallery needs in the browser. */
export function galleryLabels(labels: Labels): GalleryLabels {
  const { all, showPicturesOf, allPictures, picturesOf, fullSize, position, close, previous, next, stylePage } = labels;
  return { all, showPicturesOf, allPictures, picturesOf, fullSize, position, close, previous, next, stylePage };
}

export type GalleryLabels = Pick<
  Labels,
  | "all"
  | "showPicturesOf"
  | "allPictures"
  | "picturesOf"
  | "fullSize"
  | "position"
  | "close"
  | "previous"
  | "next"
  | "stylePage"
>;
