/** Measures npm run diff after one page of many has changed, beside one build of the same site. */
import { cpSync, mkdirSync } from "node:fs";
import path from "node:path";
import { gitSync } from "../../renderer/base/git.mjs";
import { generateSite, retitle } from "../bench/generateSite";
import { inFolder, measure, RUN_HEAD, runRow, sizesArgument, sizesOf } from "../bench/measure";
import { defineCommand } from "../cli/command";

const ROOT = path.resolve(import.meta.dirname, "../..");

export const command = defineCommand({
  name: "npm run bench:diff",
  about:
    "Measures npm run diff where one page has changed, at growing sizes (default: 26 and 1000 pages): one build of the site into an empty folder, then the report without and with pictures, all with the same caches.",
  args: sizesArgument,
  flags: {},
  examples: ["npm run bench:diff", "npm run bench:diff -- 26"],
  exitCodes: { 0: "measured", 2: "a build failed" },
  async run({ args }) {
    // tsx looks for its settings for JSX in the working directory.
    process.env.TSX_TSCONFIG_PATH = path.join(ROOT, "tsconfig.json");
    await inFolder((folder) => {
      console.log(RUN_HEAD);
      for (const size of sizesOf(args, [26, 1000])) measureSize(path.join(folder, `site-${size}`), size);
    });
  },
});

function measureSize(folder: string, size: number): void {
  const pages = path.join(folder, "pages-data");
  mkdirSync(folder, { recursive: true });
  generateSite(pages, size);
  cpSync(path.join(ROOT, "pages-data/images"), path.join(pages, "images"), { recursive: true });
  cpSync(path.join(ROOT, "public"), path.join(folder, "public"), { recursive: true });
  const git = (...words: string[]) =>
    gitSync(folder, ["-c", "user.name=Bench", "-c", "user.email=bench@example.com", ...words]);
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("commit", "-q", "-m", "The site");
  const run = (name: string, args: string[], cwd: string) => {
    console.log(runRow(size, name, [measure(args, folder, cwd)]));
  };
  const script = path.join(ROOT, "scripts/run.mjs");
  const build = (out: string) => [script, "build", "--pages", pages, "--out", path.join(folder, out)];
  run("one build, with caches as they are", build("first"), ROOT);
  run("one build again, into an empty folder", build("second"), ROOT);
  retitle(pages);
  const out = path.join(folder, "diff.html");
  run("diff, without pictures", [script, "diff", "--pictures", "0", "--out", out], folder);
  run("diff, with pictures", [script, "diff", "--out", out], folder);
}
