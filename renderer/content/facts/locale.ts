import { isGroup } from "../../base/groups";
import { oncePerKey } from "../../base/once";
import type { LanguageForm } from "../../base/values/language";
import { type CountryForm, type Values, valuesIn } from "../../base/values/values";
import { localeOf } from "../../clock/formats";
import { countryIn } from "../../countries/countryIn";
import { languageIn } from "../../languages/languageIn";
import { oncePerFile } from "../model/oncePerFile";

/** The country, the language and the currency that a site states, as written. */
export interface Locale {
  /** Two letters, such as `DE`. */
  country?: string;
  /** A BCP 47 tag, such as `de`. */
  language?: string;
  /** An ISO 4217 code, if it is not the country's own currency. */
  currency?: string;
}

/** @param data the data of site.yaml, which may break its schema */
export const localeIn = (data: unknown): Locale => (isGroup(data) ? localeOfGroup(data) : {});

const localeOfGroup = oncePerFile(({ language, business }: Record<string, unknown>): Locale => {
  const { country, currency } = isGroup(business) ? business : {};
  const stated = { country, language, currency };
  return Object.fromEntries(
    Object.entries(stated).filter(([, written]) => typeof written === "string" && written !== ""),
  );
});

/** A function whose results are made once for each locale: asking CLDR takes longer than to check a page. */
function oncePerLocale<Made>(make: (locale: Locale) => Made): (locale: Locale) => Made {
  const madeBy = oncePerKey((locale: string) => make(JSON.parse(locale)));
  return ({ country, language, currency }) => madeBy(JSON.stringify({ country, language, currency }));
}

/** How a site writes money, phones and addresses. By default as the United States, also for what is no country. */
export const countryOf = oncePerLocale(
  ({ country = "US", language = "en-US", currency }): CountryForm => countryIn(country, localeOf(language), currency),
);

/** How a site writes times and durations. By default as English, also for what is no language. */
export const languageOf = oncePerLocale(({ language = "en-US" }): LanguageForm => languageIn(localeOf(language)));

/** How a site writes values, and what finds them in a text. */
export const valuesBy = oncePerLocale(
  (locale): Values => valuesIn({ country: countryOf(locale), language: languageOf(locale) }),
);
