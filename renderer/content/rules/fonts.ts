import { findTypeface, packageOf, typefaceFor } from "../../typefaces/typefacePackage";
import { missingIn } from "../../typefaces/typefaces";
import type { Rules } from "../check/rule";
import { filesOf, type SiteContent } from "../model/siteContent";
import { chosenTypefaces, isRead, withoutTargets, writtenFonts } from "../site/chosenTypefaces";

/** Longer lists of characters are not printed. */
const MOST = 12;

export default {
  *"fonts/not-installed"({ site }) {
    if (!site) return;
    for (const [as, name] of Object.entries(writtenFonts(site.data))) {
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
    for (const typeface of heading.name === text.name ? [text] : [heading, text]) {
      const lacking = missingIn(typeface, choice.characters);
      const found = firstOf(content, lacking);
      if (!found) continue;
      const { character, ...place } = found;
      const others = [...lacking].filter((other) => other !== character);
      const more = others.slice(0, MOST).join(" ") + (others.length > MOST ? " …" : "");
      const also = more && `, nor ${more}`;
      yield {
        ...place,
        message: `The typeface ${typeface.name} has no "${character}"${also}: another one shows in the middle of the word. ${wayOut(lacking)}`,
      };
    }
  },
} satisfies Rules;

function wayOut(lacking: string): string {
  const other = typefaceFor(lacking);
  if (!other) return "Choose a typeface that has it, in fonts of site.yaml.";
  const install = findTypeface(other) ? "" : `Run npm install ${packageOf(other)}, and write `;
  return `${install || "Write "}fonts: { heading: ${other}, text: ${other} } in site.yaml.`;
}

/** The first of these characters in the texts of the site. */
function firstOf(content: SiteContent, characters: string) {
  if (characters === "") return undefined;
  for (const { file, values } of filesOf(content)) {
    for (const { kind, pointer, value } of values) {
      const character = isRead(kind) && [...withoutTargets(value)].find((one) => characters.includes(one));
      if (character) return { file, pointer, character, piece: character };
    }
  }
  return undefined;
}
