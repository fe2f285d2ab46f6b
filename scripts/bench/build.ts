/** Measures the whole process of `npm run build` at growing sizes: does the cost per page grow? */
import { defineCommand, runAsProgram } from "../cli";
import { measureGrowth, sizesArgument, sizesOf } from "./measure";

export const command = defineCommand({
  name: "npm run bench:build",
  about:
    "Measures npm run build at growing sizes (default: 25, 1000 and 5000 pages), each into an empty folder, then again with nothing changed. The code's bundle is made beforehand.",
  args: sizesArgument,
  flags: {},
  examples: ["npm run bench:build", "npm run bench:build -- 25 200"],
  exitCodes: { 0: "measured", 2: "a build failed" },
  async run({ args }) {
    await measureGrowth(sizesOf(args, [25, 1000, 5000]), ["first build", "nothing changed"], (pages, run) => {
      const flags = ["--pages", pages, "--out", `${pages}-out`, "--no-cards"];
      const build = () => run(["--import", "tsx", "scripts/build.ts", ...flags]);
      return [build(), build()];
    });
    return 0;
  },
});

await runAsProgram(import.meta.filename, command);
