/** How many tests passed, failed and were not run. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The line that other programs read: `12 passed, 0 failed`, and `, 1 skipped` only when there is one. */
export const summary = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/** The parts of Vitest's JSON report that are used. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Counts a Vitest run.
 *
 * @param report the text of the JSON report; undefined when Vitest wrote none
 * @param exitCode of Vitest, which also fails for what is no test's failure, such as an unhandled rejection
 */
export function vitestCounts(report: string | undefined, exitCode: number): Counts {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const run: VitestReport = JSON.parse(report);
  // A file that cannot even be loaded has no tests to count, and would go unseen.
  const brokenFiles = run.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const passed = run.numPassedTests;
  const failed = run.numFailedTests + brokenFiles.length;
  const skipped = run.numPendingTests + run.numTodoTests;
  // No test at all is a failure as well: a wrong pattern would look like a clean run for ever.
  const unseen = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unseen ? 1 : failed, skipped };
}
