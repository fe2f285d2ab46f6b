import type { Shard } from "../../renderer/build/shards";
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
  ],
  [command("content", "check")],
  // Before the tests: some of them build too, and find the bundle made. Without pictures and cards, which take longer
  // than everything else: the check has decoded each picture, `npm run build` encodes them and draws the cards, and
  // the tests do both for the fixture site.
  [command("build", "build", "--no-pictures", "--no-cards", "--out", "dist/test/client")],
];

/** What `npm test` runs. */
export const fastStages = (hasBrowser: boolean): Step[][] => [
  ...CHECKS,
  [{ name: "tests", vitest: [...inProjects(...FAST_PROJECTS), ...FAST_ONLY, ...REPEAT] }],
  ...(hasBrowser
    ? [[{ name: "smoke test", vitest: [...inProjects("browser"), "tests/browser/smoke.test.ts"], needs: "build" }]]
    : []),
];

/**
 * What `npm run test:all` runs.
 *
 * @param shard only this share of the files of tests, and the other checks with the first one
 */
export function allStages(shard?: Shard): Step[][] {
  if (shard) {
    const share = `${shard.number}/${shard.of}`;
    const vitest = [...inProjects(...FAST_PROJECTS, "browser"), "--shard", share, ...REPEAT];
    return [...(shard.number === 1 ? CHECKS : []), [{ name: `tests ${share}`, vitest }]];
  }
  return [
    ...CHECKS,
    [{ name: "engine tests", vitest: [...inProjects("engine"), ...REPEAT] }],
    [{ name: "tests of built files", vitest: [...inProjects("built"), ...REPEAT], needs: "build" }],
    [{ name: "browser tests", vitest: [...inProjects("browser"), ...REPEAT], needs: "build" }],
  ];
}
