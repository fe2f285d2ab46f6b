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

test.each([
  ["pl", "30 minut", "30 minut"],
  ["pl", "5–6 godzin", "5-6 godzin"],
  ["pl", "22 godziny", "22 godziny"],
  ["pl", "1 godzina i 30 minut", "1,5 godziny"],
  ["ru", "21 минута", "21 минута"],
  ["ar", "ساعتان", "ساعتان"],
  ["ar", "10 دقائق", "10 دقائق"],
  ["ar", "٣ ساعات", "3 ساعات"],
  ["he", "שעתיים", "שעתיים"],
  ["pt-PT", "1 hora e 20 minutos", "80 minutos"],
  ["da", "2 timer og 15 minutter", "2,25 timer"],
  ["ja", "1時間30分", "1.5 時間"],
  ["en-US", "1 hour 30 minutes", "1.5 hours"],
])("in %s, %s is one duration, which is written as %s", (tag, text, written) => {
  const { duration } = kindsIn("US", tag);
  const value = duration.parse(text);
  expect(value && duration.format(value)).toBe(written);
});

test("a duration of two units has no range, and its smaller unit comes last", () => {
  expect(american.duration.parse("5-6 hours 30 minutes")).toBeUndefined();
  expect(american.duration.parse("30 minutes 1 hour")).toBeUndefined();
});

test.each([
  ["pl", "1,5-2,5 godziny", "30 minut"],
  ["ar", "1.5-2.5 ساعة", "30 دقيقة"],
])("an example of a duration in %s has the plural of its number", (tag, range, minutes) => {
  const { duration } = kindsIn("US", tag);
  expect(duration.format({ from: 90, to: 150, unit: "hour" })).toBe(range);
  expect(duration.format({ from: 30, to: 30, unit: "minute" })).toBe(minutes);
});

test("the time to search a text grows no faster than its length", () => {
  for (const kinds of [american, german, french]) {
    for (const { source } of Object.values(kinds)) {
      expect(analyse({ source, flags: "giu" }).reports, source).toEqual([]);
    }
  }
});
