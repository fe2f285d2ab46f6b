import type { IslandProps, Wake } from "../../renderer/contract/island";
import type { Map as MapProps } from "../../renderer/contract/types.generated";
import { screen } from "../look/theme";
import { type Place, placeOf } from "./Map";

export { MapView as default } from "./Map";

/** No other site learns of a visitor before the map is near. */
export const wake: Wake = "visible";

/** On a phone only if the visitor asks: the directions open the phone's own map, and one finger scrolls the page. */
export const wakeMedia = screen.medium;

export const islandProps: IslandProps<MapProps, MapProps & { place: Place }> = (block, { site }) => ({
  ...block,
  place: placeOf(site),
});
