import type { Labels } from "../../renderer/contract/types.generated";

export type GalleryLabels = ReturnType<typeof galleryLabels>;

/** The labels of site.yaml that the gallery needs in the browser. */
export function galleryLabels(labels: Labels) {
  const { all, showPicturesOf, allPictures, picturesOf, fullSize, position, close, previous, next, stylePage } = labels;
  return { all, showPicturesOf, allPictures, picturesOf, fullSize, position, close, previous, next, stylePage };
}
