import os from "node:os";
import path from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { PATIENCE_MS } from "./tests/support/patience";

// Apart from vite.config.ts: an installation without development packages has no Vitest, and the tests run
// the real build through scripts, so that they need no vite-plugin-ssr of their own.
/** A module that imports files by a pattern is not kept between runs: a new file, such as a rule, would be unknown. */
function freshFileLists(): Plugin {
  return {
    name: "fresh-file-lists",
    configureVitest({ experimental_defineCacheKeyGenerator: define }) {
      define(({ sourceCode }) => (sourceCode.includes("import(`") ? false : undefined));
    },
  };
}

/** Files that tests read from disk or import by a pattern, with the tests to run again when one is saved. */
const notImported: [RegExp, string[]][] = [
  [
    /\/renderer\/content\/(?:built\/)?rules\/\w+\.(?:ts|yaml)$/,
    ["tests/engine/content/ruleExamples.test.ts", "tests/engine/built/rules.test.ts"],
  ],
  [
    /\/blocks\/\w+\/(?:example\.yaml|\w*\.?schema\.json)$/,
    ["tests/engine/blocks/examples.test.tsx", "tests/engine/schema/blockSchemas.test.ts"],
  ],
];

/** Engine tests whose number of attempts is larger in `npm run test:long`. */
const manyAttempts = [
  "output/killed",
  "output/shards",
  "cache/damaged",
  "commands/init",
  "content/plainYaml",
  "preview/requests",
  "preview/typing/wordsLost",
  "serve/siteServer",
  "serve/stopDuringStart",
].map((name) => `tests/engine/${name}.test.ts`);

/** Tests of the desk that visit it in more windows in `npm run test:long`. */
const allWindows = ["tests/browser/deskStates.test.ts", "tests/browser/deskTasks.test.ts"];

export default defineConfig({
  plugins: [freshFileLists()],
  // Of React's two JSX functions, the production version has only this one: tests/support/freshMode.ts.
  esbuild: { jsxDev: false },
  test: {
    watchTriggerPatterns: notImported.map(([pattern, tests]) => ({
      pattern,
      testsToRun: () => tests.map((file) => path.resolve(import.meta.dirname, file)),
    })),
    tags: [
      { name: "slow", description: "Takes seconds of processor time: npm run test:all runs it, npm test does not." },
    ],
    // Vitest's own default leaves one core idle, and two are the usual machine.
    maxWorkers: os.availableParallelism(),
    // Generous: a busy machine must not fail a test.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    globalSetup: "tests/support/temporaryFolder.ts",
    // Test files of one worker share the modules that they import, which costs a third of the time of importing
    // them again. Processes, not threads: commands are run from other folders.
    isolate: false,
    pool: "forks",
    // Transformed modules are kept between runs, in node_modules.
    experimental: { fsModuleCache: true },
    projects: [
      // The engine and the blocks, on a fixture site that no marketer touches.
      {
        extends: true,
        test: {
          name: "engine",
          include: ["tests/engine/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/freshMode.ts", "tests/support/processorTime.ts"],
        },
      },
      // Lint that Biome cannot do: who imports whom, sizes, words. Tests nothing that a visitor or a marketer sees.
      { extends: true, test: { name: "lint", include: ["tests/lint/**/*.test.ts"] } },
      // Built sites, read as files and over HTTP: no browser.
      {
        extends: true,
        test: {
          name: "built",
          include: ["tests/built/**/*.test.ts"],
          setupFiles: ["tests/support/processorTime.ts"],
          globalSetup: ["tests/support/temporaryFolder.ts", "tests/support/sites/serveSites.ts"],
        },
      },
      // A real Chromium.
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          // looks.test.ts renders pages itself, perhaps after a file that loaded React for production.
          setupFiles: ["tests/support/freshMode.ts"],
          // More than several of the waits in a test, so that what fails is the wait, which names its place.
          testTimeout: 15 * PATIENCE_MS,
          expect: { poll: { timeout: PATIENCE_MS } },
          globalSetup: ["tests/support/temporaryFolder.ts", "tests/support/sites/serveSites.ts"],
        },
      },
      // This salon's built site: its specification, pages and their size. `npm run test:site`, not part of `npm test`.
      {
        extends: true,
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          globalSetup: ["tests/support/temporaryFolder.ts", "tests/support/sites/serveSites.ts"],
        },
      },
      // Searches that take minutes to an hour, and other tests with many more attempts or windows (tests/support/amount.ts).
      // `npm run test:long`, not part of `npm test`.
      {
        extends: true,
        test: {
          name: "long",
          include: ["tests/long/*.test.ts", ...manyAttempts, ...allWindows],
          setupFiles: ["tests/support/freshMode.ts"],
          globalSetup: ["tests/support/temporaryFolder.ts", "tests/support/sites/serveSites.ts"],
          env: { LONG: process.env.LONG ?? "1" },
        },
      },
    ],
  },
});
