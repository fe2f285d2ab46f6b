import { diffOf } from "../../renderer/authoring/fileChange";
import { fixPages } from "../../renderer/authoring/fixPages";
import { writeChanges } from "../../renderer/authoring/writeChanges";
import { checkFolder } from "../../renderer/content/check/checkFolder";
import { formatText } from "../../renderer/content/report/format/text";
import { reportOf } from "../../renderer/content/report/formatter";
import { agreed, changeFlags, openFolder } from "../authoring/carryOut";
import { defineCommand } from "../cli/command";

export const command = defineCommand({
  name: "npm run fix",
  about:
    "Fixes what is certain in the pages: misspelled names, missing quotes, facts typed out, links to old addresses. Shows each file's changes first.",
  flags: changeFlags,
  examples: ["npm run fix", "npm run fix -- --dry-run"],
  exitCodes: { 0: "no errors are left", 1: "some errors are left for people", 2: "could not run" },
  async run({ flags }) {
    const { folder, check } = await openFolder(flags.pages);
    const { fixes } = await fixPages(folder, check);
    for (const { change, fixed } of fixes) {
      const rules = [...new Set(fixed.map(({ rule }) => rule))].join(", ");
      console.log(`${diffOf(change)}\n  fixes: ${rules}\n`);
      if (flags["dry-run"]) continue;
      const answer = await agreed(`Write ${change.file}?`, flags.yes);
      if (answer === undefined) break;
      if (answer) writeChanges(folder, [change]);
    }
    if (fixes.length === 0) console.log("There is nothing that can be fixed with certainty.");
    if (flags["dry-run"]) console.log("This was a dry run: nothing was changed.");
    const after = await checkFolder(folder);
    if (after.problems.length > 0) console.log(formatText(reportOf(after)));
    return after.problems.some(({ severity }) => severity === "error") ? 1 : 0;
  },
});
