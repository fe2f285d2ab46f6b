import { useEffect, useRef, useState } from "react";
import { useMediaQuery } from "react-responsive";
import type { IslandProps, Wake } from "../../renderer/contract/island";
import { screen } from "../look/theme";
import type { Map as MapProps } from "../types.generated";
import { MapView, type Place, placeOf } from "./Map";

type MapIslandProps = MapProps & { place: Place };

/** No other site learns of a visitor before the map is near. */
export const wake: Wake = "visible";

/** On a phone, nothing before the visitor asks: the directions open its own map, and one finger scrolls the page. */
export const wakeMedia = screen.medium;

export const islandProps: IslandProps<MapProps, MapIslandProps> = (block, { site }) => ({
  ...block,
  place: placeOf(site),
});

/** @returns undefined if the chunk failed and the page is about to be reloaded */
const loadLeaflet = (): Promise<typeof import("./leafletMap") | undefined> => import("./leafletMap");

/** The place with a map behind it, once there is room for it or the visitor asks for it. */
export default function MapIsland({ place, ...props }: MapIslandProps) {
  const canvas = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [progress, setProgress] = useState<"waiting" | "loading" | "shown">("waiting");
  const roomy = useMediaQuery({ query: screen.medium });
  const [wanted, setWanted] = useState(false);

  // A map that is loaded stays, also when the window becomes smaller.
  useEffect(() => {
    if (roomy) setWanted(true);
  }, [roomy]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of a page never changes
  useEffect(() => {
    const { service } = place;
    if (!service || !wanted) return;
    let away = false;
    let remove = () => {};
    const onShown = () => {
      // The button goes away: the focus moves on to what it brought.
      if (document.activeElement === button.current) canvas.current?.focus({ preventScroll: true });
      setProgress("shown");
    };
    // Asking again is possible.
    const onFailed = () => {
      setProgress("waiting");
      setWanted(false);
    };
    const draw = async () => {
      setProgress("loading");
      const leaflet = await loadLeaflet();
      if (!leaflet || !canvas.current || away) return;
      remove = leaflet.drawMap(canvas.current, { ...place, service }, { onShown, onFailed });
    };
    draw();
    return () => {
      away = true;
      remove();
    };
  }, [wanted]);

  const onWanted = () => setWanted(true);
  return <MapView {...props} place={place} awake={{ canvas, button, progress, onWanted }} />;
}
