import { valueAt } from "../../base/pointer";
import type { TypefaceChoice } from "../../contract/typefaces";
import { labelsIn } from "../../languages/labels";
import { charactersOfDates, furtherCharacters } from "../../typefaces/characters";
import { findTypeface, typefacesFor } from "../../typefaces/typefacePackage";
import { rememberPerFile } from "../model/fileResults";
import type { ContentFile, PageContent, SiteContent } from "../model/siteContent";
import { presetOf } from "../schema/siteSchema";
import { languageNames } from "./pageLanguages";

export const charactersOf = rememberPerFile("characters", ({ data, values }: ContentFile) => {
  const unread = new Set(values.filter(({ kind }) => !isRead(kind)).map(({ value }) => value));
  const readPart = (name: string, value: unknown) =>
    name === "redirectFrom" || unread.has(value as string)
      ? ""
      : typeof value === "string"
        ? withoutTargets(value)
        : value;
  return furtherCharacters(JSON.stringify(data ?? "", readPart));
});

/** A text without what its links lead to. */
export const withoutTargets = (text: string): string => text.replace(/\]\([^()\s]*\)/g, "]");

/** Whether visitors read values of this kind: not the name of a file, and not where a link leads. */
export const isRead = (kind: string): boolean => !["Href", "ImageSource", "WebAddress"].includes(kind);

/** The characters that the texts of a site need besides those of every site, in one string, sorted. */
function siteCharacters({ site, pages }: Pick<SiteContent, "site" | "pages">): string {
  const { language } = (site?.data ?? {}) as { language?: string };
  const dates = furtherCharacters(charactersOfDates(language ?? "en-US"));
  // What pages say by themselves: a typeface of thousands of characters is cut to those that are used.
  const names = furtherCharacters([...languageNames(site?.data), ...Object.values(labelsIn(language))].join(""));
  return [...new Set([site ?? [], pages].flat().flatMap(charactersOf).concat(dates, names))].sort().join("");
}

/** The typefaces that site.yaml or its theme names, and the characters that they need. */
export function chosenTypefaces(content: Pick<SiteContent, "site" | "pages">): TypefaceChoice {
  const { data } = content.site ?? {};
  const { fonts: usual = {} } = presetOf(data);
  const { heading, text, headingCase } = Object.assign({}, usual, writtenFonts(data)) as WrittenFonts;
  const characters = headingCase === "capitals" ? withCapitals(siteCharacters(content)) : siteCharacters(content);
  const others = typefacesFor(characters, languageOf(content.site)).filter(findTypeface);
  return { heading, text, characters, ...(others.length > 0 && { others }) };
}

/** The language of a page or of a file with facts, as a BCP 47 tag. */
export const languageOf = (file: ContentFile | undefined, site = file): string =>
  (file as PageContent | undefined)?.language ??
  String(valueAt(file?.data, "/language") ?? valueAt(site?.data, "/language"));

/** What `fonts` of site.yaml sets. */
type WrittenFonts = Pick<TypefaceChoice, "heading" | "text"> & { headingCase?: string };

/** The typefaces that site.yaml itself names. */
export function writtenFonts(site: unknown): Partial<WrittenFonts> {
  return (site as { fonts?: Partial<WrittenFonts> } | undefined)?.fonts ?? {};
}

/** CSS writes a heading in capitals, which its text does not have: that of `æ` is `Æ`. */
const withCapitals = (characters: string): string =>
  [...new Set([...characters, ...furtherCharacters(characters.toUpperCase())])].sort().join("");
