import { first, sentencesOf } from "../../base/values/matches";
import type { Rules } from "../check/rule";
import { oncePerSource } from "../model/oncePerFile";
import type { PageContent } from "../model/siteContent";
import { walkStrings } from "../pages/walkTyped";
import { type FactIndex, factsFor, indexFacts } from "../site/factIndex";

/**
 * A fact that was typed out: when the fact changes, this page keeps the old value. Phone numbers, addresses, opening
 * hours and web addresses are unique. A price is not: $165 is the lowest price of most styles, and also the price of a
 * Dreadlocks appointment. So a price is only reported if the sentence contains what the fact is `about` (`about:
 * deposit`).
 */
export default {
  *"facts/typed-literal"(site) {
    const indexes = indexFacts(site);
    for (const page of site.pages) {
      for (const { pointer, value } of promisingTexts(page)) {
        for (const { literal, facts, certain, nth } of first(typedFacts(value, indexes))) {
          const [suggestion, ...others] = facts.map((name) => `\${${name}}`);
          const or = others.length > 0 ? `, or ${others.join(" or ")} where that is meant` : "";
          const message = `"${literal}" is a fact of site.yaml, typed out: when the fact changes, this page does not. Write ${suggestion}${or}.`;
          yield { file: page.file, pointer, piece: literal, nth, message, ...(certain ? { suggestion } : {}) };
        }
      }
    }
  },
} satisfies Rules;

/** Texts that may contain a fact: with a digit or a link, as one text in ten. */
const promisingTexts = oncePerSource(({ source }: PageContent) =>
  walkStrings("Page", source).filter(({ value }) => /\d|https?:/.test(value)),
);

/** Every fact that is typed out in a text, in order; `nth` counts earlier occurrences of the same words. */
function* typedFacts(text: string, indexes: FactIndex[]) {
  const before = new Map<string, number>();
  for (const sentence of sentencesOf(text)) {
    for (const index of indexes) {
      for (const literal of index.notation.find(sentence)) {
        const nth = before.get(literal.piece) ?? 0;
        before.set(literal.piece, nth + 1);
        const { facts, certain } = factsFor(literal, sentence, index);
        if (facts.length > 0) yield { literal: literal.piece, facts, certain, nth };
      }
    }
  }
}
