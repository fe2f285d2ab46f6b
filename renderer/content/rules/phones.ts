import { isCountry } from "../../countries/countryIn";
import { dialable } from "../../countries/dialable";
import type { Rules } from "../check/rule";
import { locationsOf } from "../facts/collectFacts";
import { localeOf } from "../site/values";

/** Fewer digits are reported by the schema. */
const FEWEST = 7;

export default {
  /** Ten digits after the country code: North American Numbering Plan, ITU-T E.164. */
  *"phones/digits"({ site, facts }) {
    if (!site || !/^(?:US|CA)$/.test(facts.get("business.country") ?? "")) return;
    for (const { name, pointer } of locationsOf(site.data)) {
      const own = facts.get(`${name}.phone`);
      if (!own || own.startsWith("+")) continue;
      const { length } = own.replace(/\D/g, "").replace(/^1/, "");
      if (length < FEWEST || length === 10) continue;
      const message = `${own} has ${length} digits without the country code, but a phone number in North America has ten.`;
      yield { file: site.file, pointer: `${pointer}/phone`, message };
    }
  },
  /** By libphonenumber's lengths of the numbers of each country. */
  *"phones/unreadable"(content) {
    const { site, facts } = content;
    const { country = "US" } = localeOf(content);
    if (!isCountry(country)) return;
    const locations = locationsOf(site?.data).map(({ name, pointer }) => ({
      pointer,
      own: facts.get(`${name}.phone`) ?? "",
    }));
    for (const { own, pointer } of locations) {
      const isOther = !/^(?:US|CA)$/.test(country) || own.startsWith("+");
      if (site && isOther && own.replace(/\D/g, "").length >= FEWEST && !dialable(own, country)) {
        yield { file: site.file, pointer: `${pointer}/phone`, message: messageFor(own, country) };
      }
    }
    for (const { kind, pointer, value } of site?.values ?? []) {
      // Other words are reported by the schema.
      const isNumber = kind === "Recipient" && /^\+?[0-9(]/.test(value) && value.replace(/\D/g, "").length >= FEWEST;
      if (
        !site ||
        !isNumber ||
        value.includes("@") ||
        locations.some(({ own }) => own === value) ||
        dialable(value, country)
      )
        continue;
      yield { file: site.file, pointer, message: messageFor(value, country) };
    }
  },
} satisfies Rules;

const messageFor = (number: string, country: string) =>
  `${number} is no phone number that can be dialed in ${country}. Write it with its area code, or with + and the country code.`;
