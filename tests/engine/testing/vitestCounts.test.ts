import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { summary } from "../../../scripts/testing/counts";
import { vitestCounts } from "../../../scripts/testing/vitestCounts";

let folder: string;
// Inside the project, so that the tests written there find Vitest.
beforeEach(() => {
  folder = mkdtempSync(path.resolve("node_modules", ".vitest-counts-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a real Vitest over these test files and sums it up. */
function sumOf(files: Record<string, string>): string {
  for (const [file, body] of Object.entries(files)) {
    writeFileSync(path.join(folder, `${file}.test.js`), `import { expect, test } from "vitest";\n${body}`);
  }
  writeFileSync(
    path.join(folder, "vitest.config.js"),
    'export default { test: { include: ["*.test.js"], exclude: [] } };',
  );
  const vitest = path.resolve("node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--root", folder, "--reporter=json", "--outputFile=report.json"];
  const { status } = spawnSync(process.execPath, args, { cwd: folder });
  return summary(vitestCounts(readFileSync(path.join(folder, "report.json"), "utf8"), status ?? 1));
}

const passing = 'test("passes", () => {});\n';

test("counts what passed, failed and was left out", () => {
  expect(sumOf({ a: `${passing}test("fails", () => expect(1).toBe(2));\ntest.skip("later", () => {});` })).toBe(
    "1 passed, 1 failed, 1 skipped",
  );
  expect(sumOf({ a: passing, b: passing })).toBe("2 passed, 0 failed");
});

test("a test file that cannot be loaded is a failure", () => {
  expect(sumOf({ a: passing, b: 'import "./no-such-file";' })).toBe("1 passed, 1 failed");
});

test("an error outside any test is a failure", () => {
  const stray = 'test("lets an error go", () => { Promise.reject(new Error("stray")); });';
  expect(sumOf({ a: stray })).toBe("1 passed, 1 failed");
});

test("a run without a test, or without a report, is a failure", () => {
  expect(sumOf({})).toBe("0 passed, 1 failed");
  expect(vitestCounts(undefined, 0).failed).toBe(1);
});
