import { valueAt } from "../../base/pointer";
import type { Rules } from "../check/rule";
import { markdownIn } from "../markdown/markdownIn";
import { marksInPlain } from "../markdown/strayMarks";
import { definitionOf, filesOf } from "../model/siteContent";
import { walkStrings } from "../pages/walkTyped";

const ADVICE = "Correct it, or put a \\ before a character that visitors should see.";

/** Markdown that is unclosed or misspelled, or in a plain text: visitors would read its marks. */
export default {
  *"markdown/shown"(site) {
    for (const file of filesOf(site)) {
      for (const { pointer, stray, forbidden } of markdownIn(file)) {
        if (!stray || forbidden.length > 0) continue;
        const { piece, suggestion } = stray;
        const isTyped = String(valueAt(file.source, pointer)).includes(piece);
        const advice = suggestion ? `Write ${suggestion}.` : ADVICE;
        const message = `Visitors would read "${piece}" as it is written here. ${advice}`;
        yield { file: file.file, pointer, piece, message, ...(isTyped ? { suggestion } : {}) };
      }
      if (!/\*\*|`|\]\s?\(|(?<!\w)[*_]\w|<[a-z]/i.test(file.text)) continue;
      for (const { kind, pointer, value } of walkStrings(definitionOf(file), file.source)) {
        // Values under vars and facts are used in other texts, which may have Markdown.
        if (kind !== "Plain" || /^\/(?:vars|facts)\//.test(pointer)) continue;
        const marks = marksInPlain(value);
        if (!marks) continue;
        const { piece, words } = marks;
        const message = `Visitors would read "${piece}" as it is written here: this text has no emphasis and no links. Write only the words.`;
        yield { file: file.file, pointer, piece, message, suggestion: words };
      }
    }
  },
} satisfies Rules;
