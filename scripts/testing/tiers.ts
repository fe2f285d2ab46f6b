import os from "node:os";
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

/** Tests that mostly compute, beside others that mostly wait for a browser. */
const withoutBrowser = (name: string, ...options: string[]): Step => ({
  name,
  inBackground: true,
  vitest: [...inProjects(...FAST_PROJECTS), ...options, ...REPEAT],
});

const inBrowser = (name: string, ...vitest: string[]): Step => ({
  name,
  needs: "build",
  vitest: [...inProjects("browser"), ...vitest],
});

/** One more than there are cores makes steps of the desk time out beside the tests that compute. */
const BROWSERS = String(os.availableParallelism());

/** What `npm test` runs. */
export const fastStages = (hasBrowser: boolean): Step[][] => [
  ...CHECKS,
  [
    withoutBrowser("tests", ...FAST_ONLY),
    ...(hasBrowser ? [inBrowser("smoke test", "tests/browser/smoke.test.ts")] : []),
  ],
];

/**
 * What `npm run test:all` runs.
 *
 * @param shard only this share of the files of tests, and the other checks with the first one
 */
export function allStages(shard?: Shard): Step[][] {
  const share = shard && `${shard.number}/${shard.of}`;
  const options = share ? ["--shard", share] : [];
  const named = (name: string) => [name, share].filter(Boolean).join(" ");
  return [
    ...(shard && shard.number > 1 ? [] : CHECKS),
    [
      withoutBrowser(named("tests without a browser"), ...options),
      inBrowser(named("browser tests"), ...options, "--maxWorkers", BROWSERS, ...REPEAT),
    ],
  ];
}
