import { analyse } from "scslre";
import { expect, test } from "vitest";
import { durationIn } from "../../../../renderer/base/values/duration";
import { moneyIn } from "../../../../renderer/base/values/money";
import { countryIn } from "../../../../renderer/countries/countryIn";
import { languageIn } from "../../../../renderer/languages/languageIn";

const [american, german, french] = [kindsIn("US", "en-US"), kindsIn("DE", "de-DE"), kindsIn("FR", "fr-FR")];

function kindsIn(code: string, tag: string) {
  return { money: moneyIn(countryIn(code, tag).money), duration: durationIn(languageIn(tag)) };
}

type Kinds = ReturnType<typeof kindsIn>;

test.each([
  ["$165", 165],
  ["$165.00", 165],
  ["$ 1,650.5", 1650.5],
  ["165", undefined],
  ["$16,50", undefined],
  ["$165 and up", undefined],
])("%s", (text, amount) => {
  expect(american.money.parse(text)).toBe(amount);
});

test("amounts are no part of longer numbers", () => {
  const amounts = ({ money }: Kinds, text: string) => money.find(text).map(({ value }) => value);
  expect(amounts(american, "not $45-$50 or $20.999")).toEqual([45, 50, 20]);
  expect(amounts(german, "Brot 4,50 €, Torte 1.200,00€, Nr. 12")).toEqual([4.5, 1200]);
});

test("a duration in one unit is found with its range", () => {
  const durations = ({ duration }: Kinds, text: string) =>
    duration.find(text).map(({ piece, key }) => `${piece} = ${key}`);
  expect(durations(american, "a set is 1.5 to 4 hours")).toEqual(["1.5 to 4 hours = 90-240 min"]);
  expect(durations(german, "für 30–45 Minuten")).toEqual(["30–45 Minuten = 30-45 min"]);
  expect(american.duration.find("4 hourglasses, 10 minutely")).toEqual([]);
});

test("a formatted value is parsed as the same value", () => {
  for (const { money, duration } of [american, german, french]) {
    for (const amount of [0, 9, 25.5, 1650]) expect(money.parse(money.format(amount))).toBe(amount);
    const long = { from: 90, to: 150, unit: "hour" } as const;
    expect(duration.parse(duration.format(long))).toEqual(long);
  }
  expect([american.money.format(1650), german.money.format(4.5)]).toEqual(["$1650", "4,50\u00a0€"]);
  expect(american.duration.format({ from: 60, to: 60, unit: "hour" })).toBe("1 hour");
});

test("the time to search a text grows no faster than its length", () => {
  for (const kinds of [american, german, french]) {
    for (const { source } of Object.values(kinds)) {
      expect(analyse({ source, flags: "giu" }).reports, source).toEqual([]);
    }
  }
});
