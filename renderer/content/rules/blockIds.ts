import { layoutIds } from "../../contract/layoutIds";
import type { Rule } from "../rule";
import { blockIds } from "../site/blockIds";
import { blocksOf } from "../site/pageBlocks";
import type { PageContent } from "../siteContent";

const layout: ReadonlySet<string> = new Set(Object.values(layoutIds));

export default [
  {
    name: "blocks/duplicate-id",
    severity: "error",
    *check({ pages }) {
      for (const page of pages) {
        const seen = new Map<string, number>();
        for (const { id, index, ...place } of ownIds(page)) {
          const first = seen.get(id);
          if (first === undefined) seen.set(id, index);
          else {
            const message = `Block ${first + 1} of this page has the id "${id}" already. Give one of them another.`;
            yield { ...place, message };
          }
        }
      }
    },
  },
  {
    name: "blocks/reserved-id",
    severity: "error",
    *check({ pages }) {
      for (const page of pages) {
        const headings = new Map(blockIds(blocksOf(page)).map((id, index) => [`${id}-heading`, index]));
        for (const { id, index: _, ...place } of ownIds(page)) {
          const other = headings.get(id);
          if (!layout.has(id) && other === undefined) continue;
          const whose = layout.has(id) ? "the page itself" : `the heading of block ${(other ?? 0) + 1}`;
          const message = `The id "${id}" belongs to ${whose}. Give this block another, such as our-${id}.`;
          yield { ...place, message };
        }
      }
    },
  },
] satisfies Rule[];

/** Every id that a page gives its blocks. */
function* ownIds(page: PageContent) {
  for (const [index, block] of blocksOf(page).entries()) {
    const id = typeof block === "object" && block !== null && "id" in block ? block.id : undefined;
    if (typeof id === "string") yield { id, index, file: page.file, pointer: `/blocks/${index}/id` };
  }
}
