import { escapeRegExp } from "../slug";
import { matchesIn } from "./matches";

/** How a country writes amounts of its currency. */
export interface MoneyForm {
  /** Such as `$`, `€` or `CHF`. */
  symbol: string;
  /** Whether the symbol comes after the number: `4,50 €`. */
  isAfter?: true;
  thousands: string;
  decimal: string;
}

/** An amount in a text. */
interface FoundMoney {
  /** As written, with the symbol. */
  piece: string;
  index: number;
  /** In the currency's main unit, such as dollars. */
  amount: number;
}

/** Finds, parses and formats amounts in one form. Two amounts are the same price if their numbers are equal. */
export interface Money {
  /** A regular expression for one amount without capture groups, to be part of larger ones. */
  source: string;
  /** The first hundred amounts of a text. */
  find(text: string): FoundMoney[];
  /** The amount that is the whole text. Returns undefined for other words, and for a number without the symbol. */
  parse(text: string): number | undefined;
  /** Such as `$1650` or `$25.50`. */
  format(amount: number): string;
}

export function moneyIn({ symbol, isAfter, thousands, decimal }: MoneyForm): Money {
  const [sign, group, point] = [symbol, thousands, decimal].map(escapeRegExp);
  const placed = (number: string, space: string) =>
    isAfter ? String.raw`(?<![\d${group}${point}])${number}[ \u00a0]?${sign}` : `${sign}${space}${number}`;
  const source = placed(String.raw`\d+(?:${group}\d{3})*(?:${point}\d\d)?(?!\d)`, "");
  const every = new RegExp(source, "g");
  const whole = new RegExp(`^${placed(String.raw`(?:\d{1,3}(?:${group}\d{3})+|\d+)(?:${point}\d{1,2})?`, "\\s?")}$`);
  const amountOf = (piece: string) => Number(piece.replace(/\D/g, (character) => (character === decimal ? "." : "")));
  return {
    source,
    find: (text) =>
      Array.from(matchesIn(text, every), ({ 0: piece, index }) => ({ piece, index, amount: amountOf(piece) })),
    parse: (text) => (whole.test(text.trim()) ? amountOf(text) : undefined),
    format(amount) {
      const number = (amount % 1 === 0 ? String(amount) : amount.toFixed(2)).replace(".", decimal);
      return isAfter ? `${number}\u00a0${symbol}` : `${symbol}${number}`;
    },
  };
}
