import { escapeRegExp } from "../slug";
import { type Formatted, type Kind, kindOf } from "./kind";

/** How a country writes amounts of its currency. */
export interface MoneyForm {
  /** Such as `$`, `€` or `CHF`. */
  symbol: string;
  /** Whether the symbol comes after the number: `4,50 €`. */
  isAfter?: true;
  thousands: string;
  decimal: string;
}

/** Amounts in the currency's main unit, such as dollars. A number without the symbol is none. */
export function moneyIn({ symbol, isAfter, thousands, decimal }: MoneyForm): Kind<number> & Formatted<number> {
  const [sign, group, point] = [symbol, thousands, decimal].map(escapeRegExp);
  const placed = (number: string, space: string) =>
    isAfter ? String.raw`(?<![\d${group}${point}])${number}[ \u00a0]?${sign}` : `${sign}${space}${number}`;
  const amounts = kindOf({
    hasDigit: true,
    source: placed(String.raw`\d+(?:${group}\d{3})*(?:${point}\d\d)?(?!\d)`, ""),
    whole: placed(String.raw`(?:\d{1,3}(?:${group}\d{3})+|\d+)(?:${point}\d{1,2})?`, String.raw`\s?`),
    parse: (piece) => Number(piece.replace(/\D/g, (character) => (character === decimal ? "." : ""))),
  });
  return {
    ...amounts,
    format(amount) {
      const number = (amount % 1 === 0 ? String(amount) : amount.toFixed(2)).replace(".", decimal);
      return isAfter ? `${number}\u00a0${symbol}` : `${symbol}${number}`;
    },
  };
}
