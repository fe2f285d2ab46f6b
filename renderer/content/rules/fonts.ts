import { valueAt } from "../../base/pointer";
import { findTypeface, packageOf, typefacesFor } from "../../typefaces/typefacePackage";
import { missingIn } from "../../typefaces/typefaces";
import type { Rules } from "../check/rule";
import { locationsOf } from "../facts/collectFacts";
import { type ContentFile, filesOf, isDraft, type SiteContent } from "../model/siteContent";
import { blocksOf } from "../pages/pageBlocks";
import { chosenTypefaces, isRead, languageOf, withoutTargets, writtenFonts } from "../site/chosenTypefaces";
import { isNotFound } from "../site/routes";

/** Longer lists of characters are not printed. */
const MOST = 12;

export default {
  *"fonts/not-installed"({ site }) {
    if (!site) return;
    const { heading, text } = writtenFonts(site.data);
    for (const [as, name] of Object.entries(heading === text ? { text } : { heading, text })) {
      if (typeof name !== "string" || findTypeface(name)) continue;
      const message = `The typeface "${name}" is not installed. Install its package by npm install ${packageOf(name)}, or name another; the families are listed at fontsource.org.`;
      yield { file: site.file, pointer: `/fonts/${as}`, message };
    }
  },
  /** One finding for each typeface, at the first character that it lacks. */
  *"fonts/missing-character"(content) {
    const choice = chosenTypefaces(content);
    const [heading, text] = [findTypeface(choice.heading), findTypeface(choice.text)];
    if (choice.characters === "" || !heading || !text) return;
    // An error of its own.
    const onCards = lackingOnCards(content).lacking;
    for (const typeface of heading.name === text.name ? [text] : [heading, text]) {
      const lacking = without(missingIn(typeface, choice.characters), onCards);
      const first = firstOf(content, lacking);
      if (!first) continue;
      const { language, ...found } = first;
      const others = [...lacking].filter((other) => other !== found.piece);
      const more = others.slice(0, MOST).join(" ") + (others.length > MOST ? " …" : "");
      const also = more && `, nor ${more}`;
      yield {
        ...found,
        message: `The typeface ${typeface.name} has no "${found.piece}"${also}: another one shows in the middle of the word. ${wayOut(lacking, language)}`,
      };
    }
  },
  /** One finding for all cards, at the first character: they have no typefaces of the system. */
  *"fonts/card"(content) {
    const [first] = lackingOnCards(content).texts;
    if (!first) return;
    const { characters, language, ...place } = first;
    const [other] = typefacesFor(characters, language);
    const advice =
      other && !findTypeface(other)
        ? `Run npm install ${packageOf(other)}: then cards have these characters from ${other}.`
        : "Choose a typeface that has it, in fonts of site.yaml, or write the text in other characters.";
    const piece = [...characters][0] ?? "";
    const message = `No typeface of this site has "${piece}", so this text would not show on the picture for social networks. ${advice}`;
    yield { ...place, piece, message };
  },
} satisfies Rules;

const without = (characters: string, others: string) =>
  [...characters].filter((character) => !others.includes(character)).join("");

/** The texts on cards that no typeface of a card can draw, and the characters that are lacking if there is such a text. */
function lackingOnCards(content: SiteContent) {
  const { heading, text, others = [], characters } = chosenTypefaces(content);
  const typefaces = [heading, text, ...others].map(findTypeface);
  // Letters, digits and signs of money: without another symbol a card still has all its words.
  let lacking = characters.replace(/[^\p{L}\p{M}\p{N}\p{Sc}]/gu, "");
  for (const typeface of typefaces) lacking = lacking && typeface ? missingIn(typeface, lacking) : "";
  const texts = (lacking ? textsOnCards(content) : []).flatMap(({ value, ...place }) => {
    const own = [...withoutTargets(value)].filter((character) => lacking.includes(character)).join("");
    return own ? [{ ...place, characters: own }] : [];
  });
  return { texts, lacking: texts.length > 0 ? lacking : "" };
}

/** What the social cards of the site and of its pages show, as `cards/cardContent.ts` has it. */
function textsOnCards({ site, pages }: SiteContent) {
  const at = (one: ContentFile, pointer: string) => {
    const value = valueAt(one.data, pointer);
    return typeof value === "string" ? [{ file: one.file, language: languageOf(one, site), pointer, value }] : [];
  };
  const business = locationsOf(site?.data).flatMap(({ pointer }) =>
    ["name", "tagline", "city", "region"].flatMap((name) => (site ? at(site, `${pointer}/${name}`) : [])),
  );
  const own = pages.flatMap((page) => {
    if (isDraft(page) || isNotFound(page) || valueAt(page.data, "/sharePicture") !== undefined) return [];
    const firstWith = (name: string) => {
      const [index] =
        Object.entries(blocksOf(page)).find(([, block]) => valueAt(block, `/${name}`) !== undefined) ?? [];
      return index === undefined ? [] : at(page, `/blocks/${index}/${name}`);
    };
    const heading = firstWith("heading");
    return [...(heading.length > 0 ? heading : at(page, "/title")), ...firstWith("priceLine")];
  });
  return [...business, ...own];
}

function wayOut(lacking: string, language: string): string {
  const [other] = typefacesFor(lacking, language);
  if (!other) return "Choose a typeface that has it, in fonts of site.yaml.";
  const install = findTypeface(other) ? "" : `Run npm install ${packageOf(other)}, and write `;
  return `${install || "Write "}fonts: { heading: ${other}, text: ${other} } in site.yaml.`;
}

/** The first of these characters in the texts of the site. */
function firstOf(content: SiteContent, characters: string) {
  if (characters === "") return undefined;
  for (const one of filesOf(content)) {
    for (const { kind, pointer, value } of one.values) {
      const piece = isRead(kind) && [...withoutTargets(value)].find((character) => characters.includes(character));
      if (piece) return { file: one.file, language: languageOf(one, content.site), pointer, piece };
    }
  }
  return undefined;
}
