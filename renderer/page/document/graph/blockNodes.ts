import type { Thing } from "schema-dts";
import type { Block } from "../../../../blocks/types.generated";
import type { StructuredData, StructuredDataPage } from "../../../contract/structuredData";

/** What each block adds, by component name; a block with nothing to say has no such file. */
const additions = new Map(
  Object.entries(
    import.meta.glob<StructuredData<Block>>("../../../../blocks/*/*.structuredData.ts", {
      eager: true,
      import: "default",
    }),
  ).map(([file, addition]) => [file.split("/").at(-2)?.toLowerCase(), addition]),
);

/** The nodes that a page's blocks add to its graph, in the blocks' order. */
export function blockNodes(blocks: Block[], page: StructuredDataPage): Thing[] {
  return blocks.flatMap((block) => additions.get(block.type.toLowerCase())?.(block, page) ?? []);
}
