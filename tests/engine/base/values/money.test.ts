import { analyse } from "scslre";
import { expect, test } from "vitest";
import { moneyIn } from "../../../../renderer/base/values/money";
import { dollars } from "../../../../renderer/base/values/us";

const euros = moneyIn({ symbol: "€", isAfter: true, thousands: ".", decimal: "," });
const francs = moneyIn({ symbol: "CHF ", thousands: "’", decimal: "." });

test.each([
  ["dollars", dollars, "A set is $165, or $1,200.50 with beads, not $45-$50 or $20.999.", [165, 1200.5, 45, 50, 20]],
  ["euros", euros, "Brot 4,50 €, Torte 1.200,00€, Nr. 12", [4.5, 1200]],
  ["francs", francs, "Schnitt CHF 40, Farbe CHF 1’240.50", [40, 1240.5]],
] as const)("%s are found", (_, money, text, amounts) => {
  expect(money.find(text).map(({ amount }) => amount)).toEqual(amounts);
  for (const { piece, index } of money.find(text)) expect(text.slice(index).startsWith(piece)).toBe(true);
});

test.each([
  ["$165", 165],
  ["$165.00", 165],
  ["$ 1,650.5", 1650.5],
  ["165", undefined],
  ["$16,50", undefined],
  ["$165 and up", undefined],
])("%s", (text, amount) => {
  expect(dollars.parse(text)).toBe(amount);
});

test("a formatted amount is parsed as the same amount", () => {
  for (const money of [dollars, euros, francs]) {
    for (const amount of [0, 9, 25.5, 1650]) expect(money.parse(money.format(amount))).toBe(amount);
  }
  expect([dollars.format(1650), euros.format(4.5)]).toEqual(["$1650", "4,50\u00a0€"]);
});

test("the time to search a text grows no faster than its length", () => {
  for (const { source } of [dollars, euros, francs]) expect(analyse({ source, flags: "g" }).reports).toEqual([]);
});
