import { type Formatter, painter, summary } from "../print/formatter";
import { frame } from "../print/frame";
import { printable } from "../print/printable";

export const formatText: Formatter = (report) => {
  const { pages, problems, text, color } = printable(report);
  const paint = painter(color);
  const printed = problems.map((problem) => {
    const { file, line, column, severity, rule, message } = problem;
    const marked = (words: string) => paint(severity === "error" ? "red" : "yellow", words);
    const head = [`${file}:${line}:${column}`, marked(severity), message, paint("dim", rule)].join("  ");
    return [head, ...frame(text(file) ?? "", problem, marked)].join("\n");
  });
  return [...printed, summary({ pages, problems })].join("\n\n");
};
