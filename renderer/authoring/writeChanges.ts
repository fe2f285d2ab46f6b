import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CouldNotRun } from "../base/couldNotRun";
import { hashOf } from "../base/files/files.mjs";
import { lock } from "../base/files/lock";
import { type Move, moveAll, takeBack } from "../base/files/moves";
import type { ContentFolder, FileChange } from "./fileChange";

const BOM = "\uFEFF";
const AT_START = /^\uFEFF/;

/** What the disk says, by the codes of Node's errors (errno(3)). */
const REFUSED: Record<string, string> = {
  EACCES: "the file may not be written; see who may write to its folder",
  EPERM: "the file is locked or write-protected",
  ENOSPC: "the disk is full",
  EROFS: "the disk can only be read",
};

type Place = Pick<ContentFolder, "cwd" | "dir">;

/**
 * Writes all changes or none: first writes all new texts beside the folder of pages, then moves them into place.
 *
 * @throws CouldNotRun if a file has changed in the meantime, or cannot be written
 */
export function writeChanges(folder: Place, changes: FileChange[]): void {
  const { cwd } = folder;
  withLock(folder, (stageDir) => {
    mkdirSync(stageDir);
    const moves = changes.flatMap((change, index) => {
      const { file, from, before } = change;
      const staged = path.join(stageDir, `${index}`);
      const place = path.resolve(cwd, file);
      // A folder of pages is made with its first page.
      if (!existsSync(path.dirname(place)) && !place.startsWith(path.resolve(cwd, folder.dir) + path.sep))
        throw new CouldNotRun(`Nothing was changed: there is no folder for ${file}.`);
      const move = stage(place, staged, from ? { file, after: change.after } : change);
      return from ? [move, stage(path.resolve(cwd, from), staged, { file: from, before })] : [move];
    });
    // Removals last, so that at any moment a renamed page exists under one of its names.
    moveAll(stageDir, [...moves.filter(({ staged }) => staged), ...moves.filter(({ staged }) => !staged)]);
  });
}

/** Undoes the changes of a command that was killed, and removes its lock. @returns whether there were any */
export function takeBackChanges(folder: Place): boolean {
  const stageDir = stagingOf(folder);
  return [stageDir, `${stageDir}.lock`].some(existsSync) && withLock(folder, () => {});
}

/** Where a command stages new texts before it moves them; its lock has the same name with `.lock`. */
function stagingOf({ cwd, dir }: Place): string {
  const pages = path.resolve(cwd, dir);
  return path.join(path.dirname(pages), `.${path.basename(pages)}.changes`);
}

/** Runs while no other command changes the pages; cleans up afterwards. @returns whether changes were undone first */
function withLock(folder: Place, work: (stageDir: string) => void): boolean {
  const stageDir = stagingOf(folder);
  try {
    const release = lock(`${stageDir}.lock`, `Another command is changing ${folder.dir}`);
    try {
      const found = takeBack(stageDir);
      work(stageDir);
      return found;
    } finally {
      try {
        takeBack(stageDir);
      } finally {
        release();
      }
    }
  } catch (error) {
    if (error instanceof CouldNotRun) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === undefined ? message : (REFUSED[code] ?? `the disk refuses to write it (${code})`);
    throw new CouldNotRun(`Nothing was changed: ${why}. Try again once that is put right.`);
  }
}

function stage(target: string, staged: string, { file, before, after, encoding = "utf8" }: FileChange): Move {
  const original = existsSync(target) ? readFileSync(target) : undefined;
  const found = original?.toString(encoding);
  if (found?.replace(AT_START, "") !== before?.replace(AT_START, "")) {
    throw new CouldNotRun(`${file} was changed in the meantime, so nothing was written. Try again.`);
  }
  if (after === undefined) return { target, hash: original && hashOf(original) };
  const bytes = Buffer.from((found?.startsWith(BOM) && !after.startsWith(BOM) ? BOM : "") + after, encoding);
  writeFileSync(staged, bytes, original ? { mode: statSync(target).mode } : {});
  return { target, staged, hash: hashOf(bytes) };
}
