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
])("numbers in words, as n2words has them, in %s", (language, country, unit) => {
  const values = valuesFor(country, language);
  // What n2words 4.0.0 wrote, a number on each line.
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
