import { parentPointer, pointerSteps, valueAt } from "../../base/pointer";
import type { Finding } from "../../base/problem";
import type { Values } from "../../base/values/values";
import { parsePrice } from "../../contract/parsePrice";
import type { Rules } from "../check/rule";
import { filesOf, type PageContent, type SiteContent } from "../model/siteContent";
import { entriesOf, ownPlace } from "../site/prices/entries";
import { valuesOf } from "../site/values";

/**
 * A price with one digit too many or too few, in the price book or, on a site without one, on a page: $1650 or $14 in a table of $140 and $165.
 * Compared with the other prices of its block, since a page may have both a ribbon for $2 and a day in the shop for
 * $600, and with the amounts in the words of the same entry, which often repeat its price.
 */
export default {
  *"prices/out-of-line"(site) {
    yield* outOfBook(site);
    // A price on a page is compared with the price book, if there is one.
    if (valueAt(site.site?.data, "/prices") !== undefined) return;
    const values = valuesOf(site);
    for (const page of site.pages) {
      const prices = pricesOf(page, values);
      for (const price of prices) {
        // A price that is a fact is checked where the fact is defined.
        if (values.money.find(String(valueAt(page.source, price.pointer))).length === 0) continue;
        const problem = brokenRange(price, values) ?? outOfLine(price, prices, page, values);
        if (problem) yield { file: page.file, pointer: price.pointer, ...problem };
      }
    }
  },
} satisfies Rules;

/** Entries of the price book whose price is far from those of the same service. */
function* outOfBook(site: SiteContent): Generator<Finding> {
  if (!site.site || !filesOf(site).includes(site.site)) return;
  const { money } = valuesOf(site);
  const entries = entriesOf(site);
  for (const entry of entries) {
    const pointer = ownPlace(site, entry, "price");
    if (pointer === undefined) continue;
    const others = entries
      .filter(({ of, service, price }) => price && of !== entry.of && service === entry.service)
      // A price that cannot be parsed is reported by the schema.
      .flatMap(({ price = "" }) => money.parse(price) ?? []);
    const amount = money.parse(entry.price ?? "") ?? Number.NaN;
    const [least, most] = [Math.min(...others), Math.max(...others)];
    if (others.length === 0 || !(amount > most * 5 || amount < least / 5)) continue;
    const message = `${entry.price} is far from the other prices of ${entry.service}, which go from ${money.format(least)} to ${money.format(most)}. Is a digit missing, or one too many?`;
    yield { file: site.site.file, pointer, message };
  }
}

type TypedPrice = ReturnType<typeof pricesOf>[number];
type Said = Pick<Finding, "piece" | "message" | "suggestion">;

/** The prices of a page, without surcharges. */
function pricesOf({ values }: PageContent, { moneyForm }: Values) {
  return values.flatMap(({ kind, pointer, value }) => {
    const { minPrice = 0, maxPrice } = (kind === "Price" && parsePrice(value, moneyForm)) || {};
    return minPrice ? [{ pointer, value, amount: minPrice, upTo: maxPrice, block: pointerSteps(pointer)[1] }] : [];
  });
}

/** `$165-$2200`: one end has a digit too many. */
function brokenRange({ amount, upTo }: TypedPrice, { money }: Values): Said | undefined {
  if (upTo === undefined || upTo < 6 * amount) return undefined;
  return {
    message: `From ${money.format(amount)} to ${money.format(upTo)} is a wide range for one price. Is there a digit too many, or too few?`,
  };
}

function outOfLine(
  price: TypedPrice,
  prices: TypedPrice[],
  page: PageContent,
  { money, moneyForm }: Values,
): Said | undefined {
  const { amount, value, block, pointer } = price;
  const others = prices.filter((other) => other !== price && other.block === block).map(({ amount }) => amount);
  const [least, most] = [Math.min(...others), Math.max(...others)];
  const range = least === most ? money.format(least) : `from ${money.format(least)} to ${money.format(most)}`;
  // Farther apart than sizes of one service. From 1,000 on, people separate thousands: 1650 is more likely 165.
  const apart = amount >= 1000 && !value.includes(moneyForm.thousands) ? 2 : 4;
  const isApart = others.length > 1 && (amount >= most * apart || amount <= least / 4);
  const { [pointer.split("/").at(-1) ?? ""]: _, ...beside } = valueAt(page.data, parentPointer(pointer)) as Record<
    string,
    unknown
  >;
  const said = Object.values(beside).flatMap((text) =>
    typeof text === "string" ? money.find(text).map(({ value }) => value) : [],
  );
  for (const meant of [amount / 10, amount * 10]) {
    const isNear = meant >= least / 2 && meant <= most * 2;
    const isSaid = said.includes(meant) && !said.includes(amount);
    if (!(isApart && isNear) && !isSaid) continue;
    const why =
      isApart && isNear
        ? `the other prices of this block are ${range}`
        : `the words beside it say ${money.format(meant)}`;
    const suggestion = Number.isInteger(meant) ? money.format(meant) : undefined;
    const hint = suggestion ? ` Did you mean ${suggestion}?` : "";
    const message = `${money.format(amount)} seems to have a digit too ${meant < amount ? "many" : "few"}, while ${why}.${hint}`;
    return { piece: money.find(value)[0]?.piece ?? value, message, suggestion };
  }
  return undefined;
}
