import { toCardinal as german } from "n2words/de-DE";
import { toCardinal as british } from "n2words/en-GB";
import { toCardinal as american } from "n2words/en-US";
import { toCardinal as spanish } from "n2words/es-ES";
import { toCardinal as belgian } from "n2words/fr-BE";
import { toCardinal as french } from "n2words/fr-FR";
import { toCardinal as hebrew } from "n2words/he-IL";
import { expect, test } from "vitest";
import { valuesFor } from "../../../../renderer/content/site/values";

/** Each number up to 1,000 and each full thousand below 100,000. */
const NUMBERS = [
  ...Array.from({ length: 1000 }, (_, index) => index + 1),
  ...Array.from({ length: 98 }, (_, index) => (index + 2) * 1000),
];

test.each<[string, string, string, (number: number) => string]>([
  ["en-US", "US", "days", american],
  ["en-GB", "GB", "days", british],
  ["de", "DE", "Tage", german],
  ["fr", "FR", "jours", french],
  ["fr-BE", "BE", "jours", belgian],
  ["es", "ES", "días", spanish],
  ["he", "IL", "ימים", hebrew],
])("numbers in words, as n2words has them, in %s", (language, country, unit, inWords) => {
  const values = valuesFor(country, language);
  const wrong = NUMBERS.map((number) => ({ number, text: `${inWords(number)} ${unit}` })).filter(({ number, text }) => {
    const [figure, ...others] = values.figures(text);
    return others.length > 0 || figure?.piece !== text || figure.key !== `${number * 1440} min`;
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
});
