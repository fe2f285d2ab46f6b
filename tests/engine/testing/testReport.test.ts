// @module-tag slow
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { runStep } from "../../../scripts/testing/runStep";
import { addReports, emptyReport, printRemarks, summarize } from "../../../scripts/testing/testReport";
import { ROOT } from "../../support/fixtureSite";

const CONFIG = `export default { test: {
  name: "engine", globals: true, testTimeout: 240_000, tags: [{ name: "slow" }],
  setupFiles: ${JSON.stringify(path.join(ROOT, "tests/support/processorTime.ts"))},
} };\n`;

const newFolder = () => mkdtempSync(path.join(os.tmpdir(), "test-report-"));

/** Runs a folder of test files, and returns the report and what was printed. */
async function runFiles(files: Record<string, string>, ...options: string[]) {
  const folder = newFolder();
  writeFileSync(path.join(folder, "vitest.config.mjs"), CONFIG);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const print = vi.spyOn(console, "log").mockReturnValue();
  try {
    const report = await runStep({ name: "files", inBackground: true, vitest: ["--root", folder, ...options] });
    printRemarks(report);
    return { report, printed: print.mock.calls.join("\n") };
  } finally {
    print.mockRestore();
  }
}

test("only a failed test is repeated, once: it is unstable if it then passes", async () => {
  const log = path.join(newFolder(), "log");
  const write = (word: string) => `appendFileSync(${JSON.stringify(log)}, "${word} ");`;
  const { report, printed } = await runFiles(
    {
      "one.test.js": `
        import { appendFileSync } from "node:fs";
        import os from "node:os";
        let runs = 0;
        test("leaves the processor to others", () => expect(os.getPriority()).toBeGreaterThan(0));
        test("is steady", () => { ${write("steady")} });
        test("fails once", () => { ${write("shaky")} runs += 1; if (runs === 1) throw new Error("the first failure"); });
        test("fails", () => { ${write("failed")} throw new Error("as ever"); });
        test.skip("waits", () => {});
        test.todo("is to come");
        test("takes long", { tags: ["slow"] }, () => { ${write("slow")} });`,
      "broken.test.js": `import "./missing.js";`,
    },
    ...["--retry", "1", "--tags-filter", "!slow"],
  );
  expect(readFileSync(log, "utf8")).toBe("steady shaky shaky failed failed ");
  // A file that cannot be loaded is a failure.
  expect(report).toMatchObject({ passed: 3, failed: 2, skipped: 2, slow: 1 });
  expect(summarize(report)).toBe("3 passed, 2 failed, 2 skipped");
  expect(report.unstable).toEqual([expect.stringMatching(/^one\.test\.js:\d+ > fails once: the first failure$/)]);
  expect(printed).toMatch(/missing\.js.*as ever.*Unstable, .*\n {2}one\.test\.js:\d+ > fails once: the first failure/s);
});

test("an error outside any test is a failure, and so is a run without a test", async () => {
  const wait = "await new Promise((done) => setTimeout(done, 50));";
  const text = `test("passes", async () => { Promise.reject(new Error("nobody waits")); ${wait} });`;
  const { report, printed } = await runFiles({ "one.test.js": text });
  expect(report).toMatchObject({ passed: 1, failed: 1 });
  expect(printed).toContain("nobody waits");
  const empty = await runFiles({}, "--passWithNoTests");
  expect(empty.report).toMatchObject({ passed: 0, failed: 1 });
  expect(empty.printed).toContain("No test ran");
});

test("a file that takes over three seconds of processor time is named, its import and its processes included", async () => {
  const burn = (seconds: number) =>
    `const spent = () => Object.values(process.cpuUsage()).reduce((sum, time) => sum + time) / 1e6;
     const end = spent() + ${seconds};
     while (spent() < end) for (let turn = 0; turn < 1e7; turn += 1);`;
  const child = `import { execFileSync } from "node:child_process"; execFileSync(process.execPath, ["-e", ${JSON.stringify(burn(2))}]);`;
  const { report } = await runFiles({
    "heavy.test.js": `${child}${burn(1.1)}; test("passes", () => {});`,
    "light.test.js": `${burn(1)}; test("passes", () => {});`,
    "tagged.test.js": `test("passes", { tags: ["slow"] }, () => { ${burn(3.1)} });`,
  });
  expect(report.passed).toBe(3);
  expect(report.heavy).toEqual([expect.stringMatching(/^heavy\.test\.js takes [34]\.\d s of processor time$/)]);
});

test("remarks are printed, and added to the summary of GitHub's job", () => {
  const file = path.join(newFolder(), "summary.md");
  vi.stubEnv("GITHUB_STEP_SUMMARY", file);
  const print = vi.spyOn(console, "log").mockReturnValue();
  printRemarks({ ...emptyReport, unstable: ["a.test.ts > opens: lost"] });
  const once = readFileSync(file, "utf8");
  expect(once).toMatch(/Unstable[\s\S]*- a\.test\.ts > opens: lost/);
  printRemarks(emptyReport);
  expect(readFileSync(file, "utf8")).toBe(once);
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
  vi.unstubAllEnvs();
});

test("reports of several steps are added", () => {
  const one = { passed: 1, failed: 2, skipped: 3, slow: 4, unstable: ["a"], heavy: ["b"] };
  expect(addReports(one, { ...one, unstable: ["c"] })).toEqual({
    passed: 2,
    failed: 4,
    skipped: 6,
    slow: 8,
    unstable: ["a", "c"],
    heavy: ["b", "b"],
  });
});
