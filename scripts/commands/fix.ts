import { pageAt } from "../../renderer/authoring/addresses";
import {
  confirmFigures,
  figuresToConfirm,
  type NewFigure,
  removeGoneFigures,
} from "../../renderer/authoring/confirmFigures";
import { type ContentFolder, diffOf } from "../../renderer/authoring/fileChange";
import { fixPages } from "../../renderer/authoring/fixPages";
import { writeChanges } from "../../renderer/authoring/writeChanges";
import { checkFolder, type FolderCheck } from "../../renderer/content/check/checkFolder";
import { formatText } from "../../renderer/content/report/format/text";
import { reportOf } from "../../renderer/content/report/formatter";
import { askToAgree, changeFlags, isInteractive, openFolder } from "../authoring/carryOut";
import { defineCommand } from "../cli/command";

const flags = {
  ...changeFlags,
  confirm: {
    value: "[PAGE]",
    preset: "",
    otherwise: "off",
    about:
      "asks for each figure that is no fact whether it is right, on all pages or on one, and lists it in figures.yaml",
  },
} as const;

export const command = defineCommand({
  name: "npm run fix",
  about:
    "Fixes what is certain in the pages: misspelled names, missing quotes, facts typed out, links to old addresses. Shows each file's changes first.",
  flags,
  examples: ["npm run fix", "npm run fix -- --dry-run", "npm run fix -- --confirm /about --yes"],
  exitCodes: { 0: "no errors are left", 1: "some errors are left for people", 2: "could not run" },
  async run({ flags }) {
    const { folder, check } = await openFolder(flags.pages);
    if (flags.confirm === undefined) await fixAll(folder, check, flags);
    else await confirmAll(folder, check, flags.confirm, flags);
    if (flags["dry-run"]) console.log("This was a dry run: nothing was changed.");
    const after = await checkFolder(folder);
    if (after.problems.length > 0) console.log(formatText(reportOf(after)));
    return after.problems.some(({ severity }) => severity === "error") ? 1 : 0;
  },
});

interface How {
  yes: boolean;
  "dry-run": boolean;
}

async function fixAll(folder: ContentFolder, check: FolderCheck, how: How): Promise<void> {
  const { fixes } = await fixPages(folder, check);
  const gone = removeGoneFigures(folder, check.content).map((change) => ({
    change,
    fixed: [{ rule: "figures/gone" }],
  }));
  for (const { change, fixed } of [...fixes, ...gone]) {
    const rules = [...new Set(fixed.map(({ rule }) => rule))].join(", ");
    console.log(`${diffOf(change)}\n  fixes: ${rules}\n`);
    if (how["dry-run"]) continue;
    const answer = await askToAgree(`Write ${change.file}?`, how.yes);
    if (answer === undefined) break;
    if (answer) writeChanges(folder, [change]);
  }
  if (fixes.length + gone.length === 0) console.log("There is nothing that can be fixed with certainty.");
}

/** Shows the unknown figures of all pages or of one, asks for each, and writes those that are right. */
async function confirmAll(folder: ContentFolder, { content }: FolderCheck, page: string, how: How): Promise<void> {
  const figures = figuresToConfirm(content, page === "" ? undefined : [pageAt(page, content)]);
  if (figures.length === 0) console.log("Every figure is a fact, or was confirmed.");
  const isAsked = how.yes || isInteractive(how.yes);
  const right: NewFigure[] = [];
  for (const figure of figures) {
    console.log(`${figure.page}: ${figure.figure}\n  ${figure.sentence}\n`);
    if (how["dry-run"] || !isAsked) continue;
    const answer = await askToAgree(`Is ${figure.figure} right?`, how.yes);
    if (answer === undefined) break;
    if (answer) right.push(figure);
  }
  if (figures.length > 0 && !isAsked)
    console.log("Nothing was confirmed: nobody can be asked here. With --yes all of these are right.");
  if (right.length > 0) writeChanges(folder, confirmFigures(folder, content, right));
}
