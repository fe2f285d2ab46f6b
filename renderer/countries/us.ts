import type { CountryForm } from "../base/values/values";

/** `$165`, `$1,200.50`. */
const money: CountryForm["money"] = { currency: "USD", symbol: "$", thousands: ",", decimal: "." };

const SPACE = String.raw`[ \u00a0./‐-—-]{0,3}`;

/** Ten digits in any notation: `(503) 555-0174`, `503.555.0174`, `tel:+15035550174`. */
const phone: CountryForm["phone"] = {
  callingCode: "1",
  trunk: "1",
  national: String.raw`(?:tel:)?(?<![\d.])(?:\+?1[ .-]?)?\(?\d{3}\)?${SPACE}\d{3}${SPACE}\d{4}(?!\d)`,
  local: String.raw`(?<![\d$.+-]|\d[ )])[2-9]\d{2}-\d{4}(?![\d-])`,
  miscounted: {
    source: String.raw`(?<![\d$+])\(?\d{2,4}\)?[ .-]?\d{2,4}[ .-]\d{3,5}(?![\d-])`,
    digits: [9, 11],
  },
  // Area codes and exchanges do not start with 0 or 1.
  dialable: String.raw`1?[2-9]\d{2}[2-9]\d{6}`,
  undialable: String.raw`\(?[01]\d{2}\D{1,3}\d{3}\D{0,3}\d{4}`,
};

/** The United States. */
export const us: CountryForm = { code: "US", currency: "USD", money, phone };
