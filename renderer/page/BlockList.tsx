import type { ComponentType } from "react";
import type { Block } from "../../blocks/types.generated";
import type { Look } from "../contract/design";
import { Island } from "./islands/Island";

/** Renders the blocks of a page in order, each by the component for its type. */
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
