/** Measures the whole process of `npm run check` at growing sizes: does the cost per page grow? */
import { appendFileSync, rmSync } from "node:fs";
import path from "node:path";
import { measureGrowth, sizesArgument, sizesOf } from "../bench/measure";
import { defineCommand } from "../cli/command";

/** The cache of parsed files. The dictionary and the compiled schema are the same at every size. */
const PARSED = path.resolve(import.meta.dirname, "../../node_modules/.cache/site/yaml");

export const command = defineCommand({
  name: "npm run bench:check",
  about:
    "Measures npm run check at growing sizes (default: 1000, 3000 and 10000 pages): the first check, after one page changed, and with nothing changed.",
  args: sizesArgument,
  flags: {},
  examples: ["npm run bench:check", "npm run bench:check -- 25 200"],
  exitCodes: { 0: "measured", 2: "a check failed" },
  async run({ args }) {
    const runs = ["first check", "one page changed", "nothing changed"];
    await measureGrowth(sizesOf(args, [1000, 3000, 10_000]), runs, (pages, run) => {
      const check = () => run(["scripts/run.mjs", "check", "--pages", pages]);
      // Another check may be writing there at this moment.
      rmSync(PARSED, { recursive: true, force: true, maxRetries: 5 });
      const first = check();
      appendFileSync(path.join(pages, "about.yaml"), "# saved again\n");
      return [first, check(), check()];
    });
  },
});
