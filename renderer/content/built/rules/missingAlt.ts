import type { Rules } from "../../rule";
import type { BuiltSite } from "../builtSite";
import { originOf } from "../origin";

/** WCAG 2.2, 1.1.1: a picture has words, or says by an empty `alt` that it needs none. */
export default {
  *"built/missing-alt"({ pages, content }) {
    for (const built of pages) {
      for (const picture of built.document.querySelectorAll("img")) {
        const alt = picture.getAttribute("alt");
        const link = picture.closest("a, button");
        const silent = link && !link.textContent?.trim() && !link.getAttribute("aria-label");
        if (alt || (alt === "" && !silent)) continue;
        const what = alt === null ? "has no alt" : "is all that its link says, and has no words";
        yield { ...originOf(picture, built, content), message: `A picture of the built page ${what}.` };
      }
    }
  },
} satisfies Rules<BuiltSite>;
