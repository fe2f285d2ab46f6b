import type { Problem } from "../problem";

/** Why a silence is reported itself. */
export type Complaint = Pick<Problem, "rule" | "message" | "suggestion">;

/** A request to leave problems out of the report. */
export interface Silence {
  rule: string;
  /** The file whose problems it covers, as it is printed. */
  file: string;
  covers(problem: Problem): boolean;
  /** Why it cannot or may not silence anything; undefined where nothing is wrong with it. */
  complaint?: Complaint;
  /** The problem to report if this silence is invalid or unused. */
  toProblem(complaint: Complaint): Problem;
}

/** What depends on the content only is an error; what a date or another fix brings about is a warning. */
export function severityOf(rule: string): "error" | "warning" {
  return rule === "silence/unused" || rule === "silence/expired" ? "warning" : "error";
}
