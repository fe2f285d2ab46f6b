import { commentsIn } from "../../load/yaml/comments";
import type { Range } from "../problem";

/** A comment `# check-ignore RULE: reason` on a line of its own. */
export interface IgnoreComment {
  /** Empty where none is named. */
  rule: string;
  /** Empty where none is given. */
  reason: string;
  /** Where the comment itself stands. */
  range: Range;
  /** The line that it speaks of: the next one that is no comment. */
  target: number;
}

/** Every such comment of a file, from top to bottom. */
export function ignoreComments(text: string): IgnoreComment[] {
  // Reading every comment is dear, and few files have such a one.
  if (!text.includes("check-ignore")) return [];
  const lines = text.split("\n");
  return commentsIn(text).flatMap(({ line, column, words, alone }) => {
    const [found, rule = "", reason = ""] = /^check-ignore\b\s*([^\s:]*)\s*:?\s*(.*)$/.exec(words) ?? [];
    if (found === undefined || !alone) return [];
    let target = line + 1;
    while (target <= lines.length && /^\s*(?:#|$)/.test(lines[target - 1] ?? "")) target++;
    const range = { line, column, endLine: line, endColumn: column + (lines[line - 1] ?? "").trim().length };
    return [{ rule, reason, range, target }];
  });
}
