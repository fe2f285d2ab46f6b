import type { IslandProps, Wake } from "../../renderer/contract/island";
import type { Video } from "../../renderer/contract/types.generated";
import { playerOf } from "./player";
import { type CompleteProps, withSite } from "./Video";

export { VideoView as default } from "./Video";

export const wake: Wake = "interaction";

/** A file of this site plays in the browser's own player, and a video of an unknown service is a link. */
export const islandProps: IslandProps<Video, CompleteProps> = (block, { site }) =>
  playerOf(block.video) && withSite(block, site);
