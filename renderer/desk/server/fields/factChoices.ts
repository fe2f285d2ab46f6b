import { isGroup } from "../../../base/groups";
import { priceBook } from "../../../content/facts/priceBook";
import { usedNames } from "../../../content/facts/usedNames";
import { type PageContent, type SiteContent, varsOf } from "../../../content/model/siteContent";
import type { FactChoice } from "../../protocol/forms";
import { factInWords, inWords } from "../../protocol/inWords";

/** The facts of the price book, by the first part of their names. */
const OF_PRICES: Record<string, string> = {
  price: "price",
  priceText: "price in words",
  priceRange: "prices from and to",
  upTo: "highest price",
  duration: "time",
};

/** A fact that is a whole text of its own is no part of another one. */
const LONGEST = 80;

/**
 * What can be put into the texts of a page, with names for people: the page's own, prices, the business, claims. First
 * what the page says already, and the prices of what it sells.
 */
export function factChoices(page: PageContent, content: SiteContent): FactChoice[] {
  const used = new Set(usedNames(page));
  const own = Object.entries(varsOf(page)).map(([name, value]) => ({
    name,
    value: String(value),
    label: inWords(name),
  }));
  const row = content.rows?.get(page.file)?.values ?? {};
  const ofRow = Object.entries(row).map(([column, value]) => ({
    name: `row.${column}`,
    value,
    label: factInWords(`row.${column}`),
  }));
  const services = new Map([...priceBook(pricesOf(content))].map((entry) => [entry.id, entry]));
  const shared = [...content.facts].flatMap(([name, value]) => {
    const [group = "", ...steps] = name.split(".");
    const id = steps.join(".");
    const entry = OF_PRICES[group] !== undefined && services.get(id);
    if (entry) {
      const variant = id.slice(entry.of.length + 1);
      const which = [entry.service, entry.option, variant].filter(Boolean).map(inWords).join(", ");
      return [{ name, value, label: `${which}: ${OF_PRICES[group]}`, isOwn: entry.page === page.route }];
    }
    if (!/^(?:business|places|facts)$/.test(group)) return [];
    return [{ name, value, label: steps.map(inWords).join(", ") }];
  });
  const isNear = ({ name, isOwn }: { name: string; isOwn?: boolean }) =>
    isOwn === true || used.has(name) || name.startsWith("row.");
  return [...own, ...ofRow, ...shared]
    .filter(({ value }) => value !== "" && value.length <= LONGEST)
    .sort((one, other) => Number(isNear(other)) - Number(isNear(one)))
    .map(({ name, value, label }) => ({ piece: `\${${name}}`, label, value }));
}

function pricesOf({ site }: SiteContent): unknown {
  return isGroup(site?.data) ? site.data.prices : undefined;
}
