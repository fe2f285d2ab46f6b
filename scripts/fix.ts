/**
 * Mends what is certain in the pages: misspelled names, missing quotes, facts typed out, links to old
 * addresses. Shows each file's changes first.
 *
 *   npm run fix
 *   --yes does not ask;  --dry-run writes nothing;  --pages DIR is another folder than pages-data
 *
 * Exit codes: 0 nothing is left that stops the build, 1 some errors are left for people, 2 could not run.
 */
import { confirm, isCancel } from "@clack/prompts";
import { diffOf } from "../renderer/authoring/diffOf";
import { fixPages } from "../renderer/authoring/fixPages";
import { writeChanges } from "../renderer/authoring/writeChanges";
import { checkFolder } from "../renderer/content/checkFolder";
import { CouldNotRun } from "../renderer/content/couldNotRun";
import { formatText } from "../renderer/content/report/format/text";
import { reportOf } from "../renderer/content/report/print/reportOf";
import { flagsOf, openFolder, runCommand, showsColor, someoneThere } from "./authoring/command";

const USAGE = "npm run fix -- --yes --dry-run --pages DIR.";

await runCommand(async () => {
  const { values: flags, positionals } = flagsOf({}, USAGE);
  if (positionals.length > 0) throw new CouldNotRun(`Nobody knows what ${positionals[0]} means here. It is: ${USAGE}`);
  const { folder, check } = await openFolder(flags.pages);
  const { fixes } = await fixPages(folder, check);
  for (const { change, mended } of fixes) {
    console.log(
      `${diffOf(change, showsColor())}\n  mends: ${[...new Set(mended.map(({ rule }) => rule))].join(", ")}\n`,
    );
    if (flags["dry-run"]) continue;
    if (someoneThere(flags.yes)) {
      const answer = await confirm({ message: `Write ${change.file}?` });
      if (isCancel(answer)) break;
      if (!answer) continue;
    }
    writeChanges(folder, [change]);
  }
  if (fixes.length === 0) console.log("There is nothing that can be mended with certainty.");
  if (flags["dry-run"]) console.log("This was a dry run: nothing was changed.");
  const after = await checkFolder(folder);
  if (after.problems.length > 0) console.log(formatText(reportOf(after)));
  if (after.problems.some(({ severity }) => severity === "error")) process.exitCode = 1;
});
