/**
 * `npm test`: every check of the project, in named steps. A step's own output is shown when it fails.
 * The last line is the sum, such as `412 passed, 0 failed`: each Vitest test counts, any other step counts as one.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import { escapeRegExp } from "../renderer/content/escapeRegExp";
import { defineCommand } from "./cli";
import { runStep, type Step } from "./testing/runStep";
import { add, type Counts, noCounts, summary } from "./testing/vitestCounts";

const types: Step = { name: "types", command: ["tsc", "--noEmit"] };

/** The stages run one after the other, the steps of one stage side by side. */
const stages: Step[][] = [
  [types, { name: "lint", command: ["biome", "check", "."] }],
  [
    { name: "generated schema", command: ["tsx", "scripts/schema.ts", "--check"] },
    { name: "generated fonts", command: ["tsx", "scripts/fonts.ts", "--check"] },
    { name: "unused code", command: ["knip"] },
  ],
  [{ name: "content", command: ["node", "scripts/check.mjs"] }],
  // Before the engine tests: some of them build too, and find the bundle made. Without pictures, which take longer than
  // everything else: the check has decoded each, and `npm run build` encodes them.
  [{ name: "build", command: ["node", "scripts/build.mjs", "--no-pictures", "--out", "dist/test/client"] }],
  [{ name: "engine tests", vitest: ["--project", "engine"] }],
  [{ name: "browser tests", vitest: ["--project", "browser"], needs: "build" }],
];

export const command = defineCommand(import.meta.filename, {
  name: "npm test",
  about:
    "Runs everything that must hold: types, lint, generated files, unused code, content, build, engine tests, browser tests. With words, it checks the types, and runs only the tests that have one of them in their file's path, and those of blocks and rules that have one in their name.",
  args: { "[words...]": "such as Faq or links/scheme" },
  flags: {},
  examples: ["npm test", "npm test -- Faq"],
  exitCodes: { 0: "all passed", 1: "something failed", 2: "could not run" },
  async run({ args: words }) {
    const { failed, total } = await runStages(words.length > 0 ? [[types, ...stepsFor(words)]] : stages);
    // The types count as one.
    if (words.length > 0 && total.passed + total.failed <= 1) {
      console.error(`No test has ${words.join(" or ")} in its file's path, and none of a block or rule in its name.`);
      return 2;
    }
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

/** The test files with a word in their path, and beside them the tests of blocks and rules with one in their name. */
function stepsFor(words: string[]): Step[] {
  const files = ["tests/engine", "tests/browser"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .filter((file) => words.some((word) => file.toLowerCase().includes(word.toLowerCase())))
      .map((file) => path.join(folder, file)),
  );
  const pattern = words.map(escapeRegExp).join("|");
  const byName = ["--project", "engine", "tests/engine/blocks", "tests/engine/content", "-t", pattern];
  const byPath = ["--project", "engine", "--project", "browser", ...files];
  return [
    { name: "tests by name", vitest: byName },
    ...(files.length > 0 ? [{ name: `tests of ${files.join(", ")}`, vitest: byPath }] : []),
  ];
}
