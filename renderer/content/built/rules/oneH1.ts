import type { Rule } from "../../rule";
import type { BuiltSite } from "../builtSite";
import { originOf } from "../origin";

export default {
  name: "built/one-h1",
  severity: "error",
  sentence: "A built page has one heading of the first level.",
  why: "With two, nobody can tell what the page is about; with none, it has no name.",
  fix: "Keep one hero on the page; other blocks have headings of the second level.",
  good: "<h1>Full Groom</h1><h2>Prices</h2>",
  bad: "<h1>Full Groom</h1><h1>Prices</h1>",
  *check({ pages, content }) {
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
} satisfies Rule<BuiltSite>;
