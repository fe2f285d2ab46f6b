import { type Values, valuesIn } from "../../base/values/values";
import { countryOf, type Locale, languageOf, localeIn } from "../facts/locale";
import type { SiteContent } from "../model/siteContent";

const known = new Map<string, Values>();

/**
 * How a country and a language write amounts, times, phone numbers and the like, and what finds them in a text. By default those of the United States and English, also
 * for what is no country or language.
 *
 * @param country two letters, such as `DE`
 * @param language a BCP 47 tag, such as `de`
 * @param currency an ISO 4217 code; the country's own by default
 */
export function valuesFor(country = "US", language = "en-US", currency?: string): Values {
  const key = `${country} ${language} ${currency}`;
  const cached = known.get(key);
  if (cached) return cached;
  const stated: Locale = { country, language, ...(currency ? { currency } : {}) };
  const made = valuesIn({ country: countryOf(stated), language: languageOf(stated) });
  known.set(key, made);
  return made;
}

/** How the texts of a site write amounts, times, phone numbers and the like, and what finds them there. */
export function valuesOf(site: Pick<SiteContent, "site">): Values {
  const { country, language, currency } = localeOf(site);
  return valuesFor(country, language, currency);
}

/** The country, the language and the currency that a site states. */
export function localeOf({ site }: Pick<SiteContent, "site">): Locale {
  return localeIn(site?.data);
}
