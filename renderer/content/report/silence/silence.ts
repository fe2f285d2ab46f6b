import { describeRules } from "../../rule";
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

const SHORT = "title: Grooming";
const LONG = "title: Full Groom by a Careful Groomer in Oregon";
const GOOD = `# check-ignore titles/length: The sign at the door says just this.\n${SHORT}`;
const baseline = (until: string) =>
  `known:\n  - rule: titles/length\n    file: a.yaml\n    reason: We are looking for a better one.\n    until: ${until}`;

/** What can be wrong with comments `# check-ignore RULE: reason` and with the entries of `.check-baseline.yaml`. */
export const silenceRules = describeRules({
  "silence/no-reason": {
    sentence: "A comment that silences a rule says which one and why: # check-ignore RULE: reason.",
    why: "In a year nobody knows whether the reason still holds, or what it was.",
    fix: "Write the reason after the colon, or mend the problem and take the comment away.",
    good: GOOD,
    bad: { "a.yaml": `# check-ignore titles/length\n${LONG}` },
  },
  "silence/unknown-rule": {
    sentence: "What is silenced is a rule that there is.",
    why: "A misspelled rule silences nothing, and a rule that is gone needs no silence.",
    fix: "Correct the name; npm run check -- --rules lists them.",
    good: GOOD,
    bad: { "a.yaml": `# check-ignore title/lenght: The sign says so.\n${LONG}` },
  },
  "silence/error": {
    sentence: "Only warnings can be silenced, and what --built and --online find.",
    why: "An error tells of a page that cannot be built, or that would be broken for its visitors.",
    fix: "Mend the problem, and take the comment away.",
    good: GOOD,
    bad: { "a.yaml": `# check-ignore titles/unique: Both are right.\n${LONG}` },
  },
  "silence/unused": {
    severity: "warning",
    sentence: "What is silenced is there.",
    why: "A silence that is left behind hides the next problem of its kind.",
    fix: "Take the comment or the entry away.",
    good: GOOD,
    bad: { "a.yaml": `# check-ignore titles/length: The sign says so.\n${LONG}` },
  },
  "silence/expired": {
    severity: "warning",
    sentence: "No entry of .check-baseline.yaml is past its day while its problem is still there.",
    why: "The day was the promise to have mended it by then.",
    fix: "Mend the problem and take the entry away, or give it another day and say why.",
    good: { "a.yaml": SHORT, ".check-baseline.yaml": baseline("9999-12-31") },
    bad: {
      "a.yaml": `# check-ignore titles/length: Only the baseline is meant here.\n${SHORT}`,
      ".check-baseline.yaml": baseline("2001-12-31"),
    },
  },
});
