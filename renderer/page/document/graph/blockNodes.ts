import type { Thing } from "schema-dts";
import type { Block } from "../../../../blocks/types.generated";
import type { LayoutStructuredData, StructuredData, StructuredDataPage } from "../../../contract/structuredData";

/** What each block adds, by component name; a block without structured data has no such file. */
const additions = new Map(
  Object.entries(
    import.meta.glob<StructuredData<Block>>("../../../../blocks/[A-Z]*/*.structuredData.ts", {
      eager: true,
      import: "default",
    }),
  ).map(([file, addition]) => [file.split("/").at(-2)?.toLowerCase(), addition]),
);

/** Folders in small letters are not blocks: what they add is on every page. */
const onEveryPage = Object.values(
  import.meta.glob<LayoutStructuredData>("../../../../blocks/[a-z]*/*.structuredData.ts", {
    eager: true,
    import: "default",
  }),
);

/** The nodes that the layout and a page's blocks add to its graph, in the blocks' order. */
export function blockNodes(blocks: Block[], page: StructuredDataPage): Thing[] {
  return [
    ...onEveryPage.flatMap((addition) => addition(page)),
    ...blocks.flatMap((block) => additions.get(block.type.toLowerCase())?.(block, page) ?? []),
  ];
}
