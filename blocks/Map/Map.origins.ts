import { type OriginsOf, originOf } from "../../renderer/contract/origins";
import type { Map as MapProps } from "../types.generated";

/** The service that draws the map's pictures. */
export default ((_, { site: { map } }) => (map ? { imgSrc: originOf(map.tiles) } : {})) satisfies OriginsOf<MapProps>;
