import { isBlank, visible, wordsWithInvisible } from "../../base/invisible";
import type { Rules } from "../check/rule";
import { definitionOf, filesOf } from "../model/siteContent";
import { walkStrings } from "../pages/walkTyped";

/** Skips walking the texts of a file without such a character, as nearly all are. */
const MAY_BE_THERE = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|\\[ux]/;

export default {
  *"text/invisible"(content) {
    for (const file of filesOf(content)) {
      if (!MAY_BE_THERE.test(file.text)) continue;
      for (const { pointer, value } of walkStrings(definitionOf(file), file.source)) {
        if (isBlank(value)) continue;
        for (const { word: piece, index } of wordsWithInvisible(value)) {
          const suggestion = visible(piece);
          const nth = value.slice(0, index).split(piece).length - 1;
          const [mark = ""] = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/.exec(piece) ?? [];
          const code = mark.charCodeAt(0).toString(16).toUpperCase();
          const harm = /[\u202A-\u202E\u2066-\u2069]/.test(mark)
            ? "the rest of the text is shown in the other direction"
            : "a search for the word does not find it";
          const fix = suggestion ? `Type "${suggestion}" again, or let npm run fix remove it.` : "Delete it.";
          const message = `There is an invisible character here, U+${code}, such as comes with text copied from other programs: ${harm}. ${fix}`;
          yield { file: file.file, pointer, piece, nth, message, ...(suggestion && { suggestion }) };
        }
      }
    }
  },
} satisfies Rules;
