import { counts, type Formatter, summary } from "../print/formatter";

/** What Markdown takes for more than words. */
const MARKS = /[\\`*_[\]<>#$~]/g;

/** A heading, the sum, and a table of all problems, for a pull request or the page of a workflow's run. */
export const formatMarkdown: Formatter = ({ pages, problems }) => {
  const { errors } = counts(problems);
  const head = [`### Content check ${errors > 0 ? "failed" : "passed"}`, "", summary({ pages, problems })];
  if (problems.length === 0) return head.join("\n");
  const rows = problems.map(
    ({ file, line, column, severity, message, rule }) =>
      `| ${severity} | \`${cell(file)}:${line}:${column}\` | ${cell(message.replace(MARKS, "\\$&"))} | \`${rule}\` |`,
  );
  return [...head, "", "| | Place | Problem | Rule |", "|---|---|---|---|", ...rows].join("\n");
};

/** A bar ends a cell even inside code: https://github.github.com/gfm/#tables-extension- */
function cell(text: string): string {
  return text.replaceAll("|", "\\|").replace(/\s*\n\s*/g, " ");
}
