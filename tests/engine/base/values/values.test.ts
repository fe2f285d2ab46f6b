import { analyse } from "scslre";
import { expect, test } from "vitest";
import { dateIn } from "../../../../renderer/base/values/date";
import { durationIn } from "../../../../renderer/base/values/duration";
import type { Kind } from "../../../../renderer/base/values/kind";
import { moneyIn } from "../../../../renderer/base/values/money";
import { phoneIn } from "../../../../renderer/base/values/phone";
import { timeIn } from "../../../../renderer/base/values/time";
import { weekdaysIn } from "../../../../renderer/base/values/weekdays";
import { countryIn } from "../../../../renderer/countries/countryIn";
import { languageIn } from "../../../../renderer/languages/languageIn";

const [american, german, french] = [kindsIn("US", "en-US"), kindsIn("DE", "de-DE"), kindsIn("FR", "fr-FR")];

function kindsIn(code: string, tag: string) {
  const [country, language] = [countryIn(code, tag), languageIn(tag)];
  return {
    money: moneyIn(country.money),
    phone: phoneIn(country.phone),
    date: dateIn(language),
    time: timeIn(language),
    duration: durationIn(language),
    weekdays: weekdaysIn(language),
  };
}

type Kinds = ReturnType<typeof kindsIn>;

test.each<[string, Kinds, string, Record<keyof Kinds, string[]>]>([
  [
    "American",
    american,
    "Call (503) 555-0174, Monday to Friday 9 AM to 6:30 p.m. or Saturday at noon. On December 1, 2026 a set is $1,200.50 for 1.5 to 4 hours.",
    {
      phone: ["(503) 555-0174 = +15035550174"],
      weekdays: ["Monday to Friday = 0,1,2,3,4", "Saturday = 5"],
      time: ["9 AM = 540", "6:30 p.m. = 1110", "noon = 720"],
      date: ["December 1, 2026 = 2026-12-01"],
      money: ["$1,200.50 = 1200.5"],
      duration: ["1.5 to 4 hours = 90-240 min"],
    },
  ],
  [
    "German",
    german,
    "Tel. 0941 555014. Mo bis Fr um 9.30 Uhr, täglich 22:15. Ab 1. Dezember 2026 (1.12.2026) 1.200,50 € für 30–45 Minuten.",
    {
      phone: ["0941 555014 = +49941555014"],
      weekdays: ["Mo bis Fr = 0,1,2,3,4", "täglich = 0,1,2,3,4,5,6"],
      time: ["9.30 Uhr = 570", "22:15 = 1335"],
      date: ["1. Dezember 2026 = 2026-12-01", "1.12.2026 = 2026-12-01"],
      money: ["1.200,50 € = 1200.5"],
      duration: ["30–45 Minuten = 30-45 min"],
    },
  ],
  [
    "French",
    french,
    "Tél. 06 12 34 56 78, du lundi au vendredi à 9 h 30, samedi et dimanche à midi. Le 1er décembre 2026 : 45 minutes.",
    {
      phone: ["06 12 34 56 78 = +33612345678"],
      weekdays: ["lundi au vendredi = 0,1,2,3,4", "samedi et dimanche = 5,6"],
      time: ["9 h 30 = 570", "midi = 720"],
      date: ["1er décembre 2026 = 2026-12-01"],
      money: [],
      duration: ["9 h = 540-540 min", "45 minutes = 45-45 min"],
    },
  ],
])("the values of a text, with what they mean: %s", (_, kinds, text, expected) => {
  const found = Object.entries(kinds).map(([kind, values]) => [
    kind,
    (values as Kind<unknown>).find(text).map(({ piece, index, key }) => {
      expect(text.slice(index).startsWith(piece)).toBe(true);
      return `${piece} = ${key}`;
    }),
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

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

test("what is no value of its kind is not parsed", () => {
  expect(american.date.parse("November 31, 2026")).toBeUndefined();
  expect(american.date.parse("Friday, November 26, 2026")).toBeUndefined();
  expect(american.date.parse("12/13/2026")).toEqual({ year: 2026, month: 12, day: 13 });
  expect(german.date.parse("12/13/2026")).toBeUndefined();
  expect(american.time.find("chapter 9, 1:300, 12 amps, 2026")).toEqual([]);
  expect(german.time.find("9.30 Euro und 9.30 Uhr").map(({ piece }) => piece)).toEqual(["9.30 Uhr"]);
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
