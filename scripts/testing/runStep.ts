import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { JsonTestResults } from "vitest/node";
import { read } from "../../renderer/attempt.mjs";

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

/**
 * Counts a Vitest run.
 *
 * @param report the text of the JSON report; undefined when Vitest wrote none
 * @param exitCode of Vitest, which also fails for what is no test's failure, such as an unhandled rejection
 * @param byName whether tests were chosen by their names: the others are not counted, and there may be none
 */
export function vitestCounts(report: string | undefined, exitCode: number, byName = false): Counts {
  if (report === undefined) return { ...noCounts, failed: 1 };
  const run: JsonTestResults = JSON.parse(report);
  // A file that cannot even be loaded has no tests to count, and would go unseen.
  const brokenFiles = run.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const passed = run.numPassedTests;
  const failed = run.numFailedTests + brokenFiles.length;
  const skipped = byName ? 0 : run.numPendingTests + run.numTodoTests;
  // No test at all is a failure as well: a wrong pattern would look like a clean run for ever.
  const unseen = failed === 0 && (exitCode !== 0 || (passed === 0 && !byName));
  return { passed, failed: unseen ? 1 : failed, skipped };
}

/** One named check: a command with an exit code, or a run of Vitest, by its arguments, whose tests are counted. */
export type Step = { name: string; needs?: string } & ({ command: string[] } | { vitest: string[] });

/** Runs a step and prints one line with its duration, and below it the step's own output if it failed. */
export async function runStep(step: Step): Promise<Counts> {
  const start = performance.now();
  const report = path.join(os.tmpdir(), `vitest-report-${randomUUID()}.json`);
  const reporters = ["--hideSkippedTests", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const tested = "vitest" in step;
  const { exitCode, output } = await run(tested ? ["vitest", "run", ...step.vitest, ...reporters] : step.command);
  const counts = tested
    ? vitestCounts(read(report)?.toString(), exitCode, step.vitest.includes("-t"))
    : { ...noCounts, [exitCode === 0 ? "passed" : "failed"]: 1 };
  rmSync(report, { force: true });

  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${counts.failed > 0 ? "✗" : "✓"} ${step.name} (${seconds} s${tested ? `, ${counts.passed} passed` : ""})`,
  );
  const empty = tested && counts.passed === 0 && exitCode === 0;
  const reason = empty ? "\nNo test ran: does vitest.config.ts still find the files?" : "";
  if (counts.failed > 0) console.log(`\n${(output + reason).trimEnd()}\n`);
  return counts;
}

function run([program = "", ...args]: string[]): Promise<{ exitCode: number; output: string }> {
  const env = { ...process.env };
  env.PATH = [path.resolve("node_modules/.bin"), env.PATH].join(path.delimiter);
  if (process.stdout.isTTY) env.FORCE_COLOR = "1";

  return new Promise((resolve) => {
    let output = "";
    const listen = (text: string) => {
      output += text;
    };
    // The programs are .cmd files on Windows, which need a shell.
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32" });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", listen);
    child.once("error", ({ message }) => listen(`${program} could not be started: ${message}`));
    child.once("close", (exitCode) => resolve({ exitCode: exitCode ?? 1, output }));
  });
}
