import { type Values, valuesIn } from "../../base/values/values";
import type { Site } from "../../contract/types.generated";
import { countryIn } from "../../countries/countryIn";
import { languageIn } from "../../languages/languageIn";
import type { SiteContent } from "../model/siteContent";

const known = new Map<string, Values>();

/**
 * The kinds of value in the forms of a country and a language. By default those of the United States and English, also
 * for what is no country or language.
 *
 * @param country two letters, such as `DE`
 * @param language a BCP 47 tag, such as `de`
 */
export function valuesFor(country = "US", language = "en-US"): Values {
  const key = `${country} ${language}`;
  const cached = known.get(key);
  if (cached) return cached;
  const tag = tagOf(language);
  const made = valuesIn({ country: countryIn(country, tag), language: languageIn(tag) });
  known.set(key, made);
  return made;
}

/** The kinds of value in the texts of a site. */
export function valuesOf(site: Pick<SiteContent, "site">): Values {
  const { country, language } = localeOf(site);
  return valuesFor(country, language);
}

/** The country and the language that a site states. */
export function localeOf({ site }: Pick<SiteContent, "site">): { country?: string; language?: string } {
  const data = site?.data as { language?: unknown; business?: Partial<Site["business"]> } | undefined;
  const [country, language] = [data?.business?.country, data?.language].map((written: unknown) =>
    typeof written === "string" && written !== "" ? written : undefined,
  );
  return { ...(country ? { country } : {}), ...(language ? { language } : {}) };
}

function tagOf(language: string): string {
  try {
    return new Intl.Locale(language).toString();
  } catch {
    return "en-US";
  }
}
