import path from "node:path";
import { diffLines } from "diff";
import type { FileChange } from "../../../renderer/authoring/fileChange";
import { writeChanges } from "../../../renderer/authoring/writeChanges";
import { command as fix } from "../../../scripts/commands/fix";
import { command as clone } from "../../../scripts/commands/new";
import { command as price } from "../../../scripts/commands/price";
import { command as remove } from "../../../scripts/commands/remove";
import { command as rename } from "../../../scripts/commands/rename";
import type { FixtureSite } from "../../support/fixtureSite";
import { type CommandRun, runCommand } from "../../support/runCommand";

/** Runs a command in a site's folder, without a terminal for questions. */
export function run(
  site: FixtureSite,
  name: "new" | "rename" | "remove" | "fix" | "price",
  ...args: string[]
): Promise<CommandRun> {
  switch (name) {
    case "new":
      return runCommand(clone, args, site.cwd);
    case "rename":
      return runCommand(rename, args, site.cwd);
    case "remove":
      return runCommand(remove, args, site.cwd);
    case "fix":
      return runCommand(fix, args, site.cwd);
    case "price":
      return runCommand(price, args, site.cwd);
  }
}

/** Writes changes, and names each error of the site afterwards in one line. */
export async function errorsAfter(site: FixtureSite, changes: FileChange[]): Promise<string[]> {
  writeChanges(site, changes);
  const { problems } = await site.check();
  return problems
    .filter(({ severity, rule }) => severity === "error" || rule === "links/redirected")
    .map(({ file, line, rule }) => `${path.basename(file)}:${line} ${rule}`);
}

/** The lines that a text lost, with - in front, then those that it gained, with +. */
export function changedLines(before: string, after: string): string[] {
  const changes = diffLines(before, after);
  const lines = (value: string) => value.replace(/\n$/, "").split("\n");
  return [
    ...changes.filter(({ removed }) => removed).flatMap(({ value }) => lines(value).map((line) => `- ${line.trim()}`)),
    ...changes.filter(({ added }) => added).flatMap(({ value }) => lines(value).map((line) => `+ ${line.trim()}`)),
  ];
}
