import { type OriginsOf, originOf } from "../../renderer/contract/origins";
import type { Map as MapProps } from "../types.generated";

/** The service that draws the map's pictures. */
const mapOrigins: OriginsOf<MapProps> = (_, { site: { map } }) => (map ? { imgSrc: originOf(map.tiles) } : {});

export default mapOrigins;
