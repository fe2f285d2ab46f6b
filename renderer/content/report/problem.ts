/** Whether a problem stops the build (`error`) or is advice (`warning`). */
export type Severity = "error" | "warning";

/** A stretch of a file. Lines and columns (UTF-16 units, as editors count) start from 1. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  /** The column after the last marked character. */
  endColumn: number;
}

/** One thing wrong in one file: data until a printer prints it. */
export interface Problem extends Range {
  /** The file as it is printed, relative to where the command was started. */
  file: string;
  severity: Severity;
  /** The rule's name, such as `schema/unknown-property`. */
  rule: string;
  /** JSON pointer (RFC 6901) to the value in the file; empty for the whole file. */
  pointer: string;
  message: string;
  /** The nearest allowed name or value. */
  suggestion?: string;
}

/** A problem as a check reports it, whose lines `reportAll` finds. A rule leaves out its own name and severity. */
export interface Finding
  extends Pick<Problem, "file" | "pointer" | "message" | "suggestion">,
    Partial<Pick<Problem, "rule" | "severity">> {
  /** Whether `pointer` is into the file as it is written, and not as of the moment of the check. */
  written?: boolean;
  /** Mark the key that holds the value instead of the value. */
  at?: "key" | "value";
  /** Mark only this piece of the value's own text, such as `${busines.phone}`. */
  piece?: string;
  /** Which of several such pieces in the value, counted from 0; the first by default. */
  nth?: number;
  /** The place itself, where it is known from the text, as a comment's is; `pointer` may be empty then. */
  range?: Range;
}
