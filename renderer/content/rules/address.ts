import type { Rules } from "../check/rule";

/** A postal code and coordinates that are impossible. */
export default {
  *"address/postal-code"({ site, facts }) {
    const code = facts.get("business.postalCode") ?? "";
    if (!site || facts.get("business.country") !== "US" || code === "" || /^\d{5}(?:-\d{4})?$/.test(code)) return;
    const message = `${code} is not a ZIP code of five digits.`;
    yield { file: site.file, pointer: "/business/postalCode", message };
  },
  /** North America is north of the equator and west of Greenwich. */
  *"address/coordinates"({ site, facts }) {
    if (!site || !/^(?:US|CA)$/.test(facts.get("business.country") ?? "")) return;
    for (const [name, sign, side] of [
      ["latitude", 1, "north of the equator, above 0"],
      ["longitude", -1, "west of Greenwich, below 0"],
    ] as const) {
      const value = Number(facts.get(`business.${name}`));
      if (!(value * sign < 0)) continue;
      const message = `North America is ${side}, and this ${name} is ${value}. Is the sign wrong, or are latitude and longitude swapped?`;
      yield { file: site.file, pointer: `/business/${name}`, message };
    }
  },
} satisfies Rules;
