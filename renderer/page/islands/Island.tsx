import type { ReactNode } from "react";
import type { Block } from "../../../blocks/types.generated";
import type { IslandProps, Wake, WakeMedia } from "../../contract/island";
import { usePage } from "../../contract/PageContext";

/** What the server reads of an island's file. */
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

/** Wraps a block with an island in what the loader needs: the island's name, when to wake it, its props as JSON. */
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
