import type { Values } from "../../base/values/values";
import { type Locale, localeIn, valuesBy } from "../facts/locale";
import type { SiteContent } from "../model/siteContent";

/**
 * How a country and a language write amounts, times, phone numbers and the like, and what finds them in a text. By
 * default those of the United States and English, also for what is no country or language.
 *
 * @param country two letters, such as `DE`
 * @param language a BCP 47 tag, such as `de`
 * @param currency an ISO 4217 code; the country's own by default
 */
export function valuesFor(country?: string, language?: string, currency?: string): Values {
  return valuesBy({ country, language, currency });
}

/** How the texts of a site write amounts, times, phone numbers and the like, and what finds them there. */
export function valuesOf(site: Pick<SiteContent, "site">): Values {
  return valuesBy(localeOf(site));
}

/** The country, the language and the currency that a site states. */
export function localeOf({ site }: Pick<SiteContent, "site">): Locale {
  return localeIn(site?.data);
}
