/** An amount in dollars; both bounds are the same if the price is exact. */
export interface PriceRange {
  minPrice: number;
  /** Absent if the price is "and up". */
  maxPrice?: number;
}

const AMOUNT = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?`;
const PRICE = new RegExp(String.raw`\$\s?${AMOUNT}(?:(?:\s*[-–—]\s*\$?|\s+to\s+\$)\s?${AMOUNT})?`);

/** Amounts that change a price, or only limit it from above, are not a price to start from. */
const NOT_A_START = /(?:\+|\b(?:up to|under|below|at most|over|add|adds|plus|extra|minus|save|less))\s*\$/i;

/**
 * Reads a price as marketers write it: `$165`, `From $180`, `$220-$300`, `$600+`, `Free`.
 *
 * @returns undefined for words that name no price to start from: `Call for pricing`, `+$30`, `Base price`
 */
export function parsePrice(text: string): PriceRange | undefined {
  if (/^\s*free\b/i.test(text)) return { minPrice: 0, maxPrice: 0 };
  if (NOT_A_START.test(text)) return undefined;
  const [, dollars, cents, dollarsTo, centsTo] = PRICE.exec(text) ?? [];
  if (dollars === undefined) return undefined;
  const minPrice = amount(dollars, cents);
  if (dollarsTo === undefined) return { minPrice };
  const end = amount(dollarsTo, centsTo);
  return { minPrice: Math.min(minPrice, end), maxPrice: Math.max(minPrice, end) };
}

function amount(dollars: string, cents = ""): number {
  return Number(dollars.replaceAll(",", "") + cents);
}
