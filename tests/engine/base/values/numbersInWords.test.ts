import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { valuesFor } from "../../../../renderer/content/site/values";

/** Each number up to 1,000 and each full thousand below 100,000. */
const NUMBERS = [
  ...Array.from({ length: 1000 }, (_, index) => index + 1),
  ...Array.from({ length: 98 }, (_, index) => (index + 2) * 1000),
];

test.each([
  ["en-US", "US", "days"],
  ["en-GB", "GB", "days"],
  ["de", "DE", "Tage"],
  ["fr", "FR", "jours"],
  ["fr-BE", "BE", "jours"],
  ["es", "ES", "días"],
  ["he", "IL", "ימים"],
  ["pt-PT", "PT", "dias"],
  ["ar", "MA", "يوم"],
  ["cs", "CZ", "dnů"],
  ["da", "DK", "dage"],
  ["el", "GR", "ημέρες"],
  ["fi", "FI", "päivää"],
  ["hu", "HU", "nap"],
  ["it", "IT", "giorni"],
  ["nb", "NO", "dager"],
  ["nl", "NL", "dagen"],
  ["pl", "PL", "dni"],
  ["ro", "RO", "zile"],
  ["sv", "SE", "dagar"],
  ["tr", "TR", "gün"],
  ["uk", "UA", "днів"],
])("numbers in words, as n2words has them, in %s", (language, country, unit) => {
  const values = valuesFor(country, language);
  // What n2words 4.0.0 wrote, a number on each line; but it has the Latin letter i in Ukrainian, and 60 is "treds" in Danish.
  const recorded = readFileSync(path.join(import.meta.dirname, "numberWords", `${language}.txt`), "utf8");
  const inWords = recorded.trimEnd().split("\n");
  expect(inWords).toHaveLength(NUMBERS.length);
  const all = NUMBERS.map((number, index) => ({ number, text: `${inWords[index]} ${unit}` }));
  const wrong = all.filter(({ number, text }) => {
    const [figure, ...others] = values.figures(text);
    return others.length > 0 || figure?.piece !== text || figure.key !== `${number * 1440} min`;
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

test.each([
  ["pl", "PL", "dwieście złotych za pół godziny", ["PLN 200", "30 min"]],
  ["pl", "PL", "dwie i pół godziny", ["150 min"]],
  ["nl", "NL", "vijfhonderd euro voor anderhalf uur", ["EUR 500", "90 min"]],
  ["nl", "NL", "tweeënhalf uur, twee en een half uur", ["150 min", "150 min"]],
  ["ar", "MA", "ستمائة درهم", ["MAD 600"]],
  ["da", "DK", "fem hundrede kroner for to og en halv time", ["DKK 500", "150 min"]],
  ["nb", "NO", "femogtyve minutter eller tjuefem minutter", ["25 min", "25 min"]],
  ["sv", "SE", "en halv timme, eller en timme", ["30 min", "60 min"]],
  ["cs", "CZ", "pětadvacet let, třicet pět minut, tři čtvrtě hodiny", ["13149000 min", "35 min", "45 min"]],
  [
    "it",
    "IT",
    "un'ora, tre quarti d’ora, due ore e mezza, centottantotto euro",
    ["60 min", "45 min", "150 min", "EUR 188"],
  ],
  ["hu", "HU", "két hét, hét nap, húsz perc", ["20160 min", "10080 min", "20 min"]],
  ["fi", "FI", "kaksikymmentäviisi euroa, puolitoista tuntia", ["EUR 25", "90 min"]],
  ["ro", "RO", "douăzeci și cinci de lei, trei sferturi de oră", ["RON 25", "45 min"]],
  ["el", "GR", "εκατόν είκοσι ευρώ", ["EUR 120"]],
  ["tr", "TR", "iki buçuk saat, kırk beş dakika", ["150 min", "45 min"]],
  ["uk", "UA", "п’ятдесят хвилин, дві з половиною години", ["50 min", "150 min"]],
])("words of %s that are more than a number: %s %s", (language, country, text, keys) => {
  expect(
    valuesFor(country, language)
      .figures(text)
      .map(({ key }) => key),
  ).toEqual(keys);
});
