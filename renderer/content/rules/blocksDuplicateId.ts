import type { Rule } from "../rule";
import { blocksOf } from "../site/anchors";

export default {
  name: "blocks/duplicate-id",
  severity: "error",
  *check({ pages }) {
    for (const page of pages) {
      const seen = new Map<string, number>();
      for (const [index, block] of blocksOf(page).entries()) {
        const id = typeof block === "object" && block !== null && "id" in block ? block.id : undefined;
        if (typeof id !== "string") continue;
        const first = seen.get(id);
        if (first === undefined) seen.set(id, index);
        else {
          const message = `Block ${first + 1} of this page has the id "${id}" already. Give one of them another.`;
          yield { file: page.file, pointer: `/blocks/${index}/id`, message };
        }
      }
    }
  },
} satisfies Rule;
