import type { Rules } from "../rule";
import { isDraft } from "../site/drafts";
import { NOT_FOUND } from "../site/routes";

export default {
  *"drafts/needed"({ pages }) {
    for (const page of pages) {
      if ((page.route !== "/" && page.route !== NOT_FOUND) || !isDraft(page)) continue;
      const name = page.route === "/" ? "home page" : "not-found page";
      const message = `The ${name} cannot be a draft: a site without it is not whole. Take this line away.`;
      yield { file: page.file, pointer: "/draft", at: "key", message };
    }
  },
} satisfies Rules;
