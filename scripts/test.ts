/**
 * `npm test`: every check of the project, in named steps. A step's own output is shown when it fails.
 * The last line is the sum, such as `412 passed, 0 failed`: each Vitest test counts, any other step counts as one.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import { defineCommand } from "./cli";
import { add, noCounts, runStep, type Step, summary } from "./testing/runStep";

/** The stages run one after the other, the steps of one stage side by side. */
const stages: Step[][] = [
  [
    { name: "types", command: ["tsc", "--noEmit"] },
    { name: "lint", command: ["biome", "check", "."] },
  ],
  [
    { name: "generated schema", command: ["tsx", "scripts/schema.ts", "--check"] },
    { name: "generated fonts", command: ["tsx", "scripts/fonts.ts", "--check"] },
    { name: "unused code", command: ["knip"] },
  ],
  [{ name: "content", command: ["node", "scripts/check.mjs"] }],
  // Before the engine tests: some of them build too, and find the bundle and the pictures made.
  [{ name: "build", command: ["tsx", "scripts/build.ts"] }],
  [{ name: "engine tests", vitest: ["--project", "engine"] }],
  [{ name: "browser tests", vitest: ["--project", "browser"], needs: "build" }],
];

export const command = defineCommand(import.meta.filename, {
  name: "npm test",
  about:
    "Runs everything that must hold: types, lint, generated files, unused code, content, build, engine tests, browser tests. With words, it runs only the tests that have one of them in their file's path, and those of blocks and rules that have one in their name.",
  args: { "[words...]": "such as Faq or links/scheme" },
  flags: {},
  examples: ["npm test", "npm test -- Faq"],
  exitCodes: { 0: "all passed", 1: "something failed", 2: "could not run" },
  run: ({ args }) => (args.length > 0 ? runSome(args) : runAll()),
});

async function runAll(): Promise<number> {
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
  return failed.size > 0 ? 1 : 0;
}

/**
 * Runs the test files with a word in their path, and beside them the tests of blocks and rules with one in
 * their name.
 */
async function runSome(words: string[]): Promise<number> {
  const files = ["tests/engine", "tests/browser"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .filter((file) => words.some((word) => file.toLowerCase().includes(word.toLowerCase())))
      .map((file) => path.join(folder, file)),
  );
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const steps: Step[] = [
    {
      name: "tests by name",
      vitest: ["--project", "engine", "tests/engine/blocks", "tests/engine/content", "-t", pattern],
    },
  ];
  if (files.length > 0) {
    steps.push({
      name: `tests of ${files.join(", ")}`,
      vitest: ["--project", "engine", "--project", "browser", ...files],
    });
  }
  const counts = await Promise.all(steps.map((step) => runStep(step)));
  const total = counts.reduce(add, noCounts);
  if (total.passed + total.failed === 0) {
    console.error(`No test has ${words.join(" or ")} in its file's path, and none of a block or rule in its name.`);
    return 2;
  }
  console.log(summary(total));
  return total.failed > 0 ? 1 : 0;
}
