import { countProblems, type Formatter, summary } from "../formatter";
import { cell, code, markdownWords } from "../markdownText";
import { printable } from "../printable";

/** A heading, a summary, and a table of all problems, for a pull request or the page of a workflow run. */
export const formatMarkdown: Formatter = (report) => {
  const { pages, problems } = printable(report);
  const { errors } = countProblems(problems);
  const head = [`### Content check ${errors > 0 ? "failed" : "passed"}`, "", summary({ pages, problems })];
  if (problems.length === 0) return head.join("\n");
  const rows = problems.map(
    ({ file, line, column, severity, message, rule }) =>
      `| ${severity} | ${code(`${cell(file)}:${line}:${column}`)} | ${cell(markdownWords(message))} | ${code(cell(rule))} |`,
  );
  return [...head, "", "| | Place | Problem | Rule |", "|---|---|---|---|", ...rows].join("\n");
};
