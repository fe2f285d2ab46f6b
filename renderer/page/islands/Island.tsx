import type { ReactNode } from "react";
import type { Block } from "../../../blocks/types.generated";
import type { IslandProps, Wake, WakeMedia } from "../../contract/island";
import { usePage } from "../../contract/PageContext";

/** What an island's file says to the server. */
interface IslandModule {
  wake: Wake;
  wakeMedia?: WakeMedia;
  islandProps?: IslandProps<Block, object>;
}

/** The blocks' islands by component name. */
const islands: Record<string, IslandModule> = Object.fromEntries(
  Object.entries(import.meta.glob<IslandModule>("../../../blocks/*/*.island.tsx", { eager: true })).map(
    ([file, island]) => [file.split("/").at(-2), island],
  ),
);

/**
 * Puts around a block with an island what the loader needs in the browser: the island's name, when
 * to wake it, and its props as JSON. A block without an island stays as it is.
 */
export function Island({ block, children }: { block: Block; children: ReactNode }) {
  const page = usePage();
  const name = block.type.charAt(0).toUpperCase() + block.type.slice(1);
  const island = islands[name];
  if (!island) return children;
  // The props travel in an attribute, which React escapes: a script element would need raw HTML.
  const props = JSON.stringify(island.islandProps?.(block, page) ?? block);
  return (
    <div data-island={name} data-wake={island.wake} data-wake-media={island.wakeMedia} data-props={props}>
      {children}
    </div>
  );
}
