import { matchesIn } from "../../base/values/matches";
import type { Rules } from "../check/rule";
import { definitionOf, filesOf } from "../model/siteContent";
import { walkWords } from "../pages/walkTyped";
import { values } from "../site/values";

/** A town with its state and ZIP code: `Harborview, OR 97109`. */
const TOWN = /(\p{Lu}[\p{L}.' -]{0,80}?),? ([A-Z]{2}),? (\d{3,})(?!\d)/gu;

/** An address that nearly equals that of the business, and coordinates that are impossible. */
export default {
  *"address/contradicted"(site) {
    const fact = (name: string) => site.facts.get(`business.${name}`) ?? "";
    const [street, city, region, code] = [fact("street"), fact("city"), fact("region"), fact("postalCode")];
    const own = streetParts(values.address.find(street)[0]?.keys.at(-1));
    if (site.site && fact("country") === "US" && code && !/^\d{5}(?:-\d{4})?$/.test(code)) {
      const message = `${code} is not a ZIP code of five digits.`;
      yield { file: site.site.file, pointer: "/business/postalCode", message };
    }
    for (const file of filesOf(site)) {
      // Skip walking the texts of a file without addresses: nearly all use the facts.
      if (values.address.find(file.text).length === 0 && !/\b[A-Z]{2},? \d{3,}/.test(file.text)) continue;
      for (const { pointer, value } of walkWords(definitionOf(file), file.data)) {
        const place = { file: file.file, pointer };
        for (const { piece, keys } of values.address.find(value)) {
          const other = streetParts(keys.at(-1));
          const [isNumber, isStreet, isKind] = own.map((part, at) => part === other[at]);
          if (!isStreet || isNumber === isKind) continue;
          const written = piece.split(",")[0];
          const message = `"${written}" is not the address of this business, which is ${street}. Write \${business.street}.`;
          yield { ...place, piece: written, message, suggestion: "${business.street}" };
        }
        for (const [piece, town = "", state, digits = ""] of matchesIn(value, TOWN)) {
          const isOwnTown = city !== "" && town.endsWith(city) && (state !== region || digits !== code);
          // "VA 2024" is a year.
          const isShort = state === region && digits.length !== code.length && !/^20\d\d$/.test(digits);
          if (!isOwnTown && !isShort) continue;
          const message = `"${piece}" is not where this business is: ${city}, ${region} ${code}. Write \${business.address}, or the other town's own code.`;
          yield { ...place, piece, message };
        }
      }
    }
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

/** The number, name and kind of a street, as in `12 maple st`. */
function streetParts(key = ""): string[] {
  return /^(\S+) (.*) (\S+)$/.exec(key)?.slice(1) ?? [];
}
