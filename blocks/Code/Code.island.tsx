import type { IslandProps, Wake } from "../../renderer/contract/island";
import type { Code } from "../../renderer/contract/types.generated";
import { type CompleteProps, withSite } from "./Code";

export { CodeView as default } from "./Code";

export const wake: Wake = "interaction";

export const islandProps: IslandProps<Code, CompleteProps> = (block, { site }) => withSite(block, site);
