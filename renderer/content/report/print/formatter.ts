import type { RuleMeta } from "../../rule";
import type { Problem } from "../problem";

/** What one check found, and the texts that its frames are cut from. */
export interface Report {
  pages: number;
  problems: Problem[];
  /** What is known of rules that the content's own catalog does not have. */
  beyond: RuleMeta[];
  /** Every file that was checked, as it is printed. */
  files: string[];
  /** The text of a file by its printed name; undefined where it could not be read. */
  text(file: string): string | undefined;
  /** Whether the reader is a terminal that shows colors. */
  color: boolean;
}

/** `1 page`, `2,000 pages`. */
export function counted(count: number, word: string): string {
  return `${count.toLocaleString("en-US")} ${word}${count === 1 ? "" : "s"}`;
}

/** `3 errors and 1 warning in 2 files.`, or `25 pages, no problems.` */
export function summary({ pages, problems }: Pick<Report, "pages" | "problems">): string {
  if (problems.length === 0) return `${counted(pages, "page")}, no problems.`;
  const { errors, warnings } = counts(problems);
  const parts = [];
  if (errors > 0) parts.push(counted(errors, "error"));
  if (warnings > 0) parts.push(counted(warnings, "warning"));
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${parts.join(" and ")} in ${counted(files, "file")}.`;
}

/** Prints a whole check, without a newline at the end. */
export type Formatter = (report: Report) => string;

/** How many problems stop the build, and how many are advice. */
export function counts(problems: Problem[]): { errors: number; warnings: number } {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: problems.length - errors };
}
