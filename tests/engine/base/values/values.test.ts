import { analyse } from "scslre";
import { describe, expect, test } from "vitest";
import { type CountryForm, type Values, valuesIn } from "../../../../renderer/base/values/values";
import { us } from "../../../../renderer/countries/us";
import { languageIn } from "../../../../renderer/languages/languageIn";

const american = valuesIn({ country: us, language: languageIn("en-US") });

const german = valuesIn({
  country: {
    money: { symbol: "€", isAfter: true, thousands: ".", decimal: "," },
    phone: phoneForm("49", String.raw`(?<!\d)\(?0\d{2,4}\)?[ /-]{1,3}\d{3,8}(?!\d)`),
    address: us.address,
  },
  language: languageIn("de-DE", {
    to: ["bis"],
    and: ["und"],
    separator: ":",
    separatorBefore: "[:.]",
    after: "Uhr",
    pm: undefined,
    ordinal: String.raw`\.`,
    groups: { täglich: [0, 1, 2, 3, 4, 5, 6] },
    calling: "Tel|anrufen",
  }),
});

const french = valuesIn({
  country: {
    money: { symbol: "€", isAfter: true, thousands: "\u202f", decimal: "," },
    phone: phoneForm("33", String.raw`(?<!\d)0\d(?:[ .]?\d{2}){4}(?!\d)`),
    address: us.address,
  },
  language: languageIn("fr-FR", {
    to: ["à", "au"],
    and: ["et"],
    separator: String.raw`\s?h\s?|:`,
    after: String.raw`h(?!\p{L})`,
    pm: undefined,
    named: { midi: 720 },
    ordinal: "er",
    groups: { "tous les jours": [0, 1, 2, 3, 4, 5, 6] },
    calling: "appel|tél",
  }),
});

function phoneForm(callingCode: string, national: string): CountryForm["phone"] {
  const never = "(?!)";
  const miscounted = { source: never, digits: [] };
  return { callingCode, trunk: "0", national, local: never, miscounted, dialable: never, undialable: never };
}

describe("the values of a text, with what they mean", () => {
  test.each<[string, Values, string, string[]]>([
    [
      "American",
      american,
      "Call (503) 555-0174, Monday to Friday 9 AM to 6:30 p.m. or Saturday at noon. On December 1, 2026 a set is $1,200.50 for 1.5 to 4 hours, or 60 minutes.",
      [
        "phone (503) 555-0174 = +15035550174",
        "weekdays Monday to Friday = 0,1,2,3,4",
        "hours 9 AM to 6:30 p.m. = 540-1110",
        "weekdays Saturday = 5",
        "time noon = 720",
        "date December 1, 2026 = 2026-12-01",
        "money $1,200.50 = 1200.5",
        "duration 1.5 to 4 hours = 90-240 min",
        "duration 60 minutes = 60-60 min",
      ],
    ],
    [
      "German",
      german,
      "Tel. 0941 555014 oder +49 941 555014. Mo bis Fr von 9 bis 18 Uhr, samstags um 9.30 Uhr, täglich 22:15. Ab 1. Dezember 2026 (1.12.2026) 1.200,50 € für 2,5 Stunden, 30–45 Minuten warten.",
      [
        "phone 0941 555014 = +49941555014",
        "phone +49 941 555014 = +49941555014",
        "weekdays Mo bis Fr = 0,1,2,3,4",
        "hours 9 bis 18 Uhr = 540-1080",
        "weekdays samstags = 5",
        "time 9.30 Uhr = 570",
        "weekdays täglich = 0,1,2,3,4,5,6",
        "time 22:15 = 1335",
        "date 1. Dezember 2026 = 2026-12-01",
        "date 1.12.2026 = 2026-12-01",
        "money 1.200,50 € = 1200.5",
        "duration 2,5 Stunden = 150-150 min",
        "duration 30–45 Minuten = 30-45 min",
      ],
    ],
    [
      "French",
      french,
      "Tél. 06 12 34 56 78, du lundi au vendredi de 9 h 30 à 18 h, samedi et dimanche à 14h. Le 1er décembre 2026 : 4,50 € pour 2,5 heures, 45 minutes à midi.",
      [
        "phone 06 12 34 56 78 = +33612345678",
        "weekdays lundi au vendredi = 0,1,2,3,4",
        "hours 9 h 30 à 18 h = 570-1080",
        "weekdays samedi et dimanche = 5,6",
        "time 14h = 840",
        "date 1er décembre 2026 = 2026-12-01",
        "money 4,50 € = 4.5",
        "duration 2,5 heures = 150-150 min",
        "duration 45 minutes = 45-45 min",
        "time midi = 720",
      ],
    ],
  ])("%s", (_, values, text, expected) => {
    const found = values.find(text);
    expect(found.map(({ kind, piece, key }) => `${kind} ${piece} = ${key}`)).toEqual(expected);
    for (const { piece, index } of found) expect(text.slice(index).startsWith(piece)).toBe(true);
  });
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
  const amounts = (values: Values, text: string) => values.money.find(text).map(({ value }) => value);
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
  for (const { money, time, duration, date, hours } of [american, german, french]) {
    for (const amount of [0, 9, 25.5, 1650]) expect(money.parse(money.format(amount))).toBe(amount);
    for (const minutes of [0, 570, 780, 1439]) expect(time.parse(time.format(minutes))).toBe(minutes);
    for (const day of [
      { year: 2026, month: 12, day: 1 },
      { month: 2, day: 29 },
    ]) {
      expect(date.parse(date.format(day))).toEqual(day);
    }
    const long = { from: 90, to: 150, unit: "hour" } as const;
    expect(duration.parse(duration.format(long))).toEqual(long);
    expect(hours.parse(hours.format({ opens: 540, closes: 1080 }))).toEqual({ opens: 540, closes: 1080 });
  }
  expect([american.money.format(1650), german.money.format(4.5)]).toEqual(["$1650", "4,50\u00a0€"]);
  expect([american.time.format(570), german.time.format(570)]).toEqual(["9:30\u00a0AM", "09:30"]);
  expect(american.duration.format({ from: 60, to: 60, unit: "hour" })).toBe("1 hour");
});

test("the time to search a text grows no faster than its length", () => {
  for (const { money, phone, time, hours, duration, date, weekdays } of [american, german, french]) {
    for (const { source } of [money, phone, time, hours, duration, date, weekdays]) {
      expect(analyse({ source, flags: "giu" }).reports, source).toEqual([]);
    }
  }
});
