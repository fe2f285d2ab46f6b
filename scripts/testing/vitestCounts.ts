import type { Counts } from "./counts";

/** What is read of the file that Vitest's JSON reporter writes. */
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
