import { distance } from "fastest-levenshtein";
import { steps } from "../../base/pointer";
import { sameNumber } from "../../base/values/phone";
import type { Rules } from "../check/rule";
import { oncePerFacts } from "../model/oncePerFile";
import { type ContentFile, definitionOf, filesOf, type SiteContent } from "../model/siteContent";
import { blocksOf } from "../pages/pageBlocks";
import { walkStrings } from "../pages/walkTyped";
import { blockSchema } from "../schema/siteSchema";
import { linkProblem } from "../site/linkProblem";
import { values } from "../site/values";

/**
 * A phone number or e-mail address that site.yaml does not list: mistyped, or copied from another business. The known
 * ones are under `business` and `facts`.
 */
export default {
  *"phones/unknown"(site) {
    const known = knownNumbers(site);
    const own = site.facts.get("business.phone");
    if (site.site && own && /^(?:US|CA)$/.test(site.facts.get("business.country") ?? "")) {
      const { length } = own.replace(/\D/g, "").replace(/^1/, "");
      const message = `${own} has ${length} digits without the country code, but a phone number in North America has ten.`;
      // Fewer than seven digits are reported by the schema.
      if (length >= 7 && length !== 10) yield { file: site.site.file, pointer: "/business/phone", message };
    }
    if (known.length === 0 || !own) return;
    const typed = (text: string) => values.phone.findAll(text, known).filter(({ digits }) => !isKnown(digits, known));
    for (const { value, ...place } of contactTexts(site, typed, (href) => href.startsWith("tel:"))) {
      const seen = new Set<string>();
      for (const { piece, digits } of typed(value)) {
        // A number and the link that dials it are one problem.
        if (seen.has(digits)) continue;
        seen.add(digits);
        const suggestion = piece.startsWith("tel:") ? "${business.phone|tel}" : "${business.phone}";
        const message = `${piece.replace("tel:", "")} is not a phone number of this business, whose number is ${own}. Write ${suggestion}. If this number is right, make it a fact of site.yaml first.`;
        yield { ...place, piece, message, suggestion };
      }
    }
  },
  /** If site.yaml has no e-mail address, only one at a misspelled domain of the business is certainly wrong. */
  *"emails/unknown"(site) {
    const facts = [...site.facts].filter(([name]) => /^(?:business|facts)\./.test(name));
    const known = new Map(
      facts.flatMap(([name, value]) => emailsIn(value).map((email) => [email.toLowerCase(), name])),
    );
    const host = site.facts.get("business.url")?.replace(/^https:\/\/(?:www\.)?/, "") ?? "";
    const isMisspelled = (domain = "") => domain !== host && distance(domain, host) <= 2;
    const isUnknown = (email: string) => !known.has(email) && (known.size > 0 || isMisspelled(email.split("@")[1]));
    const typed = (text: string) => emailsIn(text).filter((email) => isUnknown(email.toLowerCase()));
    const [own] = known;
    for (const { value, ...place } of contactTexts(site, typed, (href) => href.startsWith("mailto:"))) {
      for (const piece of new Set(typed(value))) {
        const suggestion = own ? `\${${own[1]}}` : undefined;
        const hint = own ? `It says ${own[0]}: write ${suggestion}.` : "Check each letter, and add it there as a fact.";
        const message = `${piece} is not an e-mail address of site.yaml. ${hint}`;
        yield { ...place, piece, message, suggestion };
      }
    }
  },
} satisfies Rules;

const emailsIn = (text: string): string[] => text.match(/(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];

/** The texts and links that may be wrong: not where site.yaml declares a contact, and not samples. */
function* contactTexts(site: SiteContent, typed: (text: string) => unknown[], isContact: (href: string) => boolean) {
  for (const file of filesOf(site)) {
    // Skip walking the texts of a file without contacts: most use the facts.
    if (typed(file.text).length === 0) continue;
    for (const { kind, pointer, value } of walkStrings(definitionOf(file), file.source)) {
      // Numbers in web addresses and pictures are parts of names. A link with a wrong form is reported by links/scheme.
      const isText =
        kind === "Href" ? isContact(value) && !linkProblem(value) : !/^(?:ImageSource|WebAddress)$/.test(kind);
      const isDeclared = file === site.site && /^\/(?:business|facts)\//.test(pointer);
      if (isText && !isDeclared && !isSample(file, pointer)) yield { file: file.file, pointer, value };
    }
  }
}

/** The digits of every number that site.yaml declares. */
const knownNumbers = oncePerFacts(({ facts }: SiteContent): string[] => {
  const declared = [...facts].filter(([name]) => /^(?:business|facts)\./.test(name));
  return declared.flatMap(([name, value]) => [
    ...values.phone.findAll(value, []).map(({ digits }) => digits),
    ...(name === "business.phone" ? [value.replace(/\D/g, "")] : []),
  ]);
});

function isKnown(digits: string, known: string[]): boolean {
  return known.some((number) => sameNumber(number, digits));
}

/** Whether the value is only an example, such as a field's placeholder. */
function isSample(file: ContentFile, pointer: string): boolean {
  const [top, block, property = ""] = steps(pointer);
  if (top !== "blocks") return false;
  const schema = blockSchema(blocksOf({ data: file.source })[Number(block)]);
  return schema?.properties?.[property]?.sample === true;
}
