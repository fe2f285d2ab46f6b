import { holderOf, steps, valueAt } from "../../base/pointer";
import type { Finding } from "../../base/problem";
import { parsePrice } from "../../contract/parsePrice";
import type { Rules } from "../check/rule";
import type { PageContent } from "../model/siteContent";
import { values } from "../site/values";

/**
 * A price with one digit too many or too few, on a site without a price book: $1650 or $14 in a table of $140 and $165.
 * Compared with the other prices of its block, since a page may have both a ribbon for $2 and a day in the shop for
 * $600, and with the amounts in the words of the same entry, which often repeat its price.
 */
export default {
  *"prices/out-of-line"(site) {
    // If there is a price book, prices/ten-times compares with it.
    if (valueAt(site.site?.data, "/prices") !== undefined) return;
    for (const page of site.pages) {
      const prices = pricesOf(page);
      for (const price of prices) {
        // A price that is a fact is checked where the fact is defined.
        if (!/\$\d/.test(String(valueAt(page.source, price.pointer)))) continue;
        const problem = brokenRange(price) ?? outOfLine(price, prices, page);
        if (problem) yield { file: page.file, pointer: price.pointer, ...problem };
      }
    }
  },
} satisfies Rules;

type TypedPrice = ReturnType<typeof pricesOf>[number];
type Said = Pick<Finding, "piece" | "message" | "suggestion">;

/** The prices of a page, without surcharges. */
function pricesOf({ values }: PageContent) {
  return values.flatMap(({ kind, pointer, value }) => {
    const { minPrice = 0, maxPrice } = (kind === "Price" && parsePrice(value)) || {};
    return minPrice ? [{ pointer, value, amount: minPrice, upTo: maxPrice, block: steps(pointer)[1] }] : [];
  });
}

/** `$165-$2200`: one end has a digit too many. */
function brokenRange({ amount, upTo }: TypedPrice): Said | undefined {
  if (upTo === undefined || upTo < 6 * amount) return undefined;
  return {
    message: `From $${amount} to $${upTo} is a wide range for one price. Is there a digit too many, or too few?`,
  };
}

function outOfLine(price: TypedPrice, prices: TypedPrice[], page: PageContent): Said | undefined {
  const { amount, value, block, pointer } = price;
  const others = prices.filter((other) => other !== price && other.block === block).map(({ amount }) => amount);
  const [least, most] = [Math.min(...others), Math.max(...others)];
  const range = least === most ? `$${least}` : `from $${least} to $${most}`;
  // Farther apart than sizes of one service. From 1,000 on, people write a comma: 1650 is more likely 165.
  const apart = amount >= 1000 && !value.includes(",") ? 2 : 4;
  const isApart = others.length > 1 && (amount >= most * apart || amount <= least / 4);
  const { [pointer.split("/").at(-1) ?? ""]: _, ...beside } = valueAt(page.data, holderOf(pointer)) as Record<
    string,
    unknown
  >;
  const said = Object.values(beside).flatMap((text) =>
    typeof text === "string" ? values.money.find(text).map(({ value }) => value) : [],
  );
  for (const meant of [amount / 10, amount * 10]) {
    const isNear = meant >= least / 2 && meant <= most * 2;
    const isSaid = said.includes(meant) && !said.includes(amount);
    if (!(isApart && isNear) && !isSaid) continue;
    const why = isApart && isNear ? `the other prices of this block are ${range}` : `the words beside it say $${meant}`;
    const suggestion = Number.isInteger(meant) ? `$${meant}` : undefined;
    const hint = suggestion ? ` Did you mean ${suggestion}?` : "";
    const message = `$${amount} seems to have a digit too ${meant < amount ? "many" : "few"}, while ${why}.${hint}`;
    return { piece: `$${amount}`, message, suggestion };
  }
  return undefined;
}
