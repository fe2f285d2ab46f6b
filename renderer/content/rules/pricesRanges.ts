import { valueAt } from "../../base/pointer";
import type { Finding } from "../../base/problem";
import { matchesIn } from "../../base/values/matches";
import { rangesIn } from "../../contract/parsePrice";
import type { Rules } from "../check/rule";
import { pricesOf } from "../facts/priceRange";
import { oncePerFacts } from "../model/oncePerFile";
import { type ContentFile, definitionOf, filesOf, type PageContent, type SiteContent } from "../model/siteContent";
import { blocksOf } from "../pages/pageBlocks";
import { walkWords } from "../pages/walkTyped";
import { propertiesWith } from "../schema/siteSchema";
import { entriesOf, ownPlace, readingsNamed, startIn } from "../site/prices/entries";
import { valuesOf } from "../site/values";

/** Lengths, times and distances that may count down. */
const TURNED =
  /(?<![\d.$:-])(\d+(?:\.\d+)?)\s*(?:-|–|to)\s*(\d+(?:\.\d+)?)(?=\s*(?:\+\s*)?(?:hours?|hrs?|minutes?|mins?|miles?|weeks?|days?|inches)\b)/gi;

export default {
  *"prices/turned-range"(site) {
    for (const file of filesOf(site)) yield* turnedRanges(file, site, "values");
    for (const entry of turnedEntries(site)) {
      const { price, upTo } = entry;
      const pointer = ownPlace(site, entry, "upTo");
      if (!site.site || pointer === undefined) continue;
      const message = `upTo is the highest price, and ${upTo} is below the price, ${price}. Swap the two, or correct the wrong one.`;
      yield { file: site.site.file, pointer, message };
    }
  },
  /** A sentence may mean it: "We cut the wait from 6 to 4 weeks". */
  *"text/turned-range"(site) {
    for (const file of filesOf(site)) yield* turnedRanges(file, site, "texts");
  },
  /** A price line that says "starting at" more than the lowest price on its page. */
  *"prices/starting-at"(site) {
    const { money, moneyForm } = valuesOf(site);
    const pattern = startIn(site);
    for (const page of site.pages) {
      for (const { pointer, value, text } of priceLinesOf(page)) {
        // Without free services and surcharges.
        const lowest = Math.min(...pricesOf(page, moneyForm).map(({ minPrice }) => minPrice));
        const start = pattern.exec(value)?.[1];
        const part = value.split(/[,;]/).find((words) => pattern.test(words)) ?? "";
        // "Most sets start at $165" allows for a lower price, and "cornrows starting at $120" for that of another style.
        const isOfSome = /\bmost\b/i.test(part) || readingsNamed(entriesOf(site), page.route, part).length > 0;
        const amounts = money.find(value).map(({ value }) => value);
        if (!start || isOfSome || Math.min(...amounts) <= lowest || !Number.isFinite(lowest)) continue;
        const from = money.format(lowest);
        const message = `This says that prices start at ${start}, and the lowest price on this page is ${from}. Name the lowest, or say what starts at ${start}: "Full sets from ${start}; … from ${from}".`;
        yield { file: page.file, pointer, ...(text.includes(start) ? { piece: start } : {}), message };
      }
    }
  },
} satisfies Rules;

/** The ranges that count down in the values that are a price or a duration by the schema, or in the other texts. */
function* turnedRanges(file: ContentFile, site: SiteContent, where: "values" | "texts"): Generator<Finding> {
  const { moneyForm } = valuesOf(site);
  const hasTurnedEntry = turnedEntries(site).length > 0;
  for (const { kind, pointer, value } of walkWords(definitionOf(file), file.data)) {
    const isValue = kind === "Price" || kind === "Duration";
    if (isValue !== (where === "values") || !/\d\D+\d/.test(value)) continue;
    const lengths = matchesIn(value, TURNED).map(([piece, from, to]) => ({
      piece,
      from: Number(from),
      to: Number(to),
    }));
    for (const { piece, from, to } of [...lengths, ...rangesIn(value, moneyForm)]) {
      if (from <= to) continue;
      // A reversed range in the price book is reported there, not wherever it is used.
      if (hasTurnedEntry && !file.text.includes(piece)) continue;
      const message = `"${piece}" counts down: a range goes from the lower to the higher figure.`;
      yield { file: file.file, pointer, piece, message };
    }
  }
}

/** The entries whose range counts down: for all pages at once. */
const turnedEntries = oncePerFacts((site) => {
  const { money } = valuesOf(site);
  return entriesOf(site).filter(({ price = "", upTo = "" }) => {
    const [from, to] = [price, upTo].map(money.parse);
    return from !== undefined && to !== undefined && to < from;
  });
});

/** The lines of a page whose schema says that they name its lowest price, filled in and as written. */
function priceLinesOf(page: PageContent) {
  return blocksOf(page).flatMap((block, index) =>
    propertiesWith(block, "lowestPrice").flatMap(([name]) => {
      const pointer = `/blocks/${index}/${name}`;
      const value = valueAt(page.data, pointer);
      if (typeof value !== "string") return [];
      return [{ pointer, value, text: String(valueAt(page.source, pointer)) }];
    }),
  );
}
