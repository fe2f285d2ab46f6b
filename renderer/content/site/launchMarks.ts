import { commentsIn } from "../load/yaml/comments";
import { lineRange, valueRange, yamlLine } from "../load/yaml/yamlLine";
import type { Finding } from "../report/problem";
import { filesOf, type SiteContent } from "../siteContent";

/** What a line with a mark holds. */
interface MarkedLine {
  /** The name before the colon; empty for an entry of a list, and for a comment on a line of its own. */
  name: string;
  /** The value as it is written, or the words of a comment on a line of its own. */
  value: string;
  alone: boolean;
}

/**
 * Every comment of the site that holds a mark, such as `# replace before launch`, at the value beside it
 * or, where it has a line to itself, at its own place. A mark in quotes only speaks of the mark.
 */
export function* launchMarks(
  content: SiteContent,
  mark: string,
  words: (line: MarkedLine) => string,
): Generator<Finding> {
  const isMark = new RegExp(`(?<!["“])\\b${mark}\\b(?!["”])`, "i");
  for (const { file, text } of filesOf(content)) {
    // Skip the slow comment scan when the mark does not occur.
    if (!text.toLowerCase().includes(mark)) continue;
    for (const comment of commentsIn(text)) {
      if (!isMark.test(comment.words)) continue;
      const line = yamlLine(text, comment.line);
      const value = text.slice(0, comment.start).split("\n").at(-1)?.slice(line.before.length).trim() ?? "";
      const marked = comment.alone
        ? { name: "", value: comment.words, alone: true }
        : { name: line.name, value, alone: false };
      const range = comment.alone || value === "" ? lineRange(text, comment.line) : valueRange({ ...line, value });
      yield { file, pointer: "", range, message: words(marked) };
    }
  }
}
