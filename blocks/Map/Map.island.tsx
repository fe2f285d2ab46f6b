import type { IslandProps, Wake } from "../../renderer/contract/island";
import type { Map as MapProps } from "../../renderer/contract/types.generated";
import { type Place, placeOf } from "./Map";

export { MapView as default } from "./Map";

/** No other site learns of a visitor before the map is near. */
export const wake: Wake = "visible";

export const savesData = true;

export const islandProps: IslandProps<MapProps, MapProps & { place: Place }> = (block, { site }) => ({
  ...block,
  place: placeOf(site),
});
