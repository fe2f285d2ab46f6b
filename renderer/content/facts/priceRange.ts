import { formatMoney, type MoneyForm, moneyRange, parsePrice } from "../../contract/parsePrice";
import { rememberPerFile } from "../model/fileResults";
import { isDraft, type PageContent } from "../model/siteContent";

/** The lowest and highest price of the published pages, such as `$20-$600`, without free services and surcharges. */
export function priceRange(pages: PageContent[], form: MoneyForm): string | undefined {
  // Many pages have the same prices.
  const texts = new Set(pages.filter((page) => !isDraft(page)).flatMap(writtenPrices));
  const ranges = amountsIn([...texts], form);
  if (ranges.length === 0) return undefined;
  const least = Math.min(...ranges.map(({ minPrice }) => minPrice));
  const most = Math.max(...ranges.map(({ minPrice, maxPrice = minPrice }) => maxPrice));
  const [from = "", to = ""] = [least, most].map((amount) => formatMoney(amount, form, true));
  return from === to ? from : moneyRange(from, to, form);
}

/** Every price of a page, without free services and surcharges. */
export const pricesOf = (page: PageContent, form: MoneyForm) => amountsIn(writtenPrices(page), form);

const amountsIn = (texts: string[], form: MoneyForm) =>
  texts.flatMap((text) => {
    const price = parsePrice(text, form);
    return price && price.minPrice > 0 ? [price] : [];
  });

/** The prices of a page as text: which of them are amounts depends on the country. */
export const writtenPrices = rememberPerFile("written prices", ({ values }: PageContent) => [
  ...new Set(values.flatMap(({ kind, value }) => (kind === "Price" ? [value] : []))),
]);
