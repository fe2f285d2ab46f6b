import { type Formatter, painter, summary } from "../formatter";
import { frame } from "../frame";
import { onOneLine } from "../markdownText";
import { printable } from "../printable";

export const formatText: Formatter = (report) => {
  const { pages, problems, text, color } = printable(report);
  const paint = painter(color);
  const printed = problems.map((problem) => {
    const { file, line, column, severity, rule, message } = problem;
    const marked = (words: string) => paint(severity === "error" ? "red" : "yellow", words);
    // On one line: the log of a workflow would interpret a line that starts with `::` as a command.
    const words = onOneLine(message);
    const head = [`${file}:${line}:${column}`, marked(severity), words, paint("dim", rule)].join("  ");
    return [head, ...frame(text(file) ?? "", problem, marked)].join("\n");
  });
  return [...printed, summary({ pages, problems })].join("\n\n");
};
