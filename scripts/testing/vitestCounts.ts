import type { JsonTestResults } from "vitest/node";

export const noCounts = { passed: 0, failed: 0, skipped: 0 };

export type Counts = typeof noCounts;

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The line that other programs read: `12 passed, 0 failed`, and `, 1 skipped` only when there is one. */
export const summary = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

type TestFile = JsonTestResults["testResults"][number];

const failedTests = (file: TestFile) => file.assertionResults.filter((test) => test.status === "failed");

/** A file that cannot even be loaded has no tests to count, and would go unseen. */
const isBroken = (file: TestFile) => file.status === "failed" && failedTests(file).length === 0;

/**
 * Counts a Vitest run.
 *
 * @param report the text of the JSON report; undefined when Vitest wrote none
 * @param exitCode of Vitest, which also fails for other reasons than a failed test, such as an unhandled rejection
 * @param byName whether tests were chosen by their names: the others are not counted, and there may be none
 */
export function vitestCounts(report: string | undefined, exitCode: number, byName = false): Counts {
  if (report === undefined) return { ...noCounts, failed: 1 };
  const run: JsonTestResults = JSON.parse(report);
  const passed = run.numPassedTests;
  const failed = run.numFailedTests + run.testResults.filter(isBroken).length;
  const skipped = byName ? 0 : run.numPendingTests + run.numTodoTests;
  // No test at all is a failure as well: a wrong pattern would look like a clean run for ever.
  const unseen = failed === 0 && (exitCode !== 0 || (passed === 0 && !byName));
  return { passed, failed: unseen ? 1 : failed, skipped };
}

/** More files than this fail for a reason of the code, not of a busy machine. */
const mostFilesToRepeat = 3;

/** A file with failures, and how many of its tests passed. */
export type FailedFile = { file: string; passed: number; failed: string[] };

/**
 * The files whose tests failed, if they are so few that a busy machine may be the reason; otherwise none.
 * None either if a file could not be loaded: a busy machine is never the reason for that.
 */
export function filesToRepeat(report: string | undefined): FailedFile[] {
  if (report === undefined) return [];
  const files = (JSON.parse(report) as JsonTestResults).testResults.filter(({ status }) => status === "failed");
  if (files.length > mostFilesToRepeat || files.some(isBroken)) return [];
  return files.map((file) => ({
    file: file.name,
    passed: file.assertionResults.filter(({ status }) => status === "passed").length,
    failed: failedTests(file).map(({ fullName }) => fullName),
  }));
}
