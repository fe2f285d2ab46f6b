import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { runStep } from "../../../scripts/testing/runStep";

/** Runs a folder with one test file, and returns the counts and what was printed. */
async function runFile(text: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "run-step-"));
  writeFileSync(path.join(folder, "vitest.config.mjs"), "export default { test: { globals: true } };\n");
  writeFileSync(path.join(folder, "one.test.js"), text);
  const print = vi.spyOn(console, "log").mockReturnValue();
  try {
    const counts = await runStep({ name: "one file", vitest: ["--root", folder] });
    return { counts, printed: print.mock.calls.join("\n") };
  } finally {
    print.mockRestore();
  }
}

test("a test that passes when its file is run again counts, and is named with its first failure", async () => {
  const { counts, printed } = await runFile(`
    import { existsSync, writeFileSync } from "node:fs";
    import path from "node:path";
    test("is steady", () => {});
    test("fails once", () => {
      const seen = path.join(import.meta.dirname, "seen");
      if (existsSync(seen)) return;
      writeFileSync(seen, "");
      throw new Error("the first failure");
    });
  `);
  expect(counts).toEqual({ passed: 2, failed: 0, skipped: 0 });
  expect(printed).toMatch(/Unstable: .*\n {2}fails once\n.*the first failure/s);
});

test("a test that fails twice has failed", async () => {
  const { counts, printed } = await runFile(`test("fails", () => { throw new Error("as ever"); });`);
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(printed).toContain("as ever");
});
