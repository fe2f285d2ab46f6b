import type { Finding } from "../../base/problem";
import { englishName } from "../../languages/languageIn";
import type { Rules } from "../check/rule";
import { filesOf, type SiteContent } from "../model/siteContent";
import { matchesInWords } from "../pages/walkTyped";
import { missingPackage } from "../site/spelling/installed";
import { localeOf } from "../site/values";

/**
 * Placeholders for a text that is still to be written. `todo` in lower case is a Spanish word, and XX is a size: only
 * capitals count.
 */
const PLACEHOLDER =
  /\b(?:TODO|TBD|FIXME|CHANGEME|X{3,})\b|\$(?:X+|\?+)|\?{3,}|\[your [^\]]*\](?!\()|\b(?:asdf|qwerty)\b|\b(?:lorem ipsum(?: dolor)?(?: sit amet)?|dolor sit amet)\b|\b(?:placeholder text|text goes here|your text here|(?:insert|add) (?:your )?(?:text|price|name|description|title|heading|headline) here|your (?:name|title|heading|headline|description) here)\b/gi;
/** Words that may also be meant: "Dates to be announced". */
const UNFINISHED =
  /\b(?:TBA|TK|(?:sample|dummy|example) text|to be (?:announced|determined|written)|(?<![\w,] )coming soon)\b/gi;
const IN_CAPITALS = /^(?:todo|tba|tk|fixme|changeme|\$?x+)$/i;

/** Words that no sentence repeats directly. Others may be repeated: "that that", "had had". */
const DOUBLED =
  /(?<![\p{L}\d'’-])(the|an?|of|to|and|or|for|with|at|from|our|your|we|are|is|will|this)\s+\1(?![\p{L}\d'’-])/giu;

export default {
  *"text/placeholder"(content) {
    for (const found of piecesIn(content, PLACEHOLDER)) {
      const message = `Visitors would read "${found.piece}", which is a placeholder for missing words. Write them, or delete the line.`;
      yield { ...found, message };
    }
  },
  *"text/unfinished"(content) {
    for (const found of piecesIn(content, UNFINISHED)) {
      const message = `Does "${found.piece}" stand for missing words? Write them, or delete the line.`;
      yield { ...found, message };
    }
  },
  *"text/doubled"(content) {
    for (const found of piecesIn(content, DOUBLED)) {
      const [suggestion = ""] = found.piece.split(/\s/);
      yield { ...found, message: `"${found.piece}" has one word twice. Write "${suggestion}" once.`, suggestion };
    }
  },
  /** By the dictionaries of cspell: in `npm run check` and the background of the preview, not in a build. */
  "text/spelling": ({ site, misspelled }) => {
    if (!misspelled) return undefined;
    const { language = "en-US" } = localeOf({ site });
    const missing = missingPackage(language);
    if (site && missing) {
      const message = `Spelling is not checked: the dictionary of ${nameOf(language)} is not installed. Run npm install ${missing}.`;
      return [{ file: site.file, pointer: "/language", message }];
    }
    return misspelled.map(({ file, pointer, word, nth, suggestion }) => {
      const hint = suggestion
        ? `Did you mean "${suggestion}"? If the word is right, add it to`
        : "Correct it, or add it to";
      const message = `"${word}" is not in the dictionary of ${nameOf(language)}. ${hint} words.txt.`;
      return { file, pointer, piece: word, nth, message, suggestion };
    });
  },
} satisfies Rules;

/** Such as "American English" or "German". */
function nameOf(language: string): string {
  if (/^en$/i.test(language)) return "American English";
  return englishName("language", /^en\b/i.test(language) ? language : (language.split("-")[0] ?? ""));
}

/** The matches of a pattern in the texts that visitors read. */
function* piecesIn(content: SiteContent, pattern: RegExp): Generator<Omit<Finding, "message"> & { piece: string }> {
  for (const file of filesOf(content)) {
    for (const found of matchesInWords(file, pattern))
      if (!IN_CAPITALS.test(found.piece) || found.piece === found.piece.toUpperCase()) yield found;
  }
}
