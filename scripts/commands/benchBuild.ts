/** Measures the whole process of `npm run build` at growing sizes: does the cost per page grow? */
import { appendFileSync } from "node:fs";
import path from "node:path";
import { retitle } from "../bench/generateSite";
import { measureGrowth, sizesArgument, sizesOf } from "../bench/measure";
import { defineCommand } from "../cli/command";

export const command = defineCommand({
  name: "npm run bench:build",
  about:
    "Measures npm run build at growing sizes (default: 25, 1000 and 5000 pages): into an empty folder, then after a change of nothing and of one page; and npm run check after a change of one page and of nothing. The code's bundle is made beforehand.",
  args: sizesArgument,
  flags: {
    runs: {
      value: "RUNS",
      otherwise: "1",
      about: "measures this many sites of each size, and prints the medians",
    },
  },
  examples: ["npm run bench:build", "npm run bench:build -- 25 200", "npm run bench:build -- 1000 --runs 5"],
  exitCodes: { 0: "measured", 2: "a build failed" },
  async run({ args, flags: { runs: times } }) {
    const checks = ["check, one page changed", "check, nothing changed"];
    const runs = ["first build", "nothing changed", "one page changed", ...checks];
    const measureRuns: Parameters<typeof measureGrowth>[2] = (pages, run) => {
      const flags = ["--pages", pages, "--out", `${pages}-out`, "--no-cards"];
      const build = () => run(["scripts/run.mjs", "build", ...flags]);
      const before = [build(), build()];
      retitle(pages);
      const onePage = build();
      const check = () => run(["scripts/run.mjs", "check", "--pages", pages]);
      // A build does not check the spelling: the first check does that on all pages.
      check();
      appendFileSync(path.join(pages, "about.yaml"), "# saved again\n");
      return [...before, onePage, check(), check()];
    };
    await measureGrowth(sizesOf(args, [25, 1000, 5000]), runs, measureRuns, sizesOf([times ?? "1"], [])[0]);
  },
});
