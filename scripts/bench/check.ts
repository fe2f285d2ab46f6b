/** Measures the whole process of `npm run check` at growing sizes: does the cost per page grow? */
import { appendFileSync, rmSync } from "node:fs";
import path from "node:path";
import { defineCommand, runAsProgram } from "../cli";
import { generateSite } from "./generateSite";
import { cells, head, inFolder, measure, row, sizesArgument, sizesOf } from "./measure";

/** What earlier checks have parsed. The dictionary and the compiled schema are the same at every size. */
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
    const sizes = sizesOf(args, [1000, 3000, 10_000]);
    await inFolder((folder) => {
      const check = (pages: string) => measure(["scripts/check.mjs", "--pages", pages], folder);
      const warmUp = path.join(folder, "warm-up");
      generateSite(warmUp, sizes[0] ?? 1000);
      check(warmUp);
      const runs = ["first check", "one page changed", "nothing changed"];
      console.log(head(["pages", ...runs.flatMap((run) => [run, "per page", "peak memory"])]));
      for (const size of sizes) {
        const pages = path.join(folder, `site-${size}`);
        generateSite(pages, size);
        // Another check may be writing there at this moment.
        rmSync(PARSED, { recursive: true, force: true, maxRetries: 5 });
        const first = check(pages);
        appendFileSync(path.join(pages, "about.yaml"), "# saved again\n");
        const measured = [first, check(pages), check(pages)];
        console.log(row([size.toLocaleString("en-US"), ...measured.flatMap((one) => cells(one, size))]));
      }
    });
    return 0;
  },
});

await runAsProgram(import.meta.filename, command);
