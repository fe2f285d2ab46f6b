/** Measures the whole process of `npm run build` at growing sizes: does the cost per page grow? */
import path from "node:path";
import { defineCommand, runAsProgram } from "../cli";
import { generateSite } from "./generateSite";
import { cells, head, inFolder, measure, row, sizesArgument, sizesOf } from "./measure";

export const command = defineCommand({
  name: "npm run bench:build",
  about:
    "Measures npm run build at growing sizes (default: 25, 1000 and 5000 pages), each into an empty folder, then again with nothing changed. The code's bundle is made beforehand.",
  args: sizesArgument,
  flags: {},
  examples: ["npm run bench:build", "npm run bench:build -- 25 200"],
  exitCodes: { 0: "measured", 2: "a build failed" },
  async run({ args }) {
    const sizes = sizesOf(args, [25, 1000, 5000]);
    await inFolder((folder) => {
      const build = (pages: string) => {
        const flags = ["--pages", pages, "--out", `${pages}-out`, "--no-cards"];
        return measure(["--import", "tsx", "scripts/build.ts", ...flags], folder);
      };
      const warmUp = path.join(folder, "warm-up");
      generateSite(warmUp, sizes[0] ?? 25);
      build(warmUp);
      const columns = ["per page", "peak memory"];
      console.log(head(["pages", "first build", ...columns, "nothing changed", ...columns]));
      for (const size of sizes) {
        const pages = path.join(folder, `site-${size}`);
        generateSite(pages, size);
        console.log(row([size.toLocaleString("en-US"), ...cells(build(pages), size), ...cells(build(pages), size)]));
      }
    });
    return 0;
  },
});

await runAsProgram(import.meta.filename, command);
