import { holderOf, valueAt } from "../../base/pointer";
import { matchesIn, sentencesOf } from "../../base/values/matches";
import { valuePlace } from "../../clock/resolveTimes";
import type { Rules } from "../check/rule";
import { pricesOf } from "../facts/priceRange";
import { oncePerFacts } from "../model/oncePerFile";
import { definitionOf, filesOf, type SiteContent } from "../model/siteContent";
import { walkWords } from "../pages/walkTyped";
import { entriesOf, fitOf, isOtherMoney, type NamedEntry, readingsNamed, START, wordsOf } from "../site/prices/entries";
import { readingsOf, rowAt } from "../site/prices/rows";
import { values } from "../site/values";

const TURNED =
  /\$(\d[\d,]*)\s*(?:-|–|to)\s*\$?(\d+(?:,\d{3})*)(?!\d|\.\d)|(?<![\d.$:-])(\d+(?:\.\d+)?)\s*(?:-|–|to)\s*(\d+(?:\.\d+)?)(?=\s*(?:\+\s*)?(?:hours?|hrs?|minutes?|mins?|miles?|weeks?|days?|inches)\b)/gi;

export default {
  /** An amount with the digits of a known price but a zero too many or too few: $1650, $14. */
  *"prices/ten-times"(site) {
    const entries = entriesOf(site);
    const { known, claims } = amountsOf(site);
    for (const page of site.pages) {
      for (const { kind, pointer, value } of walkWords("Page", page.source)) {
        for (const { piece, value: amount } of values.money.find(value)) {
          if (claims.has(amount) || (kind !== "Price" && isOtherMoney(value, piece))) continue;
          const times = Number.isInteger(amount) ? [amount * 10, amount / 10].filter(Number.isInteger) : [];
          const meant = times.find((other) => other !== amount && known.has(other)) ?? Number.NaN;
          const entry = known.get(meant);
          // In running text an amount may be something else, such as a tip. Another rule checks a row of a known entry.
          const row = kind === "Price" && rowAt(page.source, holderOf(pointer));
          if (
            !entry ||
            (row ? readingsOf(row, page, entries).length > 0 : fitOf(entry, page.route, new Set(wordsOf(value))) === 0)
          )
            continue;
          const right = values.money.format(meant);
          const message = `${piece} is ten times more or less than ${right}, which is in the price book. Did you mean ${right}?`;
          yield { file: page.file, pointer, piece, message };
        }
      }
    }
    if (!site.site || !filesOf(site).includes(site.site)) return;
    for (const entry of entries) {
      const pointer = ownPlace(site, entry, "price");
      if (pointer === undefined) continue;
      const others = entries
        .filter(({ of, service, price }) => price && of !== entry.of && service === entry.service)
        // A price that cannot be parsed is reported by the schema.
        .flatMap(({ price = "" }) => values.money.parse(price) ?? []);
      const amount = values.money.parse(entry.price ?? "") ?? Number.NaN;
      const [least, most] = [Math.min(...others), Math.max(...others)];
      if (others.length === 0 || !(amount > most * 5 || amount < least / 5)) continue;
      const message = `${entry.price} is far from the other prices of ${entry.service}, which go from ${values.money.format(least)} to ${values.money.format(most)}. Is a digit missing, or one too many?`;
      yield { file: site.site.file, pointer, message };
    }
  },
  *"prices/turned-range"(site) {
    const { turned } = amountsOf(site);
    for (const file of filesOf(site)) {
      const values = walkWords(definitionOf(file), file.data);
      for (const { pointer, value } of values) {
        for (const [piece, ...ends] of matchesIn(value, TURNED)) {
          const [from, to] = ends.flatMap((end) => (end === undefined ? [] : Number(end.replaceAll(",", ""))));
          if (from === undefined || to === undefined || from <= to) continue;
          // A reversed range in the price book is reported there, not wherever it is used.
          if (turned.length > 0 && !file.text.includes(piece)) continue;
          const message = `"${piece}" counts down: a range goes from the lower to the higher figure.`;
          yield { file: file.file, pointer, piece, message };
        }
      }
    }
    for (const entry of turned) {
      const { price, upTo } = entry;
      const pointer = ownPlace(site, entry, "upTo");
      if (!site.site || pointer === undefined) continue;
      const message = `upTo is the highest price, and ${upTo} is below the price, ${price}. Swap the two, or correct the wrong one.`;
      yield { file: site.site.file, pointer, message };
    }
  },
  /** A "starting at" price that is not the lowest price on its page. */
  *"prices/starting-at"(site) {
    const entries = entriesOf(site);
    for (const page of site.pages) {
      // Without free services and surcharges.
      const lowest = Math.min(...pricesOf(page).map(({ minPrice }) => minPrice));
      if (lowest === Number.POSITIVE_INFINITY) continue;
      for (const { kind, pointer, value } of walkWords("Page", page.data)) {
        if (kind === "Price" || kind === "Duration" || /^\/vars\//.test(pointer)) continue;
        for (const sentence of sentencesOf(value)) {
          const start = START.exec(sentence)?.[1];
          const part = sentence.split(/[,;]/).find((words) => START.test(words)) ?? "";
          // "Most sets start at $165" allows for a lower price.
          if (!start || /\bmost\b/i.test(part)) continue;
          const [named, ...others] = readingsNamed(entries, page.route, part);
          if (named) {
            const isRight = [named, ...others].some(
              ({ price = "" }) => values.money.parse(price) === values.money.parse(start),
            );
            // A typed amount is reported by prices/denied.
            if (isRight || String(valueAt(page.source, pointer)).includes(start)) continue;
            const suggestion = `\${price.${named.of}}`;
            const message = `This starts at ${start}, and the price book says ${named.price} for ${named.of}. Write ${suggestion}.`;
            yield { file: page.file, pointer, message };
            continue;
          }
          const amounts = values.money.find(value).map(({ value }) => value);
          if (Math.min(...amounts) <= lowest) continue;
          const from = values.money.format(lowest);
          const message = `This says that prices start at ${start}, and the lowest price on this page is ${from}. Name the lowest, or say what starts at ${start}: "Full sets from ${start}; … from ${from}".`;
          yield { file: page.file, pointer, ...(page.text.includes(start) ? { piece: start } : {}), message };
        }
      }
    }
  },
} satisfies Rules;

/** The amounts of the price book and of all facts, and the entries whose range counts down: for all pages at once. */
const amountsOf = oncePerFacts((site) => {
  const entries = entriesOf(site);
  const known = new Map(
    entries.flatMap((entry) =>
      [entry.price, entry.upTo].flatMap((price = "") => {
        const amount = values.money.parse(price);
        return amount === undefined ? [] : [[amount, entry] as const];
      }),
    ),
  );
  const claims = new Set([...site.facts.values()].map(values.money.parse));
  const turned = entries.filter(({ price = "", upTo = "" }) => {
    const [from, to] = [price, upTo].map(values.money.parse);
    return from !== undefined && to !== undefined && to < from;
  });
  return { known, claims, turned };
});

/** The place of a field of an entry; undefined if the entry inherits it, as variants do. */
function ownPlace({ site }: SiteContent, entry: NamedEntry, field: "price" | "upTo"): string | undefined {
  const pointer = valuePlace(site?.source, `${entry.pointer}/${field}`);
  return valueAt(site?.source, pointer) === undefined ? undefined : pointer;
}
