/** The reporter that `runStep` gives to Vitest, by its path. */
import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { addReports, emptyReport, FAST_PROJECTS, MOST_SECONDS, REPORT_FILE, SLOW, type TestReport } from "./testReport";

/** Writes a run as a `TestReport` to the file that REPORT_FILE of the environment names. */
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
    // Of a file of which some tests were chosen by name, most of the time is that of loading it.
    heavy: tests.some(isSlow) || skipped.length > 0 ? [] : heavyFile(module),
  };
}

const isSlow = (test: TestCase): boolean => test.options.tags?.includes(SLOW) ?? false;

function describeUnstable(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const [words = ""] = error?.message.split("\n") ?? [];
  // The innermost is often a function that many tests call, so the line of the test itself is named, too.
  const frames = error?.stacks?.filter(({ file }) => file === test.module.moduleId) ?? [];
  const lines = frames.map(({ line }) => line).join(" < ");
  return `${test.module.relativeModuleId}:${lines} > ${test.fullName}: ${words}`;
}

function heavyFile(module: TestModule): string[] {
  const { processorSeconds = 0 } = module.meta();
  if (processorSeconds <= MOST_SECONDS || !FAST_PROJECTS.includes(module.project.name)) return [];
  return [`${module.relativeModuleId} takes ${processorSeconds.toFixed(1)} s of processor time`];
}
