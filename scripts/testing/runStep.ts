import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { readBytes } from "../../renderer/base/attempt.mjs";
import { emptyReport, REPORT_FILE, type TestReport } from "./testReport";

/**
 * One named check: a command with an exit code, or a run of Vitest, by its arguments, whose tests are counted.
 *
 * @property inBackground whether the steps beside it go first: those that mostly wait
 */
export type Step = { name: string; needs?: string; inBackground?: true } & (
  | { command: string[] }
  | { vitest: string[] }
);

interface Result {
  report: TestReport;
  output: string;
}

/** In the background, a program gets a quarter of a processor that another one wants, too: man 7 sched. */
const BACKGROUND = 5;

const REPORTER = path.join(import.meta.dirname, "reporter.ts");

/** Runs a step and prints one line with its duration, and below it the step's own output if it failed. */
export async function runStep(step: Step): Promise<TestReport> {
  const start = performance.now();
  const isTested = "vitest" in step;
  const priority = step.inBackground ? BACKGROUND : 0;
  const { report, output } = await (isTested ? runTests(step.vitest, priority) : runCommand(step.command, priority));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const isFailed = report.failed > 0;
  console.log(`${isFailed ? "✗" : "✓"} ${step.name} (${seconds} s${isTested ? `, ${report.passed} passed` : ""})`);
  if (isFailed) console.log(`\n${output.trimEnd()}\n`);
  return report;
}

async function runCommand(command: string[], priority: number): Promise<Result> {
  const { exitCode, output } = await run(command, priority);
  return { report: { ...emptyReport, [exitCode === 0 ? "passed" : "failed"]: 1 }, output };
}

async function runTests(vitest: string[], priority: number): Promise<Result> {
  const file = path.join(os.tmpdir(), `test-report-${randomUUID()}.json`);
  const reporters = ["--hideSkippedTests", "--reporter=default", `--reporter=${REPORTER}`];
  const command = ["vitest", "run", ...vitest, ...reporters];
  const { exitCode, output } = await run(command, priority, { [REPORT_FILE]: file });
  const text = readBytes(file)?.toString();
  rmSync(file, { force: true });
  const { skipped, ...report }: TestReport = text ? JSON.parse(text) : emptyReport;
  const isByName = vitest.includes("-t");
  // A wrong pattern would look like a clean run for ever.
  const isEmpty = report.passed === 0 && report.slow === 0 && !isByName;
  if (report.failed === 0 && (exitCode !== 0 || isEmpty)) {
    const reason = exitCode === 0 ? "\nNo test ran: does vitest.config.ts still find the files?" : "";
    return { report: { ...report, skipped, failed: 1 }, output: output + reason };
  }
  return { report: { ...report, skipped: isByName ? 0 : skipped }, output };
}

function run(command: string[], priority: number, more = {}): Promise<{ exitCode: number; output: string }> {
  const [program = "", ...args] = command;
  const env: NodeJS.ProcessEnv = { ...process.env, ...more };
  env.PATH = [path.resolve("node_modules/.bin"), env.PATH].join(path.delimiter);
  if (process.stdout.isTTY) env.FORCE_COLOR = "1";

  return new Promise((resolve) => {
    let output = "";
    const listen = (text: string) => {
      output += text;
    };
    // The programs are .cmd files on Windows, which need a shell.
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"], shell: process.platform === "win32" });
    if (child.pid !== undefined && priority > os.getPriority()) os.setPriority(child.pid, priority);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", listen);
    child.once("error", ({ message }) => listen(`${program} could not be started: ${message}`));
    child.once("close", (exitCode) => resolve({ exitCode: exitCode ?? 1, output }));
  });
}
