import { type OriginsOf, originOf } from "../../renderer/contract/origins";
import type { Map as MapProps } from "../../renderer/contract/types.generated";

/** The service that serves the map's tiles. */
export default ((_, { site: { map } }) => (map ? { imgSrc: originOf(map.tiles) } : {})) satisfies OriginsOf<MapProps>;
