/**
 * `npm test`: every check of the project, in named steps. A step's own output is shown when it fails.
 * The last line is the sum, such as `412 passed, 0 failed`: each Vitest test counts, any other step counts as one.
 */
import { unlistedBlocks } from "../../renderer/schema/readBlocks";
import { defineCommand } from "../cli/command";
import { root } from "../cli/generated";
import { runStep, type Step } from "../testing/runStep";
import { stepsFor } from "../testing/stepsFor";
import { add, type Counts, noCounts, summary } from "../testing/vitestCounts";

const types: Step = { name: "types", command: ["tsc", "--noEmit", "--singleThreaded"] };

const PAGES_ONLY = ["--no-pictures", "--no-cards"];

/** The stages run one after the other, the steps of one stage in parallel. */
const stages: Step[][] = [
  [types, { name: "lint", command: ["biome", "check", "."] }],
  [
    { name: "generated schema", command: ["node", "scripts/run.mjs", "schema", "--check"] },
    { name: "generated documents", command: ["node", "scripts/run.mjs", "docs", "--check"] },
    { name: "unused code", command: ["knip"] },
  ],
  [{ name: "content", command: ["node", "scripts/run.mjs", "check"] }],
  // Before the engine tests: some of them build too, and find the bundle made. Without pictures and cards, which take
  // longer than everything else: the check has decoded each picture, `npm run build` encodes them and draws the cards, and
  // the tests do both for the fixture site.
  [{ name: "build", command: ["node", "scripts/run.mjs", "build", ...PAGES_ONLY, "--out", "dist/test/client"] }],
  [{ name: "engine tests", vitest: ["--project", "engine"] }],
  [{ name: "browser tests", vitest: ["--project", "browser"], needs: "build" }],
];

export const command = defineCommand({
  name: "npm test",
  about:
    "Runs everything that must hold: types, lint, generated files, unused code, content, build, engine tests, browser tests. With words, it checks the types, and runs only the tests that have one of them in their file's path, and those of blocks and rules that have one in their name.",
  args: { "[words...]": "such as Faq or links/scheme" },
  flags: {},
  examples: ["npm test", "npm test -- Faq"],
  exitCodes: { 0: "all passed", 1: "something failed", 2: "could not run" },
  async run({ args: words }) {
    // Before anything else: the compiler and React would report each such block in many lines.
    const unlisted = unlistedBlocks(root);
    if (unlisted.length > 0) {
      for (const line of unlisted) console.error(line);
      console.log(summary({ ...noCounts, failed: unlisted.length }));
      return 1;
    }
    const chosen = stepsFor(words);
    if (words.length > 0 && chosen.length === 0) {
      console.error(`No test has ${words.join(" or ")} in its file's path, and none of a block or rule in its name.`);
      return 2;
    }
    const { failed, total } = await runStages(words.length > 0 ? [[types, ...chosen]] : stages);
    if (words.length === 0 && failed.size > 0) console.log(`\nFailed: ${[...failed].join(", ")}`);
    console.log(summary(total));
    return failed.size > 0 ? 1 : 0;
  },
});

async function runStages(stages: Step[][]): Promise<{ failed: Set<string>; total: Counts }> {
  const failed = new Set<string>();
  let total = noCounts;
  for (const stage of stages) {
    const results = await Promise.all(
      stage.map((step) => {
        if (!step.needs || !failed.has(step.needs)) return runStep(step);
        console.log(`- ${step.name}: not run, because ${step.needs} failed`);
        return { ...noCounts, skipped: 1 };
      }),
    );
    for (const [index, counts] of results.entries()) {
      if (counts.failed > 0) failed.add(stage[index]?.name ?? "");
      total = add(total, counts);
    }
  }
  return { failed, total };
}
