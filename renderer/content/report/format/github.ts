import type { Problem } from "../../../base/problem";
import { countInWords, type Formatter } from "../formatter";
import { printable } from "../printable";

/** GitHub shows ten annotations of each level per step, and silently drops the others. */
const SHOWN = 10;

/**
 * Workflow commands that GitHub shows beside the changed lines, errors first. Escapes like
 * https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts.
 */
export const formatGithub: Formatter = (report) => {
  const { problems } = printable(report);
  const levels = ["error", "warning"];
  const shown = levels.flatMap((level) => problems.filter(({ severity }) => severity === level).slice(0, SHOWN));
  const left = problems.length - shown.length;
  const more = left > 0 ? [`::notice::${countInWords(left, "more problem")} in the summary of this job.`] : [];
  return [...shown.map(command), ...more].join("\n");
};

function command({ severity, file, line, column, endLine, endColumn, rule, message }: Problem): string {
  // GitHub rejects columns if the range spans several lines.
  const columns = line === endLine ? `,col=${column},endColumn=${endColumn}` : `,endLine=${endLine}`;
  const place = `file=${property(file)},line=${line}${columns},title=${property(rule)}`;
  return `::${severity} ${place}::${data(message)}`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
