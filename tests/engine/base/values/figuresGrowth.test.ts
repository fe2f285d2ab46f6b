import { analyse } from "scslre";
import { expect, test } from "vitest";
import { valuesIn } from "../../../../renderer/base/values/values";
import { countryIn } from "../../../../renderer/countries/countryIn";
import { languageIn } from "../../../../renderer/languages/languageIn";

test.each([
  ["US", "en"],
  ["DE", "de"],
  ["FR", "fr"],
  ["ES", "es"],
  ["IL", "he"],
  ["IT", "it"],
  ["MA", "ar"],
  ["CZ", "cs"],
  ["HU", "hu"],
  ["NL", "nl"],
  ["NO", "nb"],
  ["RO", "ro"],
])("the time to search figures grows no faster than a text, in %s", (country, language) => {
  const form = { country: countryIn(country, language), language: languageIn(language) };
  const made = new Map<string, RegExp>();
  const { RegExp: own } = globalThis;
  const { test } = own.prototype;
  globalThis.RegExp = new Proxy(own, {
    construct(target, args, newTarget) {
      const expression = Reflect.construct(target, args, newTarget) as RegExp;
      made.set(String(expression), expression);
      return expression;
    },
  });
  try {
    const { figures } = valuesIn(form);
    // Each kind's expression is only made for a text that may have such a figure.
    own.prototype.test = () => true;
    figures("1 client", [{ stem: "client" }]);
  } finally {
    globalThis.RegExp = own;
    own.prototype.test = test;
  }
  const slow = [...made.values()].filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0);
  expect(slow.map(String)).toEqual([]);
  expect(made.size).toBeGreaterThan(40);
});
