import { painter } from "../../content/report/formatter";
import { printableLine } from "../../content/report/printable";
import type { Change, DiffReport } from "../change";
import { causeInWords, grouped, routesInWords, summaryLine, unchangedLine, valuesInWords } from "./inWords";

/** At most this many changes per heading are written to a terminal. */
const MOST = 60;

/** A report for a terminal. */
export function formatText(report: DiffReport, color = false): string {
  const paint = painter(color);
  const line = printableLine;
  const show = (change: Change): string[] => {
    const { kind, what, pieces, near, also, causes } = change;
    const old = change.before === undefined ? "" : paint("red", line(change.before));
    const fresh = change.after === undefined ? "" : paint("green", line(change.after));
    const arrow = old && fresh ? `${old} → ${fresh}` : old ? `- ${old}` : fresh && `+ ${fresh}`;
    const under = near ? ` under “${line(near)}”` : "";
    const around = pieces?.some((piece) => piece.in === "both")
      ? pieces.map((piece) => {
          const text = line(piece.text);
          return piece.in === "both"
            ? text
            : piece.in === "before"
              ? paint("red", `[-${text}-]`)
              : paint("green", `{+${text}+}`);
        })
      : [];
    const sum = also.length > 5 ? [...also.slice(0, 5), `${also.length - 5} more`] : also;
    return [
      `  ${kind === "words" ? "" : `${paint("bold", line(what))}${arrow && ": "}`}${arrow}${paint("dim", under)}`,
      ...(around.length > 0 ? [`    ${around.join("")}`] : []),
      ...[routesInWords(change, line), valuesInWords(change) && line(valuesInWords(change))]
        .filter(Boolean)
        .map((text) => `    ${text}`),
      ...(sum.length > 0 ? [`    also: ${line(sum.join(", "))}`] : []),
      ...causes.map((cause) => {
        const { place, about } = causeInWords(cause);
        return `    ${paint("dim", line([place, about].filter(Boolean).join("  ")))}`;
      }),
    ];
  };
  const groups = grouped(report.changes).map(({ title, changes }) => {
    const shown = changes.slice(0, MOST).flatMap(show);
    const more = changes.length > MOST ? [`  … and ${(changes.length - MOST).toLocaleString("en-US")} more`] : [];
    return [paint("bold", title), ...shown, ...more].join("\n");
  });
  const head = `${line(report.before)} → ${line(report.after)}: ${summaryLine(report)}`;
  return [head, ...groups, ...report.notes.map(line), unchangedLine(report)].join("\n\n");
}
