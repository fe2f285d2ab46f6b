import { appendFileSync } from "node:fs";

/** What a run of tests comes to. */
export interface TestReport {
  passed: number;
  failed: number;
  skipped: number;
  /** How many tests were left out because they are tagged slow. */
  slow: number;
  /** The tests that failed, and passed when they were repeated: each with its line and its first error. */
  unstable: string[];
  /** The files that take too much processor time for `npm test`, and have no tag. */
  heavy: string[];
}

export const emptyReport: TestReport = { passed: 0, failed: 0, skipped: 0, slow: 0, unstable: [], heavy: [] };

export const addReports = (a: TestReport, b: TestReport): TestReport => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  slow: a.slow + b.slow,
  unstable: [...a.unstable, ...b.unstable],
  heavy: [...a.heavy, ...b.heavy],
});

/** The line that other programs read: `12 passed, 0 failed`, and `, 1 skipped` only when there is one. */
export const summarize = ({ passed, failed, skipped }: Pick<TestReport, "passed" | "failed" | "skipped">): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/** Names the variable of the environment with the file that the reporter writes. */
export const REPORT_FILE = "TEST_REPORT_FILE";

/** More processor time than this, in seconds, and a file of tests belongs to `npm run test:all`. */
export const MOST_SECONDS = 3;

/** The tag of tests that `npm test` leaves out. */
export const SLOW = "slow";

/** The projects of which `npm test` runs what is not tagged. */
export const FAST_PROJECTS = ["engine", "built"];

/**
 * Prints what a person should know of a run besides its failures, and adds it to the summary of GitHub's job.
 *
 * @param report of all tests that ran
 */
export function printRemarks({ unstable, heavy }: TestReport): void {
  const remarks = [
    ["Unstable, failed once and passed when repeated: find the cause", unstable],
    [`Without the tag "${SLOW}", over ${MOST_SECONDS} s of processor time: make it cheaper, or tag it`, heavy],
  ] as const;
  for (const [title, lines] of remarks) {
    if (lines.length === 0) continue;
    console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join("\n")}`);
    const { GITHUB_STEP_SUMMARY: summaryFile } = process.env;
    if (summaryFile) appendFileSync(summaryFile, `\n**${title}**\n\n${lines.map((line) => `- ${line}\n`).join("")}`);
  }
}
