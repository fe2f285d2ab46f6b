import type { Rule } from "../../rule";
import type { BuiltSite } from "../builtSite";
import { originOf } from "../origin";

export default {
  name: "built/one-h1",
  severity: "error",
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
