import type { Rule } from "../rule";
import { blockSchema, mainTypes } from "../schema/siteSchema";
import { blocksOf } from "../site/anchors";
import { headingsOf } from "../site/headings";

const START = `- type: ${mainTypes.join(" or ")}`;

/** WCAG 2.2, 2.4.6 and technique H42: the one `h1` says what the page is. */
export default {
  name: "headings/one-h1",
  severity: "warning",
  *check({ pages }) {
    for (const page of pages) {
      // A block of an unknown type may be meant to give it.
      if (blocksOf(page).length === 0 || !blocksOf(page).every(blockSchema)) continue;
      const [first, ...others] = headingsOf(page).filter(({ level }) => level === 1);
      if (!first) {
        const message = `No block of this page gives it its main heading. Start it with ${START}.`;
        yield { file: page.file, pointer: "/blocks", at: "key", message };
      }
      for (const { pointer } of others) {
        const message = `A page has one main heading, and "${first?.text}" is this page's already. Make this block one of another type.`;
        yield { file: page.file, pointer, message };
      }
    }
  },
} satisfies Rule;
