/**
 * `npm test`: every check of the project, in named steps. A step's own output is shown when it fails.
 * The last line is the sum, such as `412 passed, 0 failed`: each Vitest test counts, any other step counts as one.
 *
 * Exit codes: 0 all passed, 1 something failed.
 */
import { add, noCounts, summary } from "./testing/counts";
import { runStep, type Step } from "./testing/runStep";

/** The stages run one after the other, the steps of one stage side by side. */
const stages: Step[][] = [
  [
    { name: "types", command: ["tsc", "--noEmit"] },
    { name: "lint", command: ["biome", "check", "."] },
  ],
  [
    { name: "generated schema", command: ["tsx", "scripts/schema.ts", "--check"] },
    { name: "generated fonts", command: ["tsx", "scripts/subsetFonts.ts", "--check"] },
    { name: "unused code", command: ["knip"] },
  ],
  [{ name: "content", command: ["node", "scripts/check.mjs"] }],
  // Before the engine tests: some of them build too, and find the bundle and the pictures made.
  [{ name: "build", command: ["tsx", "scripts/build.ts"] }],
  [{ name: "engine tests", vitestProject: "engine" }],
  [{ name: "browser tests", vitestProject: "browser", needs: "build" }],
];

const failed = new Set<string>();
let total = noCounts;

for (const stage of stages) {
  const results = await Promise.all(
    stage.map(async (step) => {
      if (step.needs && failed.has(step.needs)) {
        console.log(`- ${step.name}: not run, because ${step.needs} failed`);
        return { step, counts: { ...noCounts, skipped: 1 } };
      }
      return { step, counts: await runStep(step) };
    }),
  );
  for (const { step, counts } of results) {
    if (counts.failed > 0) failed.add(step.name);
    total = add(total, counts);
  }
}

if (failed.size > 0) console.log(`\nFailed: ${[...failed].join(", ")}`);
console.log(summary(total));
process.exitCode = failed.size > 0 ? 1 : 0;
