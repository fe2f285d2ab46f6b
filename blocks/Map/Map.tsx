import { usePage } from "../../renderer/contract/PageContext";
import type { Map as MapProps } from "../types.generated";
import { MapView } from "./MapView";
import { placeOf } from "./place";

/** Where the salon is, readable without a map. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: a block has one name, in folder, component and type
export function Map(props: MapProps) {
  return <MapView {...props} place={placeOf(usePage().site)} />;
}
