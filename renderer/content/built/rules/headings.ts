import type { Rules } from "../../rule";
import type { BuiltSite } from "../builtSite";
import { originOf } from "../origin";

export default {
  // WCAG 2.2, technique G141: a heading is at most one level below the one before it.
  *"built/heading-order"({ pages, content }) {
    for (const built of pages) {
      let before = 0;
      for (const heading of built.document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")) {
        const level = Number(heading.localName.slice(1));
        const text = heading.textContent?.trim() ?? "";
        if (level > before + 1) {
          const above = before === 0 ? "no heading" : `a heading of level ${before}`;
          const message = `"${text}" is a heading of level ${level} below ${above}.`;
          yield { ...originOf(heading, built, content, text), message };
        }
        before = level;
      }
    }
  },
  *"built/one-h1"({ pages, content }) {
    for (const built of pages) {
      const [first, ...more] = built.document.querySelectorAll("h1");
      if (!first) yield { file: built.page.file, pointer: "", message: "The built page has no main heading." };
      for (const heading of more) {
        const text = heading.textContent?.trim() ?? "";
        const message = `"${text}" is one more main heading beside "${first?.textContent?.trim()}".`;
        yield { ...originOf(heading, built, content, text), message };
      }
    }
  },
} satisfies Rules<BuiltSite>;
