import { type OriginsOf, originOf } from "../../renderer/contract/origins";
import type { Video } from "../../renderer/contract/types.generated";
import { isFile, playerOf } from "./player";

export default (({ video }) =>
  isFile(video)
    ? { mediaSrc: ["'self'"] }
    : { frameSrc: originOf(playerOf(video)?.src ?? "") }) satisfies OriginsOf<Video>;
