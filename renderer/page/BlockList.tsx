import type { ComponentType, ReactNode } from "react";
import type { Look } from "../contract/design";
import type { IslandProps, Wake } from "../contract/island";
import { usePage } from "../contract/PageContext";
import type { Block } from "../contract/types.generated";

interface IslandModule {
  wake: Wake;
  /** With `wake = "visible"`: for a visitor who saves data it waits for interaction. */
  savesData?: boolean;
  islandProps?: IslandProps<Block, object>;
}

const islandOf = byBlockType(import.meta.glob<IslandModule>("../../blocks/*/*.island.tsx", { eager: true }));

export function BlockList({ blocks, components }: { blocks: Block[]; components: Look["blocks"] }) {
  return blocks.map((block) => {
    // The mapped type of `components` ties each component to its block; TypeScript cannot follow that through an index.
    const Component = components[block.type] as ComponentType<Block>;
    return (
      <Island key={block.id} block={block}>
        <Component {...block} />
      </Island>
    );
  });
}

/** Wraps a block that has an island in the loader's attributes: the island's name, when it wakes, its props as JSON. */
function Island({ block, children }: { block: Block; children: ReactNode }) {
  const page = usePage();
  const island = islandOf(block.type);
  if (!island) return children;
  const own = island.islandProps ? island.islandProps(block, page) : block;
  if (!own) return children;
  const name = block.type.charAt(0).toUpperCase() + block.type.slice(1);
  // The props are in an attribute, which React escapes: a script element would need raw HTML.
  const props = JSON.stringify(own);
  return (
    <div data-island={name} data-wake={island.wake} data-saves-data={island.savesData} data-props={props}>
      {children}
    </div>
  );
}

/** Returns a lookup of a block's own file by type: `priceTable` is in `blocks/PriceTable/`. Most blocks have none. */
export function byBlockType<File>(files: Record<string, File>): (type: string) => File | undefined {
  const byName = new Map(Object.entries(files).map(([file, found]) => [file.split("/").at(-2)?.toLowerCase(), found]));
  return (type) => byName.get(type.toLowerCase());
}
