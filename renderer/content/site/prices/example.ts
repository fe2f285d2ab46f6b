import { formatMoney, type MoneyForm } from "../../../contract/parsePrice";

/**
 * A price for messages, as this site writes prices: `$1,250.50`, `1.250,50 €`, `￥125,000`, `₹1,25,000`. It is a large
 * one, since thousands are what countries write most differently. Without a last full stop: that of the sentence follows.
 */
export function exampleOf(form: MoneyForm): string {
  const amount = form.digits === 0 || form.group === 2 ? 125_000 : 1250.5;
  return formatMoney(amount, form, true).replace(/\.$/, "");
}
