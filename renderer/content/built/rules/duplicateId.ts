import type { Rules } from "../../rule";
import type { BuiltSite } from "../builtSite";
import { originOf } from "../origin";

/** HTML standard, 3.2.6: an id is unique in its document. */
export default {
  *"built/duplicate-id"({ pages, content }) {
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
} satisfies Rules<BuiltSite>;
