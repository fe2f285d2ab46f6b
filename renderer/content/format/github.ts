import type { Formatter } from "../print/formatter";

/**
 * Workflow commands that GitHub shows beside the changed lines.
 * Escapes as https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts does.
 */
export const formatGithub: Formatter = ({ problems }) =>
  problems
    .map(({ severity, file, line, column, endLine, endColumn, rule, message }) => {
      // GitHub refuses columns that span several lines.
      const columns = line === endLine ? `,col=${column},endColumn=${endColumn}` : `,endLine=${endLine}`;
      const place = `file=${property(file)},line=${line}${columns},title=${property(rule)}`;
      return `::${severity} ${place}::${data(message)}`;
    })
    .join("\n");

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
