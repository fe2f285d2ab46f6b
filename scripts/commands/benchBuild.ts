/** Measures the whole process of `npm run build` at growing sizes: does the cost per page grow? */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyCode, editBlock } from "../bench/codeCopy";
import { retitle, THIRD } from "../bench/generateSite";
import { hasHugo, measureHugo } from "../bench/hugo";
import { measureGrowth, sizesArgument, sizesOf } from "../bench/measure";
import { defineCommand } from "../cli/command";

export const command = defineCommand({
  name: "npm run bench:build",
  about:
    "Measures npm run build at growing sizes (default: 25, 1000 and 5000 pages): into an empty folder, then after a change of nothing, of one page, of a fact that a third of the pages use, and of one block's code; and npm run check after a change of one page and of nothing. Compares with Hugo if it is installed, with its output compressed in the same way. The code's bundle is made beforehand.",
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
    const yardstick = hasHugo() ? { name: "Hugo", measure: measureHugo } : undefined;
    if (!yardstick) console.log("Not compared with Hugo: hugo or GNU time is not installed.");
    const runs = [
      ...["first build", "nothing changed", "one page changed", "one fact changed", "one block's code changed"],
      ...["check, one page changed", "check, nothing changed"],
    ];
    const measureRuns: Parameters<typeof measureGrowth>[2] = (pages, run) => {
      const flags = ["--pages", pages, "--out", `${pages}-out`, "--no-cards"];
      const build = () => run(["scripts/run.mjs", "build", ...flags]);
      const before = [build(), build()];
      retitle(pages);
      const onePage = build();
      const facts = path.join(pages, "site.yaml");
      writeFileSync(facts, readFileSync(facts, "utf8").replace(THIRD, `${THIRD} of them`));
      const oneFact = build();
      // The code is edited in a copy: somebody may be working on it.
      const copy = `${pages}-code`;
      copyCode(copy);
      editBlock(copy, path.basename(pages));
      const oneBlock = run([path.join(copy, "scripts/run.mjs"), "build", ...flags], copy);
      const check = () => run(["scripts/run.mjs", "check", "--pages", pages]);
      // A build does not check the spelling: the first check does that on all pages.
      check();
      appendFileSync(path.join(pages, "about.yaml"), "# saved again\n");
      return [...before, onePage, oneFact, oneBlock, check(), check()];
    };
    await measureGrowth(sizesOf(args, [25, 1000, 5000]), runs, measureRuns, yardstick, sizesOf([times ?? "1"], [])[0]);
  },
});
