import { formatMoney, type MoneyForm } from "../../../contract/parsePrice";

/** A price for messages, as this site writes prices: `$165`, `45,50 €`, `￥4500`. */
export function exampleOf(form: MoneyForm): string {
  if (form.currency === "USD") return formatMoney(165, form);
  return formatMoney(form.digits === 0 ? 4500 : 45.5, form);
}
