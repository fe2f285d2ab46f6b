import { analyse } from "scslre";
import { expect, test } from "vitest";
import { durationIn } from "../../../../renderer/base/values/duration";
import { formatMoney, moneyIn } from "../../../../renderer/base/values/money";
import { exampleOf } from "../../../../renderer/content/site/prices/entries";
import { valuesFor } from "../../../../renderer/content/site/values";
import { parsePrice } from "../../../../renderer/contract/parsePrice";
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
  ["IN", "en-IN", "₹1,25,000", 125_000, "₹1,25,000"],
  ["IN", "en-IN", "₹125,000", 125_000, "₹1,25,000"],
  ["IN", "en-IN", "Rs. 500", 500, "₹500"],
  ["IN", "hi", "₹५००", 500, "₹500"],
  ["NP", "ne", "रू १,२५,०००", 125_000, "रू १,२५,०००"],
  ["SE", "sv", "2 000:-", 2000, "2 000 kr"],
  ["DK", "da", "115,-", 115, "115 kr."],
  ["DK", "da", "1.250,50 kr", 1250.5, "1.250,50 kr."],
  ["NO", "nb", "kr 1 250", 1250, "1 250 kr"],
  ["KW", "ar", "12.500 د.ك", 12.5, "١٢٫٥٠٠ د.ك."],
  ["KW", "en", "12.500 KD", 12.5, "KWD 12.500"],
  ["MA", "fr", "500 DH", 500, "500 MAD"],
  ["MA", "ar", "٧٠٠ درهم", 700, "700 د.م."],
  ["MA", "ar", "MAD 1.250,50", 1250.5, "1.250,50 د.م."],
  ["CH", "de", "CHF 1'250.50", 1250.5, "CHF 1’250.50"],
  ["IE", "en", "28 €", 28, "€28"],
  // A number of four digits has no separator there.
  ["ES", "es", "1250 €", 1250, "1250 €"],
  ["ES", "es", "12.500 €", 12_500, "12.500 €"],
])("in %s, %s, %s is an amount, in a sentence and by itself", (country, tag, text, amount, written) => {
  const { money, figures } = valuesFor(country, tag);
  expect(money.parse(text)).toBe(amount);
  expect(parsePrice(text, countryIn(country, tag).money)).toEqual({ minPrice: amount });
  const [figure] = figures(`Akme: ${text}`);
  expect(figure && `${figure.piece} ${figure.key}`).toBe(`${text} ${countryIn(country, tag).currency} ${amount}`);
  const spaced = formatMoney(amount, countryIn(country, tag).money, true).replace(/[\u00a0\u202f]/g, " ");
  expect(spaced.replace("'", "’")).toBe(written);
});

test("a currency that is part of a word is none", () => {
  expect(kindsIn("IN", "en-IN").money.find("open hours 500, drs 5")).toEqual([]);
});

test.each([
  ["PL", "pl", "od 9.00 do 13.00", "hours 09:00-13:00"],
  ["PL", "pl", "o 9.00", "time 09:00"],
  ["DK", "da", "9.00-17.30", "hours 09:00-17:30"],
  ["DK", "da", "kl. 10", "time 10:00"],
  ["SE", "sv", "kl. 10 till 18", "hours 10:00-18:00"],
  ["BE", "nl", "van 9.00 tot 17.30 uur", "hours 09:00-17:30"],
  ["BE", "nl", "2 uur", "duration 120 min"],
  ["PL", "pl", "90 minut", "duration 90 min"],
])("in %s, %s, %s is %s", (country, tag, text, key) => {
  expect(
    valuesFor(country, tag)
      .figures(text)
      .map(({ kind, key }) => `${kind} ${key}`),
  ).toEqual([key]);
});

test.each([
  ["US", "en-US", "$1,250.50"],
  ["IN", "en-IN", "₹1,25,000"],
  ["JP", "ja", "￥125,000"],
  ["DK", "da", "1.250,50 kr"],
  ["KW", "ar", "١٬٢٥٠٫٥٠٠ د.ك"],
])("an example of a price in %s, %s, is large, and is read", (country, tag, example) => {
  const { money, moneyForm } = valuesFor(country, tag);
  expect(exampleOf(moneyForm).replaceAll("\u00a0", " ")).toBe(example);
  expect(money.parse(example)).toBeGreaterThan(1000);
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
