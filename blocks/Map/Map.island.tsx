import { useEffect, useRef, useState } from "react";
import type { IslandProps, Wake } from "../../renderer/contract/island";
import type { Map as MapProps } from "../types.generated";
import { MapView } from "./MapView";
import { type Place, placeOf } from "./place";

type MapIslandProps = MapProps & { place: Place };

/** Nobody is told where a visitor looks before the map is near. */
export const wake: Wake = "visible";

export const islandProps: IslandProps<MapProps, MapIslandProps> = (block, { site }) => ({
  ...block,
  place: placeOf(site),
});

/** @returns nothing when the chunk failed and the page is about to be loaded anew */
const loadLeaflet = (): Promise<typeof import("./leafletMap") | undefined> => import("./leafletMap");

/** The place with a map behind it, as soon as the map has a picture to show. */
export default function MapIsland({ place, ...props }: MapIslandProps) {
  const canvas = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of a page never changes
  useEffect(() => {
    const { service } = place;
    let away = false;
    let remove = () => {};
    const draw = async () => {
      const leaflet = await loadLeaflet();
      if (!leaflet || !service || !canvas.current || away) return;
      const outcome = { onShown: () => setShown(true), onFailed: () => setShown(false) };
      remove = leaflet.drawMap(canvas.current, { ...place, service }, outcome);
    };
    if (service) draw();
    return () => {
      away = true;
      remove();
    };
  }, []);

  return <MapView {...props} place={place} shown={shown} canvas={canvas} />;
}
