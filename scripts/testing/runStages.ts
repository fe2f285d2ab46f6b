import { runStep, type Step } from "./runStep";
import { addReports, emptyReport, printRemarks, summarize, type TestReport } from "./testReport";

/**
 * Runs the steps of `npm test` or `npm run test:all`, and prints the sum as the last line, such as `412 passed, 0
 * failed`: each test counts, any other step counts as one.
 *
 * @param leftOut a sentence for the line above the sum on what did not run
 * @returns the exit code: 0 all passed, 1 something failed
 */
export async function runStages(stages: Step[][], leftOut: (total: TestReport) => string): Promise<number> {
  const failed = new Set<string>();
  let total = emptyReport;
  for (const stage of stages) {
    const runs = stage.map(async (step) => {
      if (!step.needs || !failed.has(step.needs)) return { step, report: await runStep(step) };
      console.log(`- ${step.name}: not run, because ${step.needs} failed`);
      return { step, report: { ...emptyReport, skipped: 1 } };
    });
    for (const { step, report } of await Promise.all(runs)) {
      if (report.failed > 0) failed.add(step.name);
      total = addReports(total, report);
    }
  }
  printRemarks(total);
  if (failed.size > 0) console.log(`\nFailed: ${[...failed].join(", ")}`);
  const sentence = leftOut(total);
  if (sentence) console.log(`\n${sentence}`);
  console.log(summarize(total));
  return failed.size > 0 ? 1 : 0;
}
