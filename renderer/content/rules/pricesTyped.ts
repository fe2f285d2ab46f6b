import { holderOf, valueAt } from "../../base/pointer";
import { matchesIn, sentencesOf } from "../../base/values/matches";
import type { Rules } from "../check/rule";
import { oncePerFacts, oncePerSource } from "../model/oncePerFile";
import type { PageContent } from "../model/siteContent";
import { walkStrings } from "../pages/walkTyped";
import { type FactIndex, factsFor, indexFacts, price } from "../site/factIndex";
import { durationKey, entriesOf, fitOf, isOtherMoney, type NamedEntry, wordsOf } from "../site/prices/entries";
import { values } from "../site/values";

/** `$165`, or a range such as `$165-$260`. */
const MONEY = new RegExp(String.raw`${values.money.source}(?:\s*(?:-|–|to)\s*${values.money.source})?`, "g");

/** A piece of a text with a value of the price book, and the facts with that value. */
interface Typed {
  piece: string;
  index: number;
  names: { name: string; entry: NamedEntry }[];
}

/**
 * A price or duration of the price book that was typed out. Suggests the entries that fit best: first those of the
 * page's own service, then those whose words are in the text. A single duration such as "1 hour" has many meanings in
 * running text: there it only counts if the text names the entry too.
 */
export default {
  *"prices/typed"(site) {
    const entries = entriesOf(site);
    if (entries.length === 0) return;
    const find = finder(site);
    const claims = indexFacts(site).filter(({ notation }) => notation === price);
    for (const page of site.pages) {
      for (const { kind, pointer, value } of promisingTexts(page)) {
        // The name beside a value, in the same row, says what the row is about.
        const said = new Set(wordsOf(`${value} ${valueAt(page.source, `${holderOf(pointer)}/name`) ?? ""}`));
        for (const { piece, index, names } of find(value, kind, page.route, said)) {
          if (isClaim(claims, value, piece) || isOtherMoney(value, piece)) continue;
          const best = Math.max(...names.map(({ entry }) => fitOf(entry, page.route, said)));
          const [suggestion = "", ...others] = names
            .filter(({ entry }) => fitOf(entry, page.route, said) === best)
            .slice(0, 3)
            .map(({ name, entry }) => `\${${name}.${entry.id}}`);
          const or = others.length > 0 ? `, or ${others.join(" or ")} where that is meant` : "";
          const message = `"${piece}" is in the price book of site.yaml, typed out: when it changes there, this page does not. Write ${suggestion}${or}.`;
          const nth = value.slice(0, index).split(piece).length - 1;
          yield { file: page.file, pointer, piece, nth, message, ...(others.length > 0 ? {} : { suggestion }) };
        }
      }
    }
  },
} satisfies Rules;

/** Texts that may contain an amount or a duration, as one text in ten. */
const promisingTexts = oncePerSource(({ source }: PageContent) =>
  walkStrings("Page", source).filter(({ value }) => /\$\d|\d\s*(?:h|min)/i.test(value)),
);

const finder = oncePerFacts((site) => {
  const entries = entriesOf(site);
  const byValue = new Map<string, Typed["names"]>();
  const add = (key: string | undefined, name: string, entry: NamedEntry) => {
    if (key) byValue.set(key, [...(byValue.get(key) ?? []), { name, entry }]);
  };
  for (const entry of entries) {
    // A variant counts only for values that differ from the usual ones.
    const usual = entries.find(({ id }) => id === entry.of && id !== entry.id);
    const other = (field: "price" | "upTo" | "duration") =>
      entry[field] === usual?.[field] ? undefined : entry[field];
    const [price, upTo, duration] = [other("price"), other("upTo"), other("duration")];
    if (price) add(rangeKey(price), "price", entry);
    if (upTo) add(rangeKey(upTo), "upTo", entry);
    if (price && upTo) add(rangeKey(`${price}-${upTo}`), "priceRange", entry);
    if (duration) add(durationKey(duration), "duration", entry);
  }
  return function* find(text: string, kind: string, route: string, said: Set<string>): Generator<Typed> {
    for (const { 0: money, index: start } of matchesIn(text, MONEY)) {
      const pieces = byValue.has(rangeKey(money)) ? [{ piece: money, index: 0 }] : values.money.find(money);
      // "From $5 to $20" is another range, even if something costs $20.
      if (!pieces.every(({ piece }) => byValue.has(rangeKey(piece)))) continue;
      for (const { piece, index } of pieces) {
        const names = byValue.get(rangeKey(piece));
        if (names) yield { piece, index: start + index, names };
      }
    }
    for (const { piece, index, key } of values.duration.find(text)) {
      const names = (byValue.get(key) ?? []).filter(
        ({ entry }) => kind === "Duration" || isMeant(entry, piece, route, said),
      );
      if (names.length > 0) yield { piece, index, names };
    }
  };
});

/** Whether a duration in running text belongs to an entry. */
function isMeant(entry: NamedEntry, piece: string, route: string, said: Set<string>): boolean {
  const named = entry.serviceWords.every((word) => said.has(word)) && entry.optionWords.every((word) => said.has(word));
  return named || (entry.page === route && /\d\D+\d/.test(piece));
}

/** Whether an amount is a claim of `facts` in this text, such as $25 in a sentence about a deposit. */
function isClaim(claims: FactIndex[], text: string, piece: string): boolean {
  return sentencesOf(text).some((sentence) =>
    claims.some((index) =>
      price
        .find(sentence)
        .some((literal) => literal.piece === piece && factsFor(literal, sentence, index).facts.length > 0),
    ),
  );
}

/** Equal for all spellings of a price or a range of prices. */
function rangeKey(text: string): string {
  return values.money
    .find(text)
    .map(({ value }) => value)
    .join("-");
}
