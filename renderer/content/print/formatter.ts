import type { Problem } from "../problem";

/** What one check found, and the texts that its frames are cut from. */
export interface Report {
  pages: number;
  problems: Problem[];
  /** The text of a file by its printed name; undefined where it could not be read. */
  text(file: string): string | undefined;
  /** Whether the reader is a terminal that shows colors. */
  color: boolean;
}

/** Prints a whole check, without a newline at the end. */
export type Formatter = (report: Report) => string;

/** How many problems stop the build, and how many are advice. */
export function counts(problems: Problem[]): { errors: number; warnings: number } {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: problems.length - errors };
}
