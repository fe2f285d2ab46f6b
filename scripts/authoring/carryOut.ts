import path from "node:path";
import { confirm, isCancel } from "@clack/prompts";
import { diffOf } from "../../renderer/authoring/diffOf";
import type { ContentFolder, FileChange } from "../../renderer/authoring/fileChange";
import { linksTo } from "../../renderer/authoring/moveLinks";
import { newErrors, tryChanges } from "../../renderer/authoring/tryChanges";
import { writeChanges } from "../../renderer/authoring/writeChanges";
import type { FolderCheck } from "../../renderer/content/checkFolder";
import { formatText } from "../../renderer/content/report/format/text";
import { reportOf } from "../../renderer/content/report/print/reportOf";
import { Refused, showsColor, someoneThere } from "./command";

interface Plan {
  folder: ContentFolder;
  /** The site before the changes. */
  check: FolderCheck;
  changes: FileChange[];
  /** File names before and after a rename. */
  renamed?: Record<string, string>;
  /** An address to which no link may lead afterwards. */
  gone?: string;
  /** What a person is asked before the first byte is written. */
  question: string;
  flags: { yes?: boolean | undefined; "dry-run"?: boolean | undefined };
}

/**
 * Tries the changes in a copy, shows them, asks, and writes them all or none.
 *
 * @returns the site as it is afterwards, or undefined for a dry run
 * @throws Refused where the changes would bring in an error, or where the person says no
 */
export async function carryOut({
  folder,
  check,
  changes,
  renamed,
  gone,
  question,
  flags,
}: Plan): Promise<FolderCheck | undefined> {
  const after = await tryChanges(folder, changes);
  const errors = newErrors(check.problems, after.problems, renamed);
  if (errors.length > 0) {
    const printed = formatText({ ...reportOf(after, showsColor()), problems: errors });
    throw new Refused(`Nothing was changed, because the site would then have new errors:\n\n${printed}`);
  }
  const left = gone === undefined ? [] : linksTo(gone, after.content);
  if (left.length > 0) {
    const places = left.map(({ file, line, words }) => `  ${file}:${line}  ${words}`).join("\n");
    throw new Refused(
      `Nothing was changed: these links are put together from names, and would still lead to ${gone}. Change them by hand first.\n${places}`,
    );
  }
  console.log(
    asShown(changes, renamed)
      .map((change) => diffOf(change, showsColor()))
      .join("\n\n"),
  );
  if (flags["dry-run"]) {
    console.log("\nThis was a dry run: nothing was changed.");
    return undefined;
  }
  if (someoneThere(flags.yes)) {
    const answer = await confirm({ message: question });
    if (isCancel(answer) || !answer) throw new Refused("Nothing was changed.");
  }
  writeChanges(folder, changes);
  return after;
}

/** A renamed page is one change of its text under two names, rather than a page that comes and one that goes. */
function asShown(changes: FileChange[], renamed: Plan["renamed"]): FileChange[] {
  const gone = changes.find(({ file, after }) => after === undefined && renamed?.[path.basename(file)]);
  const come = changes.find(({ file }) => path.basename(file) === renamed?.[path.basename(gone?.file ?? "")]);
  if (gone?.before === undefined || come?.after === undefined) return changes;
  const page = { file: `${gone.file} becomes ${come.file}`, before: gone.before, after: come.after };
  return [...changes.filter((change) => change !== gone && change !== come), page];
}
