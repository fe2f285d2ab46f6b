import { isCountry } from "../../countries/countryIn";
import { dialable } from "../../countries/dialable";
import type { Rules } from "../check/rule";
import { localeOf } from "../site/values";

/** Fewer digits are reported by the schema. */
const FEWEST = 7;

export default {
  /** Ten digits after the country code: North American Numbering Plan, ITU-T E.164. */
  *"phones/digits"({ site, facts }) {
    const own = facts.get("business.phone");
    if (!site || !own || !/^(?:US|CA)$/.test(facts.get("business.country") ?? "") || own.startsWith("+")) return;
    const { length } = own.replace(/\D/g, "").replace(/^1/, "");
    if (length < FEWEST || length === 10) return;
    const message = `${own} has ${length} digits without the country code, but a phone number in North America has ten.`;
    yield { file: site.file, pointer: "/business/phone", message };
  },
  /** By libphonenumber's lengths of the numbers of each country. */
  *"phones/unreadable"(content) {
    const { site, facts } = content;
    const own = facts.get("business.phone") ?? "";
    const { country = "US" } = localeOf(content);
    if (!isCountry(country)) return;
    const isOther = !/^(?:US|CA)$/.test(country) || own.startsWith("+");
    if (site && isOther && own.replace(/\D/g, "").length >= FEWEST && !dialable(own, country)) {
      yield { file: site.file, pointer: "/business/phone", message: messageFor(own, country) };
    }
    for (const { kind, pointer, value } of site?.values ?? []) {
      // Other words are reported by the schema.
      const isNumber = kind === "Recipient" && /^\+?[0-9(]/.test(value) && value.replace(/\D/g, "").length >= FEWEST;
      if (!site || !isNumber || value.includes("@") || value === own || dialable(value, country)) continue;
      yield { file: site.file, pointer, message: messageFor(value, country) };
    }
  },
} satisfies Rules;

const messageFor = (number: string, country: string) =>
  `${number} is no phone number that can be dialed in ${country}. Write it with its area code, or with + and the country code.`;
