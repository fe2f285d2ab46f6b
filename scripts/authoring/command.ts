import { type ParseArgsConfig, parseArgs } from "node:util";
import type { ContentFolder } from "../../renderer/authoring/fileChange";
import { checkFolder, type FolderCheck } from "../../renderer/content/checkFolder";
import { CouldNotRun } from "../../renderer/content/couldNotRun";

/** A command that was understood and did nothing, with the reason in words. */
export class Refused extends Error {}

/** The flags that every command has which changes pages. */
const SHARED = {
  pages: { type: "string", default: "pages-data" },
  yes: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
} as const;

/**
 * Runs a command: a sentence instead of a stack trace for everything that a person can mend.
 * Exit codes: 0 done, 1 refused or called off, 2 could not run.
 */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof CouldNotRun || error instanceof Refused)) throw error;
    console.error(error.message);
    process.exitCode = error instanceof Refused ? 1 : 2;
  }
}

/**
 * The flags of a command, with those that all share.
 *
 * @param usage the command's own flags in one line, for whoever writes one that nobody knows
 * @throws CouldNotRun for an unknown flag
 */
export function flagsOf<O extends NonNullable<ParseArgsConfig["options"]>>(options: O, usage: string) {
  try {
    return parseArgs({ options: { ...options, ...SHARED }, allowPositionals: true });
  } catch (error) {
    throw new CouldNotRun(`${(error as Error).message.split(". ")[0]}. It is: ${usage}`);
  }
}

/** Whether there is a person to ask. */
export function someoneThere(yes: boolean | undefined): boolean {
  return !yes && process.stdin.isTTY === true && process.stdout.isTTY === true && !process.env.CI;
}

/** Whether standard output shows colors (https://no-color.org). */
export function showsColor(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR;
}

/** Reads the folder that a command works on. */
export async function openFolder(pages: string): Promise<{ folder: ContentFolder; check: FolderCheck }> {
  const folder: ContentFolder = { dir: pages, publicDir: "public", cwd: process.cwd() };
  return { folder, check: await checkFolder(folder) };
}
