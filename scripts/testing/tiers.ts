import type { Shard } from "../../renderer/output/shards";
import type { Step } from "./runStep";
import { FAST_PROJECTS } from "./testReport";

export const TYPES: Step = { name: "types", command: ["tsc", "--noEmit", "--singleThreaded"] };

/** Leaves out the tests that are tagged slow. */
export const FAST_ONLY = ["--tags-filter", "!slow"];

/** Repeats a failed test once: it starts servers, browsers and processes, and one that then passes is reported. */
const REPEAT = ["--retry", "1"];

const command = (name: string, ...words: string[]): Step => ({ name, command: ["node", "scripts/run.mjs", ...words] });

const inProjects = (...names: string[]): string[] => names.map((name) => `--project=${name}`);

/** The stages run one after the other, the steps of one stage in parallel. */
const CHECKS: Step[][] = [
  [TYPES, { name: "lint", command: ["biome", "check", "."] }, { name: "structure", vitest: inProjects("lint") }],
  [
    command("generated schema", "schema", "--check"),
    command("generated documents", "docs", "--check"),
    { name: "unused code", command: ["knip"] },
    command("content", "check"),
  ],
  // Before the tests: some of them build too, and find the bundle made. Without pictures and cards, which take longer
  // than everything else: the check has decoded each picture, `npm run build` encodes them and draws the cards, and
  // the tests do both for the fixture site.
  [command("build", "build", "--no-pictures", "--no-cards", "--out", "dist/test/client")],
];

const tests = (name: string, projects: string[], ...options: string[]): Step => ({
  name,
  vitest: [...inProjects(...projects), ...options],
});

/** What `npm test` runs. */
export const fastStages = (hasBrowser: boolean): Step[][] => [
  ...CHECKS,
  [
    { ...tests("tests", FAST_PROJECTS, ...FAST_ONLY, ...REPEAT), inBackground: true },
    ...(hasBrowser ? [{ ...tests("smoke test", ["browser"], "tests/browser/smoke.test.ts"), needs: "build" }] : []),
  ],
];

/**
 * What `npm run test:all` runs: tests that mostly compute, beside others that mostly wait for a browser.
 *
 * @param shard only this share of the files of tests, and the other checks with the first one
 */
export function allStages(shard?: Shard): Step[][] {
  const share = shard && `${shard.number}/${shard.of}`;
  const options = [...(share ? ["--shard", share] : []), ...REPEAT];
  const named = (name: string) => [name, share].filter(Boolean).join(" ");
  return [
    ...(shard && shard.number > 1 ? [] : CHECKS),
    [
      { ...tests(named("tests of the engine"), ["engine"], ...options), inBackground: true },
      // Both visit the same sites, which one run builds once.
      { ...tests(named("tests of built sites"), ["built", "browser"], ...options), needs: "build" },
    ],
  ];
}
