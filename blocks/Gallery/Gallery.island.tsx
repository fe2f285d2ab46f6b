import { useState } from "react";
import type { Wake } from "../../renderer/contract/island";
import type { Gallery as GalleryProps } from "../types.generated";
import { Gallery } from "./Gallery";
import { Viewer } from "./Viewer";

/** The filter stands at the top of the block: it works before the visitor is there. */
export const wake: Wake = "visible";

/** The pictures with a filter by category, and a viewer for the ones that are shown. */
export default function GalleryIsland(props: GalleryProps) {
  const [category, choose] = useState<string>();
  const [opened, open] = useState<number>();
  const shown = props.images.filter((image) => !category || image.category === category);
  const image = opened === undefined ? undefined : props.images[opened];
  return (
    <>
      <Gallery {...props} choice={{ category, choose, open }} />
      {image && <Viewer images={shown} start={shown.indexOf(image)} onClose={() => open(undefined)} />}
    </>
  );
}
