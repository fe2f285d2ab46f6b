import { fillPlaceholders, onlyPlaceholder } from "../../base/placeholders";
import type { Finding } from "../../base/problem";
import { matchesIn } from "../../base/values/matches";
import type { Rules } from "../check/rule";
import { collectFacts } from "../facts/collectFacts";
import { oncePerFacts } from "../model/oncePerFile";
import { filesOf, type SiteContent } from "../model/siteContent";
import { walkStrings } from "../pages/walkTyped";
import { explainFigure } from "../site/figures/explainFigure";
import { isInPriceBook, isOfOtherEntry, isUniqueFact } from "../site/figures/statedFacts";
import { typedFigures } from "../site/figures/typedFigures";

/** Facts that were typed out: when the fact changes, the page keeps the old value. */
export default {
  /** Of values that have one meaning wherever they stand. */
  *"facts/typed-literal"(site) {
    for (const file of filesOf(site)) {
      for (const figure of typedFigures(file, site)) {
        if (isUniqueFact(figure, site)) yield explainFigure(figure, file, site);
      }
    }
    yield* typedAddresses(site);
  },
  /** Of values of the price book, where the schema says that only such a value stands. */
  *"prices/typed"(site) {
    for (const page of site.pages) {
      for (const figure of typedFigures(page, site)) {
        if (!figure.isValue || !isInPriceBook(figure, site) || isOfOtherEntry(figure, page, site)) continue;
        yield explainFigure(figure, page, site);
      }
    }
  },
} satisfies Rules;

/** `https://maplestreet.example/`, with or without its trailing slash. */
const WEB_ADDRESS = /https?:\/\/[^\s)"'<>]*[^\s)"'<>.,;:!?]/gi;

function* typedAddresses(site: SiteContent): Generator<Finding> {
  const facts = webAddresses(site);
  if (facts.size === 0) return;
  for (const { file, source, text } of site.pages) {
    if (!text.includes("://")) continue;
    for (const { pointer, value } of walkStrings("Page", source)) {
      const typed = fillPlaceholders(value, ({ piece }) => " ".repeat(piece.length));
      for (const { 0: piece, index } of matchesIn(typed, WEB_ADDRESS)) {
        const names = facts.get(plainAddress(piece)) ?? [];
        if (names.length === 0) continue;
        const codes = names.map((name) => `\${${name}}`);
        const message = `${piece} is typed out: when the fact changes, this text does not. Write ${codes.join(" or ")}.`;
        const nth = value.slice(0, index).split(piece).length - 1;
        yield {
          file,
          pointer,
          piece,
          nth,
          message,
          ...(codes.length === 1 ? { suggestion: codes[0] } : { candidates: codes }),
        };
      }
    }
  }
}

/** The facts that are web addresses, by address; a fact that only refers to another is left out. */
const webAddresses = oncePerFacts(({ site, facts }: SiteContent) => {
  const written = site?.source ? [...collectFacts(site.source as Record<string, unknown>)] : [];
  const found = new Map<string, string[]>();
  for (const { name, value } of written) {
    const filled = facts.get(name) ?? "";
    if (onlyPlaceholder(value) || !/^https?:/.test(filled)) continue;
    const key = plainAddress(filled);
    found.set(key, [...(found.get(key) ?? []), name]);
  }
  return found;
});

function plainAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^http:/, "https:")
    .replace(/\/$/, "");
}
