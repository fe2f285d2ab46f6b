import type { Rules } from "../check/rule";

/** Fewer digits are reported by the schema. */
const FEWEST = 7;

export default {
  /** Ten digits after the country code: North American Numbering Plan, ITU-T E.164. */
  *"phones/digits"({ site, facts }) {
    const own = facts.get("business.phone");
    if (!site || !own || !/^(?:US|CA)$/.test(facts.get("business.country") ?? "")) return;
    const { length } = own.replace(/\D/g, "").replace(/^1/, "");
    if (length < FEWEST || length === 10) return;
    const message = `${own} has ${length} digits without the country code, but a phone number in North America has ten.`;
    yield { file: site.file, pointer: "/business/phone", message };
  },
} satisfies Rules;
