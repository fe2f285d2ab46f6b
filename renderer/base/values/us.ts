import { moneyIn } from "./money";

/** Amounts as they are written in the United States: `$165`, `$1,200.50`. */
export const dollars = moneyIn({ symbol: "$", thousands: ",", decimal: "." });
