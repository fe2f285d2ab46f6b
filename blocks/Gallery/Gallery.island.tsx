import type { IslandProps, Wake } from "../../renderer/contract/island";
import type { Gallery } from "../../renderer/contract/types.generated";
import { type GalleryLabels, galleryLabels } from "./labels";

export { GalleryView as default } from "./Gallery";

/** The filter is at the top of the block: it must work before the visitor reaches it. */
export const wake: Wake = "visible";

export const islandProps: IslandProps<Gallery, Gallery & { labels: GalleryLabels }> = (block, { site }) => ({
  ...block,
  labels: galleryLabels(site.labels),
});
