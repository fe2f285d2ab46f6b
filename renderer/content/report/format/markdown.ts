import { counts, type Formatter, summary } from "../print/formatter";
import { printable } from "../print/printable";

/** What Markdown takes for more than words. */
const MARKS = /[\\`*_[\]<>#$~]/g;

/** A heading, the sum, and a table of all problems, for a pull request or the page of a workflow's run. */
export const formatMarkdown: Formatter = (report) => {
  const { pages, problems } = printable(report);
  const { errors } = counts(problems);
  const head = [`### Content check ${errors > 0 ? "failed" : "passed"}`, "", summary({ pages, problems })];
  if (problems.length === 0) return head.join("\n");
  const rows = problems.map(
    ({ file, line, column, severity, message, rule }) =>
      `| ${severity} | ${code(`${cell(file)}:${line}:${column}`)} | ${cell(message.replace(MARKS, "\\$&"))} | ${code(cell(rule))} |`,
  );
  return [...head, "", "| | Place | Problem | Rule |", "|---|---|---|---|", ...rows].join("\n");
};

/** A bar ends a cell even inside code: https://github.github.com/gfm/#tables-extension- */
function cell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
}

/** A span of code ends at as many backticks as it starts with: https://spec.commonmark.org/0.31.2/#code-spans */
function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}
