import { parentPointer, valueAt } from "../../base/pointer";
import { findingsAt, type Rules } from "../check/rule";
import type { SiteContent } from "../model/siteContent";
import { blocksOf, headingsOf } from "../pages/pageBlocks";
import { blockSchema, mainTypes } from "../schema/siteSchema";

export default {
  "headings/duplicate": (site) =>
    findingsAt(allHeadings(site), ({ key, text, pointer, index, around, page }) => {
      const first = around.findIndex((other) => other.key === key);
      if (key === "" || first === index) return undefined;
      // A list has a heading, and right below the main one it may say the same.
      const isOfList = valueAt(page.data, `${parentPointer(pointer)}/of`) !== undefined;
      if (isOfList && index === first + 1 && around[first]?.level === 1) return undefined;
      return `Another block of this page already has the heading "${text}". Write what is different about this one.`;
    }),
  // WCAG 2.2, 2.4.6 and technique H42: the one `h1` says what the page is about.
  *"headings/one-h1"({ pages }) {
    for (const page of pages) {
      // A block of an unknown type may be meant as the one with the main heading.
      if (!blocksOf(page).some(Boolean) || !blocksOf(page).every(blockSchema)) continue;
      const [first, ...others] = headingsOf(page).filter(({ level }) => level === 1);
      if (!first) {
        const message = `This page has no main heading. Start it with - type: ${mainTypes.join(" or ")}.`;
        yield { file: page.file, pointer: "/blocks", at: "key", message };
      }
      for (const { pointer } of others) {
        const message = `A page has one main heading, and this page already has "${first?.text}". Use another type for this block.`;
        yield { file: page.file, pointer, message };
      }
    }
  },
  // WCAG 2.2, technique G141: headings form an outline, from the top down.
  "headings/order": (site) =>
    findingsAt(allHeadings(site), ({ text, index, around }) => {
      const main = around.findIndex(({ level }) => level === 1);
      if (index >= main) return undefined;
      return `"${text}" is above the page's main heading, "${around[main]?.text}". Move this block below that one.`;
    }),
} satisfies Rules;

function allHeadings({ pages }: SiteContent) {
  return pages.flatMap((page) =>
    headingsOf(page)
      .map((heading) => ({ ...heading, key: heading.text.trim().toLowerCase() }))
      .map((heading, index, around) => ({ ...heading, file: page.file, page, index, around })),
  );
}
