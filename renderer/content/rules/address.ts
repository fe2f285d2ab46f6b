import { addressLines } from "../../countries/address";
import { isCountry } from "../../countries/countryIn";
import type { Rules } from "../check/rule";
import { locationsOf } from "../facts/collectFacts";
import { localeOf } from "../site/values";

/** Digits that are in no street or town. */
const ANY = "00000";

/** A postal code and coordinates that are impossible. */
export default {
  *"address/country"(content) {
    const { site } = content;
    const { country } = localeOf(content);
    // The schema reports other forms.
    if (!site || !country || !/^[A-Z]{2}$/.test(country) || isCountry(country)) return;
    const suggestion = country === "UK" ? "GB" : undefined;
    const hint = suggestion ? ` Did you mean ${suggestion}?` : " Write its two letters by ISO 3166, such as US or DE.";
    const message = `${country} is no country.${hint}`;
    yield { file: site.file, pointer: "/business/country", message, ...(suggestion ? { suggestion } : {}) };
  },
  *"address/postal-code"(content) {
    const { site, facts } = content;
    const { country, language = "en-US" } = localeOf(content);
    if (!site || !country) return;
    const lines = addressLines({ street: "", city: "-", postalCode: ANY, country }, language);
    const isUsual = lines.join().includes(ANY);
    for (const { name, pointer } of locationsOf(site.data)) {
      const code = facts.get(`${name}.postalCode`);
      if (code === undefined && isUsual && facts.has(`${name}.city`)) {
        const message = `An address in ${country} has a postal code. Write postalCode below the town.`;
        yield { file: site.file, pointer: `${pointer}/city`, at: "key", message };
      } else if (code && country === "US" && !/^\d{5}(?:-\d{4})?$/.test(code)) {
        yield {
          file: site.file,
          pointer: `${pointer}/postalCode`,
          message: `${code} is not a ZIP code of five digits.`,
        };
      }
    }
  },
  /** North America is north of the equator and west of Greenwich. */
  *"address/coordinates"({ site, facts }) {
    if (!site || !/^(?:US|CA)$/.test(facts.get("business.country") ?? "")) return;
    for (const { name: of, pointer } of locationsOf(site.data)) {
      for (const [name, sign, side] of [
        ["latitude", 1, "north of the equator, above 0"],
        ["longitude", -1, "west of Greenwich, below 0"],
      ] as const) {
        const value = Number(facts.get(`${of}.${name}`));
        if (!(value * sign < 0)) continue;
        const message = `North America is ${side}, and this ${name} is ${value}. Is the sign wrong, or are latitude and longitude swapped?`;
        yield { file: site.file, pointer: `${pointer}/${name}`, message };
      }
    }
  },
} satisfies Rules;
