import { writeFileSync } from "node:fs";
import path from "node:path";
import type { DiffReport } from "../../renderer/diff/change";
import { formatHtml } from "../../renderer/diff/format/html";
import { summaryLine } from "../../renderer/diff/format/inWords";
import { formatJson } from "../../renderer/diff/format/json";
import { formatMarkdown } from "../../renderer/diff/format/markdown";
import { changedPlaces } from "../../renderer/diff/people/changedPlaces";
import { wrongValue } from "../cli/flags";

/** A report with the two built sites that it compares. */
export interface Compared {
  report: DiffReport;
  before: string;
  after: string;
}

const FORMATS = ["markdown", "json", "html"];

const ENDINGS: Record<string, string> = { ".html": "html", ".md": "markdown", ".json": "json" };

/** The flags of the commands that print a report. */
export const reportFlags = {
  format: { value: "FORMAT", default: "markdown", parse: formatFrom, about: FORMATS.join(", ") },
  out: {
    value: "FILE",
    many: true,
    otherwise: "standard output",
    about: "the file of the report, in the format that .html, .md or .json names; may be given several times",
  },
} as const;

function formatFrom(text: string): string {
  if (FORMATS.includes(text)) return text;
  throw wrongValue(`It takes ${FORMATS.join(", ")}.`);
}

/** Writes the report into the files that are given, and prints a summary; without one prints it. */
export async function printReport(
  { report, ...dirs }: Compared,
  { format, out }: { format: string; out: string[] },
): Promise<void> {
  const formatted = async (as = format) =>
    as === "html"
      ? formatHtml(report, await changedPlaces(report, dirs))
      : as === "json"
        ? formatJson(report)
        : formatMarkdown(report);
  for (const file of out) writeFileSync(file, `${await formatted(ENDINGS[path.extname(file)])}\n`);
  console.log(out.length === 0 ? await formatted() : summaryLine(report));
}
