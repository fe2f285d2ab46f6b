import path from "node:path";

/** Whether a problem stops the build (`error`) or is advice (`warning`). */
export type Severity = "error" | "warning";

/** A range of a file. Lines and columns (UTF-16 units, as editors count) start from 1. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  /** The column after the last marked character. */
  endColumn: number;
}

/** One problem in one file, as data until a printer prints it. */
export interface Problem extends Range {
  /** The path to print, relative to the working directory of the command. */
  file: string;
  severity: Severity;
  /** The rule's name, such as `schema/unknown-property`. */
  rule: string;
  /** JSON pointer (RFC 6901) to the value in the file; empty for the whole file. */
  pointer: string;
  message: string;
  /** The nearest allowed name or value. */
  suggestion?: string;
  /** The values of which one is probably meant, where a person has to choose; the message names them. */
  candidates?: string[];
  /** The figure that a person may confirm, as figures.yaml lists it. */
  figure?: string;
}

/** A problem as a check reports it; `reportAll` adds its line. Rules omit their own name and severity. */
export interface Finding
  extends Pick<Problem, "file" | "pointer" | "message" | "suggestion" | "candidates" | "figure">,
    Partial<Pick<Problem, "rule" | "severity">> {
  /** Mark the key that holds the value instead of the value. */
  at?: "key" | "value";
  /** Mark only this part of the value's source, such as `${busines.phone}`. */
  piece?: string;
  /** Which occurrence of `piece` in the value, from 0; the first by default. */
  nth?: number;
  /** The range, if it is already known, as for a comment; `pointer` may be empty then. */
  range?: Range;
}

/** A place in a file, lines and columns counted from 1. */
export interface FilePosition {
  /** Its printed name, such as `pages-data/about.yaml`. */
  file: string;
  /** The whole path, as an editor opens it. */
  path: string;
  line: number;
  column: number;
}

/** What one press of a button writes in the place of what a problem marks. */
export interface Repair {
  /** What the button says, such as `Use $220 of Box Braids, large`. */
  words: string;
  /** As it is written in the file. */
  write: string;
}

/** A problem as the preview and the desk show it, with its place in the whole file system. */
export interface PlacedProblem extends Pick<Problem, "severity" | "rule" | "message" | "figure"> {
  place: FilePosition;
  /** What one press of a button can write there; absent if nothing is suggested. */
  repairs?: Repair[];
  /** The lines around it. */
  frame: string;
}

export function placeOf(file: string, line: number, column: number): FilePosition {
  return { file, path: path.resolve(file).split(path.sep).join("/"), line, column };
}
