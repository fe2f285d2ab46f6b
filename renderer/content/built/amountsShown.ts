import { type MoneyForm, moneyIn } from "../../base/values/money";
import { FREE, rangesIn } from "../../contract/parsePrice";

/** The same words anywhere in a text. */
const FREE_SOMEWHERE = new RegExp(FREE.source.replace(String.raw`^\s*`, String.raw`(?<!\p{L})`), "iu");

/** The amounts of money that a text shows in the form of a site, also both ends of a range, and 0 for what is free. */
export function amountsShown(text: string, form: MoneyForm): Set<number> {
  const { source, parse } = moneyIn(form);
  const single = Array.from(text.matchAll(new RegExp(source, "giu")), ([piece]) => parse(piece) ?? []).flat();
  const ends = rangesIn(text, form).flatMap(({ from, to }) => [from, to]);
  return new Set([...single, ...ends, ...(FREE_SOMEWHERE.test(text) ? [0] : [])]);
}
