import type { Rule } from "../../rule";
import type { BuiltSite } from "../builtSite";
import { originOf } from "../origin";

/** HTML standard, 3.2.6: an id is unique in its document. */
export default {
  name: "built/duplicate-id",
  severity: "error",
  sentence: "An id stands once on a built page.",
  why: "A link to it leads to the first one alone, and a screen reader reads the wrong label.",
  fix: "Give one of the blocks another id.",
  good: '<h1>Full Groom</h1><p id="a">One</p><p id="b">Two</p>',
  bad: '<h1>Full Groom</h1><p id="a">One</p><p id="a">Two</p>',
  *check({ pages, content }) {
    for (const built of pages) {
      const seen = new Set<string>();
      for (const element of built.document.querySelectorAll("[id]")) {
        const { id } = element;
        if (seen.has(id)) {
          const message = `The id "${id}" stands more than once on the built page.`;
          yield { ...originOf(element.parentElement ?? element, built, content, id), message };
        }
        seen.add(id);
      }
    }
  },
} satisfies Rule<BuiltSite>;
