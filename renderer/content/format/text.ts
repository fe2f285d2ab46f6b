import { styleText } from "node:util";
import { counts, type Formatter } from "../print/formatter";
import { frame } from "../print/frame";
import type { Problem } from "../problem";

/** Each problem in one line with the lines of the file around it, and how many there are. */
export const formatText: Formatter = ({ pages, problems, text, color }) => {
  const paint = (style: Parameters<typeof styleText>[0], words: string) =>
    color ? styleText(style, words, { validateStream: false }) : words;
  if (problems.length === 0) return `${counted(pages, "page")}, no problems.`;
  const printed = problems.map((problem) => {
    const { file, line, column, severity, rule, message } = problem;
    const head = [
      `${file}:${line}:${column}`,
      paint(severity === "error" ? "red" : "yellow", severity),
      message,
      paint("dim", rule),
    ].join("  ");
    const lines = frame(text(file) ?? "", problem, (mark) => paint(severity === "error" ? "red" : "yellow", mark));
    return [head, ...lines].join("\n");
  });
  return [...printed, summary(problems)].join("\n\n");
};

/** `3 errors and 1 warning in 2 files.` */
function summary(problems: Problem[]): string {
  const { errors, warnings } = counts(problems);
  const parts = [];
  if (errors > 0) parts.push(counted(errors, "error"));
  if (warnings > 0) parts.push(counted(warnings, "warning"));
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${parts.join(" and ")} in ${counted(files, "file")}.`;
}

function counted(count: number, word: string): string {
  return `${count.toLocaleString("en-US")} ${word}${count === 1 ? "" : "s"}`;
}
