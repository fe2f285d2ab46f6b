/** What the commands share that change pages. */
import { confirm, isCancel } from "@clack/prompts";
import { type ContentFolder, diffOf, type FileChange } from "../../renderer/authoring/fileChange";
import { linksTo, listLinks } from "../../renderer/authoring/moveLinks";
import { newErrors, tryChanges } from "../../renderer/authoring/tryChanges";
import { takeBackChanges, writeChanges } from "../../renderer/authoring/writeChanges";
import { Cancelled } from "../../renderer/base/couldNotRun";
import { checkFolder, type FolderCheck } from "../../renderer/content/check/checkFolder";
import { formatText } from "../../renderer/content/report/format/text";
import { reportOf } from "../../renderer/content/report/formatter";
import { pagesFlag } from "../cli/flags";
import { publicFolder } from "../cli/publicFolder.mjs";

export const changeFlags = {
  pages: pagesFlag,
  yes: { about: "writes without asking" },
  "dry-run": { about: "shows the changes and writes nothing" },
} as const;

export const changeExitCodes = { 0: "done", 1: "refused or cancelled: nothing was changed", 2: "could not run" };

export function isInteractive(yes: boolean): boolean {
  return !yes && process.stdin.isTTY === true && process.stdout.isTTY === true && !process.env.CI;
}

/** Whether a person agrees; undefined if they cancel. True if there is no terminal to ask in. */
export async function askToAgree(message: string, yes: boolean): Promise<boolean | undefined> {
  const answer = isInteractive(yes) ? await confirm({ message }) : true;
  return isCancel(answer) ? undefined : answer;
}

export async function openFolder(pages: string): Promise<{ folder: ContentFolder; check: FolderCheck }> {
  const folder: ContentFolder = { dir: pages, publicDir: publicFolder(pages), cwd: process.cwd() };
  if (takeBackChanges(folder)) console.log("A command was stopped while it changed pages: its changes were undone.");
  return { folder, check: await checkFolder(folder) };
}

interface Plan {
  folder: ContentFolder;
  check: FolderCheck;
  changes: FileChange[];
  /** An address that no link may have afterwards. */
  gone?: string;
  question: string;
  flags: { yes: boolean; "dry-run": boolean };
}

/**
 * Tries the changes, shows them, asks, and writes them all or none.
 *
 * @returns the site as it is afterwards, or undefined for a dry run
 * @throws Cancelled if the changes would add an error, or the person says no
 */
export async function carryOut(plan: Plan): Promise<FolderCheck | undefined> {
  const { folder, check, changes, gone, question, flags } = plan;
  const after = await tryChanges(folder, changes);
  const errors = newErrors(check.problems, after.problems, changes);
  if (errors.length > 0) {
    const printed = formatText({ ...reportOf(after), problems: errors, all: true });
    throw new Cancelled(`Nothing was changed, because the site would then have new errors:\n\n${printed}`);
  }
  const left = gone === undefined ? [] : linksTo(gone, after.content);
  if (left.length > 0) {
    throw new Cancelled(
      `Nothing was changed: these links are built from \${…} and would still lead to ${gone}. Change them by hand first.\n${listLinks(left)}`,
    );
  }
  console.log(changes.map(diffOf).join("\n\n"));
  if (flags["dry-run"]) {
    console.log("\nThis was a dry run: nothing was changed.");
    return undefined;
  }
  if (!(await askToAgree(question, flags.yes))) throw new Cancelled("Nothing was changed.");
  writeChanges(folder, changes);
  return after;
}
