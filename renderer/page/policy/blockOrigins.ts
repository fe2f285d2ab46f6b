import type { Block } from "../../../blocks/types.generated";
import type { Origins, OriginsOf } from "../../contract/origins";
import type { PageContextValue } from "../../contract/PageContext";

/** What each block turns to, by component name; a block that stays within the site has no such file. */
const origins = new Map(
  Object.entries(
    import.meta.glob<OriginsOf<Block>>("../../../blocks/*/*.origins.ts", { eager: true, import: "default" }),
  ).map(([file, originsOf]) => [file.split("/").at(-2)?.toLowerCase(), originsOf]),
);

/** The other sites that a page's blocks turn to, one entry for each block that does. */
export function blockOrigins(blocks: Block[], page: PageContextValue): Origins[] {
  return blocks.flatMap((block) => origins.get(block.type.toLowerCase())?.(block, page) ?? []);
}
