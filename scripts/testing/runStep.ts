import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { read } from "../../renderer/base/attempt.mjs";
import { type Counts, filesToRepeat, noCounts, vitestCounts } from "./vitestCounts";

/** One named check: a command with an exit code, or a run of Vitest, by its arguments, whose tests are counted. */
export type Step = { name: string; needs?: string } & ({ command: string[] } | { vitest: string[] });

type Result = { counts: Counts; output: string };

/** Runs a step and prints one line with its duration, and below it the step's own output if it failed. */
export async function runStep(step: Step): Promise<Counts> {
  const start = performance.now();
  const tested = "vitest" in step;
  const { counts, output } = tested ? await runTests(step.vitest) : await runCommand(step.command);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${counts.failed > 0 ? "✗" : "✓"} ${step.name} (${seconds} s${tested ? `, ${counts.passed} passed` : ""})`,
  );
  const shown = output.trimEnd();
  if (shown) console.log(`\n${shown}\n`);
  return counts;
}

async function runCommand(command: string[]): Promise<Result> {
  const { exitCode, output } = await run(command);
  return exitCode === 0
    ? { counts: { ...noCounts, passed: 1 }, output: "" }
    : { counts: { ...noCounts, failed: 1 }, output };
}

/**
 * Runs tests, and again, by themselves, the files of those that failed: these tests start servers, browsers and
 * processes that are killed, and on a busy machine one can fail without a defect. What passes the second
 * time counts as passed, and is printed with its first failure: such a test is to be made stable.
 */
async function runTests(vitest: string[]): Promise<Result> {
  const first = await runVitest(vitest);
  const byName = vitest.includes("-t");
  const { failed, skipped, passed } = first.counts;
  if (failed === 0) return { counts: first.counts, output: "" };
  const repeated = byName ? [] : filesToRepeat(first.report);
  if (repeated.length === 0) return first;

  const second = await runVitest([...optionsOf(vitest), ...repeated.map(({ file }) => file)]);
  if (second.counts.failed > 0) return { counts: first.counts, output: `${first.output}\n${second.output}` };
  const passedBefore = repeated.reduce((sum, file) => sum + file.passed, 0);
  const names = repeated.flatMap(({ failed }) => failed.map((name) => `  ${name}`));
  return {
    counts: { passed: passed - passedBefore + second.counts.passed, failed: 0, skipped },
    output: ["Unstable: failed, and passed when run again by themselves:", ...names, "", first.output].join("\n"),
  };
}

/** The arguments without the files: options with one value each, such as `--project engine`. */
const optionsOf = (vitest: string[]): string[] =>
  vitest.flatMap((argument, index) => (argument.startsWith("--") ? [argument, vitest[index + 1] ?? ""] : []));

async function runVitest(vitest: string[]): Promise<Result & { report: string | undefined }> {
  const file = path.join(os.tmpdir(), `vitest-report-${randomUUID()}.json`);
  const reporters = ["--hideSkippedTests", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { exitCode, output } = await run(["vitest", "run", ...vitest, ...reporters]);
  const report = read(file)?.toString();
  rmSync(file, { force: true });
  const counts = vitestCounts(report, exitCode, vitest.includes("-t"));
  const empty = counts.passed === 0 && exitCode === 0 && counts.failed > 0;
  const reason = empty ? "\nNo test ran: does vitest.config.ts still find the files?" : "";
  return { counts, output: output + reason, report };
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
