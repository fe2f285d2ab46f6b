import type { Rule } from "../rule";
import { headingsOf } from "../site/headings";

/** WCAG 2.2, technique G141: headings make an outline, from the top down. */
export default {
  name: "headings/order",
  severity: "warning",
  sentence: "The block with the main heading is the first block with a heading.",
  why: "Who reads with a screen reader walks from heading to heading; a section above the main heading belongs to nothing.",
  fix: "Move the block with the main heading to the top of the blocks.",
  good: "blocks:\n  - type: hero\n    heading: Full Groom\n  - type: faq\n    heading: Asked\n    items: [{ question: Why?, answer: So. }]",
  bad: "blocks:\n  - type: faq\n    heading: Asked\n    items: [{ question: Why?, answer: So. }]\n  - type: hero\n    heading: Full Groom",
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
