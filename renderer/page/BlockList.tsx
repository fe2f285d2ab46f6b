import type { ComponentType } from "react";
import { blocks } from "../../blocks";
import type { Block } from "../../blocks/types.generated";
import { Island } from "./islands/Island";

/** Draws the blocks of a page in order, each by the component that `blocks/index.ts` names for its type. */
export function BlockList({ blocks: list }: { blocks: Block[] }) {
  return list.map((block) => {
    // The mapped type of `blocks` ties each component to its block; TypeScript cannot follow that through an index.
    const Component = blocks[block.type] as ComponentType<Block>;
    return (
      <Island key={block.id} block={block}>
        <Component {...block} />
      </Island>
    );
  });
}
