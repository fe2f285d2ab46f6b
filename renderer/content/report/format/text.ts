import type { Problem } from "../../../base/problem";
import { countInWords, type Formatter, painter, summary } from "../formatter";
import { frame } from "../frame";
import { onOneLine } from "../markdownText";
import { printable } from "../printable";

/** The most problems of one file, and of all: more than a person reads at once. */
const [MOST_OF_FILE, MOST] = [20, 200];

export const formatText: Formatter = (report) => {
  const { pages, problems, text, color } = printable(report);
  const paint = painter(color);
  const { shown, left } = report.all ? { shown: problems, left: new Map<string, number>() } : firstOf(problems);
  const lastOf = new Map(shown.map((problem) => [problem.file, problem]));
  const printed = shown.map((problem) => {
    const { file, line, column, severity, rule, message } = problem;
    const marked = (words: string) => paint(severity === "error" ? "red" : "yellow", words);
    // On one line: the log of a workflow would interpret a line that starts with `::` as a command.
    const words = onOneLine(message);
    const head = [`${file}:${line}:${column}`, marked(severity), words, paint("dim", rule)].join("  ");
    const others = lastOf.get(file) === problem ? (left.get(file) ?? 0) : 0;
    const more = others > 0 ? [`\n${file}: ${countInWords(others, "more problem")}`] : [];
    return [head, ...frame(text(file) ?? "", problem, marked), ...more].join("\n");
  });
  const others = problems.length - shown.length;
  const flag =
    others > 0 ? [`${countInWords(others, "more problem")} in all: npm run check -- --all shows every one.`] : [];
  return [...printed, ...flag, summary({ pages, problems })].join("\n\n");
};

/** The problems that are shown, and how many others each file has. Errors come before warnings, which stop no build. */
function firstOf(problems: Problem[]): { shown: Problem[]; left: Map<string, number> } {
  const left = new Map<string, number>();
  const counts = new Map<string, number>();
  const first = new Set<Problem>();
  for (const problem of problems.toSorted((a, b) => a.severity.localeCompare(b.severity))) {
    const { file } = problem;
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    if (count <= MOST_OF_FILE && first.size < MOST) first.add(problem);
    else left.set(file, (left.get(file) ?? 0) + 1);
  }
  return { shown: problems.filter((problem) => first.has(problem)), left };
}
