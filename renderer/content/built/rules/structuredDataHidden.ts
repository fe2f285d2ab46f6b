import type { Rule } from "../../rule";
import type { BuiltSite } from "../builtSite";
import { originOfWords, squashed } from "../origin";
import { graphsOf, statements } from "../structuredData";

export default {
  name: "built/structured-data-hidden",
  severity: "error",
  sentence: "Names, prices, questions and answers of the structured data stand on the page.",
  why: "Search engines take what only they are told for deceit, and stop showing the site's results with it.",
  fix: "Show it on the page too, or take it away from the data.",
  good: '<h1>Full Groom</h1><p>$220</p><script type="application/ld+json">{"@type":"Offer","price":220}</script>',
  bad: '<h1>Full Groom</h1><p>$220</p><script type="application/ld+json">{"@type":"Offer","price":200}</script>',
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
