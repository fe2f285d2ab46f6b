/** `npm test`: what must hold before a push, in a few minutes and without a browser. */
import { defineCommand } from "../cli/command";
import { isBrowserInstalled } from "../setup/launchBrowser";
import { runStages } from "../testing/runStages";
import { stepsFor } from "../testing/stepsFor";
import type { TestReport } from "../testing/testReport";
import { FAST_ONLY, fastStages, TYPES } from "../testing/tiers";

const ALL = "npm run test:all";

export const command = defineCommand({
  name: "npm test",
  about:
    "Runs in a few minutes what must hold before a push: types, lint, structure, generated files, unused code, content, build, and the tests that are not slow and need no browser. Where a browser is installed, a smoke test runs in it. With words, it checks the types, and runs only the tests that have one of them in their file's path, and those of blocks and rules that have one in their name.",
  args: { "[words...]": "such as Faq or links/scheme" },
  flags: {},
  examples: ["npm test", "npm test -- Faq"],
  exitCodes: { 0: "all passed", 1: "something failed", 2: "could not run" },
  async run({ args: words }) {
    if (words.length === 0) {
      const hasBrowser = await isBrowserInstalled();
      const browser = hasBrowser
        ? "the browser tests but the smoke test"
        : "the browser tests (no browser is installed)";
      return runStages(fastStages(hasBrowser), (total) => sentenceOf([slowTests(total), browser], ALL));
    }
    const { steps, browserFiles } = stepsFor(words);
    const all = `${ALL} -- ${words.join(" ")}`;
    if (steps.length === 0) {
      const where = browserFiles.length > 0 ? `${browserFiles.join(", ")} needs a browser: ${all}` : undefined;
      console.error(
        where ?? `No test has ${words.join(" or ")} in its file's path, and none of a block or rule in its name.`,
      );
      return 2;
    }
    const fast = steps.map((step) => ("vitest" in step ? { ...step, vitest: [...step.vitest, ...FAST_ONLY] } : step));
    return runStages([[TYPES, ...fast]], (total) => sentenceOf([slowTests(total), ...browserFiles], all));
  },
});

const slowTests = ({ slow }: TestReport): string => (slow > 0 ? `${slow} tests that are tagged slow` : "");

function sentenceOf(parts: string[], all: string): string {
  const leftOut = parts.filter(Boolean);
  return leftOut.length > 0 ? `Left out: ${leftOut.join(", ")}. ${all} runs everything.` : "";
}
