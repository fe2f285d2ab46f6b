import { appendFileSync, writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** What a run of tests comes to. */
export interface TestReport {
  passed: number;
  failed: number;
  skipped: number;
  /** How many tests were left out because they are tagged slow. */
  slow: number;
  /** The tests that failed, and passed when they were repeated: each with its first error. */
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

/** Where the reporter writes, and where the process that started Vitest reads. */
export const REPORT_FILE = "TEST_REPORT_FILE";

/** More processor time than this, in seconds, and a file of tests belongs to `npm run test:all`. */
const MOST_SECONDS = 3;

const SLOW = "slow";

/** The projects of which `npm test` runs what is not tagged. */
export const FAST_PROJECTS = ["engine", "built"];

/** A reporter of Vitest that writes a run as a `TestReport` to the file that REPORT_FILE of the environment names. */
export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const file = process.env[REPORT_FILE];
    if (file) writeFileSync(file, JSON.stringify(reportOf(modules, errors.length)));
  }
}

function reportOf(modules: readonly TestModule[], otherErrors: number): TestReport {
  const report = modules.map(reportOfFile).reduce(addReports, emptyReport);
  // Such as a rejected promise that no test waits for.
  return otherErrors > 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
}

function reportOfFile(module: TestModule): TestReport {
  const tests = [...module.children.allTests()];
  const withState = (state: string) => tests.filter((test) => test.result().state === state);
  const failed = withState("failed").length;
  // A file that cannot be loaded has no tests to count.
  const isBroken = failed === 0 && module.state() === "failed";
  const skipped = withState("skipped");
  const slow = skipped.filter(isSlow).length;
  return {
    passed: withState("passed").length,
    failed: isBroken ? 1 : failed,
    skipped: skipped.length - slow,
    slow,
    unstable: tests.filter((test) => test.diagnostic()?.flaky).map(describeUnstable),
    heavy: tests.some(isSlow) ? [] : heavyFile(module),
  };
}

const isSlow = (test: TestCase): boolean => test.options.tags?.includes(SLOW) ?? false;

function describeUnstable(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const [line = ""] = error?.message.split("\n") ?? [];
  return `${test.module.relativeModuleId} > ${test.fullName}: ${line}`;
}

function heavyFile(module: TestModule): string[] {
  const { processorSeconds = 0 } = module.meta();
  if (processorSeconds <= MOST_SECONDS || !FAST_PROJECTS.includes(module.project.name)) return [];
  return [`${module.relativeModuleId} takes ${processorSeconds.toFixed(1)} s of processor time`];
}

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
