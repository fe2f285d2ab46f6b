import { expect, test } from "vitest";
import { filesToRepeat, summary, vitestCounts } from "../../../scripts/testing/vitestCounts";

type Status = "passed" | "failed" | "pending" | "todo";

type File = Status[] | "broken";

/** Vitest's report of a run of test files: each is a list of its tests, or an error that kept it from loading. */
function reportOf(files: File[], exitCode: number): string {
  const tests = files.flatMap((file) => (file === "broken" ? [] : file));
  const count = (status: Status) => tests.filter((one) => one === status).length;
  const report = {
    numTotalTests: tests.length,
    numPassedTests: count("passed"),
    numFailedTests: count("failed"),
    numPendingTests: count("pending"),
    numTodoTests: count("todo"),
    success: exitCode === 0,
    testResults: files.map((file, index) => ({
      name: `${index}.test.js`,
      message: file === "broken" ? "Cannot find module" : "",
      status: file === "broken" || file.includes("failed") ? "failed" : "passed",
      assertionResults:
        file === "broken" ? [] : file.map((status) => ({ status, fullName: "a test", failureMessages: [] })),
    })),
  };
  return JSON.stringify(report);
}

const sumOf = (files: File[], exitCode: number): string => summary(vitestCounts(reportOf(files, exitCode), exitCode));

test("counts what passed, failed and was left out", () => {
  expect(sumOf([["passed", "failed", "pending"]], 1)).toBe("1 passed, 1 failed, 1 skipped");
  expect(sumOf([["passed", "todo"], ["passed"]], 0)).toBe("2 passed, 0 failed, 1 skipped");
  expect(sumOf([["passed"], ["passed"]], 0)).toBe("2 passed, 0 failed");
});

test("a test file that cannot be loaded is a failure", () => {
  expect(sumOf([["passed"], "broken"], 1)).toBe("1 passed, 1 failed");
});

test("an error outside any test is a failure", () => {
  expect(sumOf([["passed"]], 1)).toBe("1 passed, 1 failed");
});

test("a run without a test, or without a report, is a failure", () => {
  expect(sumOf([], 1)).toBe("0 passed, 1 failed");
  expect(sumOf([], 0)).toBe("0 passed, 1 failed");
  expect(vitestCounts(undefined, 0).failed).toBe(1);
});

test("only a few files that could be loaded are run again", () => {
  const repeated = (files: File[]) => filesToRepeat(reportOf(files, 1)).map(({ file }) => file);
  expect(repeated([["passed"], ["passed", "failed"]])).toEqual(["1.test.js"]);
  expect(repeated([["failed"], ["failed"], ["failed"], ["failed"]])).toEqual([]);
  expect(repeated([["failed"], "broken"])).toEqual([]);
  expect(filesToRepeat(undefined)).toEqual([]);
});
