import { commentsIn } from "../../load/yaml/comments";
import type { ContentFile } from "../../siteContent";
import { placesIn } from "../placesIn";
import { type Silence, severityOf } from "./silence";

/**
 * What the comments `# check-ignore RULE: reason` of one file silence: problems of the next line that is no
 * comment, or of the value that starts there. Such a comment has a line of its own.
 */
export function commentSilences(content: ContentFile): Silence[] {
  const { file, text } = content;
  // Skip the slow comment scan when the mark does not occur.
  if (!text.includes("check-ignore")) return [];
  const lines = text.split("\n");
  const placeOf = placesIn(content);
  return commentsIn(text).flatMap(({ line, column, words, ownLine }) => {
    const [found, rule = "", reason = ""] = /^check-ignore\b\s*([^\s:]*)\s*:?\s*(.*)$/.exec(words) ?? [];
    if (found === undefined || !ownLine) return [];
    let target = line + 1;
    while (target <= lines.length && /^\s*(?:#|$)/.test(lines[target - 1] ?? "")) target++;
    const range = { line, column, endLine: line, endColumn: column + (lines[line - 1] ?? "").trim().length };
    const message = `Say what is ignored and why: # check-ignore ${rule || "RULE"}: reason`;
    const silence: Silence = {
      rule,
      file,
      covers: (problem) =>
        problem.file === file &&
        (problem.line === target || placeOf({ pointer: problem.pointer, at: "key" }).line === target),
      ...(rule === "" || reason === "" ? { complaint: { rule: "silence/no-reason", message } } : {}),
      toProblem: (complaint) => ({
        file,
        ...range,
        severity: severityOf(complaint.rule),
        pointer: "",
        ...complaint,
      }),
    };
    return [silence];
  });
}
