import { walkWords } from "../load/walkTyped";
import type { Rules } from "../rule";
import { filesOf } from "../siteContent";

/**
 * Words that stand in for a text that is still to be written. `todo` in small letters is a Spanish word, and XX a
 * size: only capitals count.
 */
const PLACEHOLDER =
  /\b(?:TODO|TBD|TBA|FIXME|CHANGEME|X{3,})\b|\$(?:X+|\?+)|\[your [^\]]*\](?!\()|\b(?:asdf|qwerty)\b|\b(?:lorem ipsum(?: dolor)?(?: sit amet)?|dolor sit amet)\b|\b(?:placeholder text|text goes here|your text here|(?:insert|add) (?:your )?(?:text|price|name|description|title|heading|headline) here|(?:sample|dummy|example) text|your (?:name|title|heading|headline|description) here)\b/i;
const IN_CAPITALS = /^(?:todo|tbd|tba|fixme|changeme|\$?x+)$/i;
const ALL = new RegExp(PLACEHOLDER.source, "gi");

export default {
  *"text/placeholder"(content) {
    for (const file of filesOf(content)) {
      // Nearly every file has none: its texts are not walked through then.
      if (!PLACEHOLDER.test(file.text)) continue;
      for (const { pointer, value } of walkWords(file === content.site ? "Site" : "Page", file.source)) {
        const found = [...value.matchAll(ALL)].map(([words]) => words);
        const piece = found.find((words) => !IN_CAPITALS.test(words) || words === words.toUpperCase());
        if (piece === undefined) continue;
        const message = `Visitors would read "${piece}", which stands in for words that are still to be written. Write them, or take the line away.`;
        yield { file: file.file, pointer, piece, message };
      }
    }
  },
} satisfies Rules;
