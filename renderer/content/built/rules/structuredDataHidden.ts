import type { Rule } from "../../rule";
import type { BuiltSite } from "../builtSite";
import { originOfWords, squashed } from "../origin";
import { graphsOf, statements } from "../structuredData";

export default {
  name: "built/structured-data-hidden",
  severity: "error",
  *check({ pages, content }) {
    for (const built of pages) {
      const shown = visibleText(built.document);
      for (const { nodes } of graphsOf(built.document)) {
        for (const { what, words } of statements(nodes)) {
          if (words.some((word) => shown.includes(squashed(word)))) continue;
          const message = `Search engines are told ${what}, and no visitor can read it on the page.`;
          yield { ...originOfWords(words[0] ?? "", built, content), message };
        }
      }
    }
  },
} satisfies Rule<BuiltSite>;

/** What a visitor may read on a page, without white space: closed questions too, but no scripts and nothing hidden. */
function visibleText(document: Document): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const element of body.querySelectorAll("script, style, template, noscript, [hidden]")) element.remove();
  return squashed(body.textContent ?? "");
}
