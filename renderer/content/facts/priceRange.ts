import { parsePrice } from "../../contract/parsePrice";
import { keptPerFile } from "../model/kept";
import { isDraft, type PageContent } from "../model/siteContent";

/** The lowest and highest price of the published pages, such as `$20-$600`, without free services and surcharges. */
export function priceRange(pages: PageContent[]): string | undefined {
  const ranges = pages.filter((page) => !isDraft(page)).flatMap(pricesOf);
  if (ranges.length === 0) return undefined;
  const least = Math.min(...ranges.map(({ minPrice }) => minPrice));
  const most = Math.max(...ranges.map(({ minPrice, maxPrice = minPrice }) => maxPrice));
  const [from, to] = [least, most].map((amount) => `$${amount.toLocaleString("en-US")}`);
  return from === to ? from : `${from}-${to}`;
}

/** Every price of a page, without free services and surcharges. */
export const pricesOf = keptPerFile("prices", ({ values }: PageContent) =>
  values.flatMap(({ kind, value }) => {
    const price = kind === "Price" ? parsePrice(value) : undefined;
    return price && price.minPrice > 0 ? [price] : [];
  }),
);
