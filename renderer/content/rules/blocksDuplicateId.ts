import type { Rule } from "../rule";
import { blocksOf } from "../site/anchors";

export default {
  name: "blocks/duplicate-id",
  severity: "error",
  sentence: "No two blocks of a page have the same id.",
  why: "A link to that place only ever reaches the first of them.",
  fix: "Give one of them another id, and the links that meant it the new one.",
  good: "blocks:\n  - type: hero\n    heading: Full Groom\n    id: top\n  - type: callToAction\n    id: book\n    heading: Book\n    actions: [{ label: Prices, to: /services }]",
  bad: "blocks:\n  - type: hero\n    heading: Full Groom\n    id: book\n  - type: callToAction\n    id: book\n    heading: Book\n    actions: [{ label: Prices, to: /services }]",
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
