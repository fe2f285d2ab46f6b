import type { Rule } from "../rule";
import { isDraft } from "../site/drafts";
import { NOT_FOUND } from "../site/routes";

export default {
  name: "drafts/needed",
  severity: "error",
  sentence: "The home page and the not-found page are never drafts.",
  why: "Without them visitors find nothing at the site's own address, or at one that does not exist.",
  fix: "Take the line draft: true away.",
  good: { "full-groom.yaml": "draft: true" },
  bad: { "404.yaml": "draft: true" },
  *check({ pages }) {
    for (const page of pages) {
      if ((page.route !== "/" && page.route !== NOT_FOUND) || !isDraft(page)) continue;
      const name = page.route === "/" ? "home page" : "not-found page";
      const message = `The ${name} cannot be a draft: a site without it is not whole. Take this line away.`;
      yield { file: page.file, pointer: "/draft", at: "key", message };
    }
  },
} satisfies Rule;
