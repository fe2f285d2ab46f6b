import { useState } from "react";
import type { IslandProps, Wake } from "../../renderer/contract/island";
import type { Gallery as GalleryProps } from "../types.generated";
import { GalleryView } from "./Gallery";
import { type GalleryLabels, galleryLabels } from "./labels";
import { Viewer } from "./Viewer";

type GalleryIslandProps = GalleryProps & { labels: GalleryLabels };

/** The filter is at the top of the block: it works before the visitor is there. */
export const wake: Wake = "visible";

export const islandProps: IslandProps<GalleryProps, GalleryIslandProps> = (block, { site }) => ({
  ...block,
  labels: galleryLabels(site.labels),
});

/** The pictures with a filter by category, and a viewer for those that are shown. */
export default function GalleryIsland(props: GalleryIslandProps) {
  const [category, choose] = useState<string>();
  const [opened, open] = useState<number>();
  const shown = props.images.filter((image) => !category || image.category === category);
  const image = opened === undefined ? undefined : props.images[opened];
  return (
    <>
      <GalleryView {...props} choice={{ category, choose, open }} />
      {image && (
        <Viewer images={shown} labels={props.labels} start={shown.indexOf(image)} onClose={() => open(undefined)} />
      )}
    </>
  );
}
