import type { ContentFile } from "../../siteContent";
import type { Problem } from "../problem";

/** Something that asks for problems not to be told. */
export interface Silence {
  rule: string;
  /** The file that it speaks of, as it is printed. */
  file: string;
  /** The problems that it speaks of. */
  covers(problem: Problem): boolean;
  /** What is wrong with it where it cannot or may not silence anything. */
  fault?: { rule: string; message: string; suggestion?: string };
  /** The problem that it becomes with one of these faults, or when it covers nothing. */
  complain(fault: { rule: string; message: string; suggestion?: string }): Problem;
}

/** The words that a problem marks; the first line of them. */
export function markedText({ line, column, endLine, endColumn }: Problem, { text }: Pick<ContentFile, "text">): string {
  const source = text.split(/\r?\n/)[line - 1] ?? "";
  return source.slice(column - 1, endLine === line ? endColumn - 1 : undefined);
}
