import { readdirSync } from "node:fs";
import { styleText } from "node:util";
import { CouldNotRun } from "../../base/couldNotRun";
import type { Problem } from "../../base/problem";
import type { FolderCheck } from "../check/checkFolder";
import { filesByName } from "../model/siteContent";

/** The result of one check, and the texts for its frames. */
export interface Report {
  pages: number;
  problems: Problem[];
  /** Every file that was checked, with its printed name. */
  files: string[];
  text(file: string): string | undefined;
  color: boolean;
  /** Whether the text for a terminal has every problem, however many there are. */
  all?: boolean;
}

/** Such as `1 page` or `2,000 pages`. */
export function countInWords(count: number, word: string): string {
  return `${count.toLocaleString("en-US")} ${word}${count === 1 ? "" : "s"}`;
}

/** Such as `3 errors and 1 warning in 2 files.` or `25 pages, no problems.` */
export function summary({ pages, problems }: Pick<Report, "pages" | "problems">): string {
  if (problems.length === 0) return `${countInWords(pages, "page")}, no problems.`;
  const { errors, warnings } = countProblems(problems);
  const parts = [];
  if (errors > 0) parts.push(countInWords(errors, "error"));
  if (warnings > 0) parts.push(countInWords(warnings, "warning"));
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${parts.join(" and ")} in ${countInWords(files, "file")}.`;
}

export type Formatter = (report: Report) => string;

export function countProblems(problems: Problem[]): { errors: number; warnings: number } {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: problems.length - errors };
}

/** Whether standard output is a terminal and https://no-color.org allows colors. */
export const showsColor = (): boolean => process.stdout.isTTY === true && !process.env.NO_COLOR;

export const painter = (color: boolean) => (style: Parameters<typeof styleText>[0], text: string) =>
  color ? styleText(style, text, { validateStream: false }) : text;

export function reportOf({ pages, problems, content }: FolderCheck, color = showsColor()): Report {
  const files = filesByName(content);
  return {
    pages,
    problems,
    files: [...files.keys()],
    text: (file) => files.get(file)?.text ?? inRows(file, content),
    color,
  };
}

/** The text of a template or a table. */
function inRows(file: string, { rows }: FolderCheck["content"]): string | undefined {
  const row = rows && [...rows.values()].find(({ template, table }) => file === template || file === table);
  return row && (file === row.template ? row.templateText : row.tableText);
}

const FOLDER = new URL("./format/", import.meta.url);

/** The names for `--format`: one for each file of the folder `format/`, which exports only its formatter. */
export function formatterNames(): string[] {
  return readdirSync(FOLDER)
    .map((file) => file.replace(/\.ts$/, ""))
    .sort();
}

/** @throws CouldNotRun for an unknown format */
export async function loadFormatter(name: string): Promise<Formatter> {
  if (!formatterNames().includes(name)) {
    throw new CouldNotRun(`There is no format "${name}". The formats are: ${formatterNames().join(", ")}.`);
  }
  const [formatter] = Object.values((await import(`./format/${name}.ts`)) as Record<string, Formatter>);
  return formatter as Formatter;
}
