import { layoutIds } from "../../contract/layoutIds";
import type { Rule } from "../rule";
import { blocksOf } from "../site/anchors";
import { blockIds } from "../site/blockIds";

export default {
  name: "blocks/reserved-id",
  severity: "error",
  *check({ pages }) {
    const layout: ReadonlySet<string> = new Set(Object.values(layoutIds));
    for (const page of pages) {
      const blocks = blocksOf(page);
      const headings = new Map(blockIds(blocks).map((id, index) => [`${id}-heading`, index]));
      for (const [index, block] of blocks.entries()) {
        const id = typeof block === "object" && block !== null && "id" in block ? block.id : undefined;
        if (typeof id !== "string") continue;
        const other = headings.get(id);
        if (!layout.has(id) && other === undefined) continue;
        const whose = layout.has(id) ? "the page itself" : `the heading of block ${(other ?? 0) + 1}`;
        const message = `The id "${id}" belongs to ${whose}. Give this block another, such as our-${id}.`;
        yield { file: page.file, pointer: `/blocks/${index}/id`, message };
      }
    }
  },
} satisfies Rule;
