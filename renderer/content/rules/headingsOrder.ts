import type { Rule } from "../rule";
import { headingsOf } from "../site/headings";

/** WCAG 2.2, technique G141: headings make an outline, from the top down. */
export default {
  name: "headings/order",
  severity: "warning",
  *check({ pages }) {
    for (const page of pages) {
      const headings = headingsOf(page);
      const main = headings.findIndex(({ level }) => level === 1);
      for (const { text, pointer } of headings.slice(0, Math.max(0, main))) {
        const message = `"${text}" stands above the page's main heading, "${headings[main]?.text}". Move this block below that one.`;
        yield { file: page.file, pointer, message };
      }
    }
  },
} satisfies Rule;
