import { walkStrings } from "../load/walkTyped";
import { steps } from "../pointer";
import type { Rules } from "../rule";
import { blockSchema } from "../schema/siteSchema";
import { linkProblem } from "../site/linkProblem";
import { phonesIn, sameNumber } from "../site/literals/phonesIn";
import { blocksOf } from "../site/pageBlocks";
import { type ContentFile, filesOf, type SiteContent } from "../siteContent";

/**
 * A phone number that nobody has declared: a digit typed wrong, or the number of the page that a text came from.
 * The numbers of the business are those of `business.phone` and of every fact.
 */
export default {
  *"phones/unknown"(site) {
    const known = knownNumbers(site);
    const own = site.facts.get("business.phone");
    if (site.site && own && /^(?:US|CA)$/.test(site.facts.get("business.country") ?? "")) {
      const { length } = own.replace(/\D/g, "").replace(/^1/, "");
      const message = `${own} has ${length} digits without the country, and a phone number of North America has ten.`;
      // Fewer than seven are no number anywhere, which the schema says.
      if (length >= 7 && length !== 10) yield { file: site.site.file, pointer: "/business/phone", message };
    }
    if (known.length === 0 || !own) return;
    for (const file of filesOf(site)) {
      // Most files have none, as their numbers are facts: their texts are not walked through then.
      if (phonesIn(file.text, known).every(({ digits }) => isKnown(digits, known))) continue;
      for (const { kind, pointer, value } of walkStrings(file === site.site ? "Site" : "Page", file.source)) {
        if (isElsewhere(kind, value) || isDeclaration(file, site, pointer) || isSample(file, pointer)) continue;
        const seen = new Set<string>();
        for (const { piece, digits } of phonesIn(value, known)) {
          // A number and the link that dials it are one mistake.
          if (isKnown(digits, known) || seen.has(digits)) continue;
          seen.add(digits);
          const suggestion = piece.startsWith("tel:") ? "${business.phone|tel}" : "${business.phone}";
          const message = `${piece.replace("tel:", "")} is not a phone number of this business, whose number is ${own}. Write ${suggestion}; a number that is right all the same is first made a fact of site.yaml.`;
          yield { file: file.file, pointer, piece, message, suggestion };
        }
      }
    }
  },
} satisfies Rules;

/** The digits of every number that site.yaml declares. */
function knownNumbers({ facts }: SiteContent): string[] {
  const declared = [...facts].filter(([name]) => /^(?:business|facts)\./.test(name));
  return declared.flatMap(([name, value]) => [
    ...phonesIn(value, []).map(({ digits }) => digits),
    ...(name === "business.phone" ? [value.replace(/\D/g, "")] : []),
  ]);
}

function isKnown(digits: string, known: string[]): boolean {
  return known.some((number) => sameNumber(number, digits));
}

/** Web addresses and pictures: what looks like a number there is the name of something. */
function isElsewhere(kind: string, value: string): boolean {
  // A link of the wrong form is reported by links/scheme.
  if (kind === "Href") return !value.startsWith("tel:") || linkProblem(value) !== undefined;
  return kind === "ImageSource" || kind === "WebAddress";
}

function isDeclaration(file: ContentFile, { site }: SiteContent, pointer: string): boolean {
  return file === site && /^\/(?:business|facts)\//.test(pointer);
}

/** Whether the value is only an example, as the pale words inside a field are. */
function isSample(file: ContentFile, pointer: string): boolean {
  const [top, block, property = ""] = steps(pointer);
  if (top !== "blocks") return false;
  const schema = blockSchema(blocksOf({ data: file.source })[Number(block)]);
  return schema?.properties?.[property]?.sample === true;
}
