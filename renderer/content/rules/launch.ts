import type { Check, Rules } from "../check/rule";
import { filesOf } from "../model/siteContent";
import { setting } from "../site/settings";
import { commentsIn } from "../yaml/comments";
import { lineRange, valueRange, yamlLine } from "../yaml/yamlLine";

/** The name, empty for a list item, and the value of a line with a mark; undefined for a comment on its own line. */
type MarkedLine = { name: string; value: string } | undefined;

export default {
  "launch/placeholder": markRule("replace before launch", (line) => {
    if (!line) return "This comment still marks a placeholder. Write the owner's own value and delete the comment.";
    const what = line.name ? `"${line.name}"` : "This entry";
    return `${what} is still a placeholder: ${line.value}. Write the owner's own value and delete the mark.`;
  }),
  "launch/unconfirmed": markRule("the owner's to confirm", (line) => {
    const what = !line ? "What this comment is about" : line.name ? `"${line.name}"` : "This entry";
    return `${what} is not yet confirmed by the owner. Ask the owner, and delete the mark.`;
  }),
  *"launch/picture"(content) {
    const endings = setting(content, "placeholderPictures");
    for (const { file, values } of filesOf(content)) {
      for (const { kind, pointer, value } of values) {
        if (kind !== "ImageSource" || !endings.some((ending) => value.endsWith(ending))) continue;
        const message = `${value} is only a placeholder for a photograph. Put the photograph into pages-data/images and name it here.`;
        yield { file, pointer, message };
      }
    }
  },
} satisfies Rules;

/** Reports every comment with a mark, at the value beside it, if any. A mark in quotes is only a mention. */
function markRule(mark: string, words: (line: MarkedLine) => string): Check {
  const isMark = new RegExp(`(?<!["“])\\b${mark}\\b(?!["”])`, "i");
  return function* (content) {
    for (const { file, text } of filesOf(content)) {
      // Skip the slow comment scan when the mark does not occur.
      if (!text.toLowerCase().includes(mark)) continue;
      for (const { words: comment, line: number, start, ownLine } of commentsIn(text)) {
        if (!isMark.test(comment)) continue;
        const line = yamlLine(text, number);
        const value = text.slice(0, start).split("\n").at(-1)?.slice(line.before.length).trim() ?? "";
        const range = ownLine || value === "" ? lineRange(line) : valueRange({ ...line, value });
        yield { file, pointer: "", range, message: words(ownLine ? undefined : { name: line.name, value }) };
      }
    }
  };
}
