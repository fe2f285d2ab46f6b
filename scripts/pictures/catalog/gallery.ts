import { galleryBraids } from "./galleryBraids";
import { galleryTwists } from "./galleryTwists";
import { picture } from "./picture";

/** The pictures of the gallery page, numbered in their order. */
export const gallery = [...galleryBraids, ...galleryTwists].map(([category, alt, draw], i) =>
  picture(`gallery-${String(i + 1).padStart(2, "0")}`, category, alt, draw),
);
