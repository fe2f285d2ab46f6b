import type { Rule } from "../rule";
import { blockSchema, mainTypes } from "../schema/siteSchema";
import { blocksOf, headingsOf } from "../site/pageBlocks";

const START = `- type: ${mainTypes.join(" or ")}`;

export default [
  {
    name: "headings/duplicate",
    severity: "warning",
    *check({ pages }) {
      for (const page of pages) {
        const seen = new Set<string>();
        for (const { text, pointer } of headingsOf(page)) {
          const key = text.trim().toLowerCase();
          if (key !== "" && seen.has(key)) {
            const message = `Another block of this page has the heading "${text}" already. Say what is different about this one.`;
            yield { file: page.file, pointer, message };
          }
          seen.add(key);
        }
      }
    },
  },
  {
    // WCAG 2.2, 2.4.6 and technique H42: the one `h1` says what the page is.
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
  },
  {
    // WCAG 2.2, technique G141: headings make an outline, from the top down.
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
  },
] satisfies Rule[];
