/** Shows what a change of content or code changes for visitors: builds two states and compares them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import { type Call, defineCommand } from "../cli/command";
import { atFlag, pagesFlag } from "../cli/flags";
import { publicFolder } from "../cli/publicFolder.mjs";
import { compareStates } from "../diff/compareStates";
import { repositoryOf } from "../diff/gitFiles";
import { type Compared, printReport, reportFlags } from "../diff/printReport";
import { stateOf, workingTree } from "../diff/states";

const flags = {
  base: { value: "COMMIT", default: "main", about: "the state before: a branch, tag or commit" },
  head: { value: "COMMIT", otherwise: "the working tree as it is", about: "the state after" },
  pages: pagesFlag,
  at: atFlag,
  ...reportFlags,
  keep: { value: "DIR", otherwise: "off", about: "a folder for both builds, from which the next run goes on" },
  "no-cards": { about: "builds without social cards of pages, which are then not compared (default: off)" },
} as const;

export const command = defineCommand({
  name: "npm run diff",
  about:
    "Shows what is different for visitors between two states of the site: pages, prices, words, links, pictures, each with the line of YAML that changed it. Both states are built from git, and the working tree is not touched.",
  flags,
  examples: ["npm run diff", "npm run diff -- --base v1.2 --out diff.html --out diff.md"],
  exitCodes: { 0: "compared, with or without differences", 1: "a state has errors in its content", 2: "could not run" },
  async run({ flags }) {
    const folder = mkdtempSync(path.join(tmpdir(), "diff-"));
    try {
      await printReport(await compare(flags, folder), flags);
      return 0;
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  },
});

type Flags = Call<typeof flags>["flags"];

/** Builds both states, and compares them. */
async function compare(flags: Flags, folder: string): Promise<Compared> {
  const { pages, at = new Date().toISOString() } = flags;
  // On standard output, it would be part of the report.
  const progress = (words: string) => void (flags.out.length > 0 && console.error(words));
  const repository = await repositoryOf(path.dirname(path.resolve(pages)));
  const inside = (place: string) => {
    const name = path.relative(repository, path.resolve(place)).split(path.sep).join("/");
    if (name.startsWith("..")) throw new CouldNotRun(`${place} is not in the repository ${repository}.`);
    return name;
  };
  const places = { repository, pages: inside(pages), publicDir: inside(publicFolder(pages)) };
  const old = await stateOf(flags.base, places, path.join(folder, "base"));
  const fresh = flags.head ? await stateOf(flags.head, places, path.join(folder, "head")) : workingTree(places);
  const how = { at, cards: !flags["no-cards"], progress };
  return compareStates(old, fresh, flags.keep ?? path.join(folder, "builds"), how);
}
