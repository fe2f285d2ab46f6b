/** `npm run test:all`: every check and every test of the project. */
import { defineCommand } from "../cli/command";
import { readShard } from "../cli/flags";
import { runStages } from "../testing/runStages";
import { stepsFor } from "../testing/stepsFor";
import { allStages, TYPES } from "../testing/tiers";

export const command = defineCommand({
  name: "npm run test:all",
  about:
    "Runs everything that must hold: what npm test runs, the slow tests, and all tests in a browser, which is installed when there is none. With words, only the types, and the tests that npm test chooses by them, the slow ones and those in a browser included.",
  args: { "[words...]": "such as Faq or links/scheme" },
  flags: {
    shard: {
      about: "runs one share of the tests, for one of several machines; the first one has the other checks",
      value: "N/OF",
      otherwise: "all",
      parse: readShard,
    },
  },
  examples: ["npm run test:all", "npm run test:all -- --shard 2/6", "npm run test:all -- Faq"],
  exitCodes: { 0: "all passed", 1: "something failed", 2: "could not run" },
  async run({ args: words, flags: { shard } }) {
    if (words.length === 0) return runStages(allStages(shard), () => "");
    const { steps, browserFiles } = stepsFor(words);
    const inBrowser = { name: "browser tests", vitest: ["--project=browser", ...browserFiles] };
    const chosen = browserFiles.length > 0 ? [...steps, inBrowser] : steps;
    if (chosen.length > 0) return runStages([[TYPES, ...chosen]], () => "");
    console.error(`No test has ${words.join(" or ")} in its file's path, and none of a block or rule in its name.`);
    return 2;
  },
});
