import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { attempt, readBytes } from "../attempt.mjs";
import { CouldNotRun } from "../couldNotRun";
import { hashOf, linkFile } from "./files.mjs";

/** A file to be put in place or removed. */
export interface Move {
  target: string;
  /** The file in the staging folder that is moved to the target; absent to remove the target. */
  staged?: string;
  /** The hash of the staged bytes, if a person may edit the target later: such an edit is never undone. */
  hash?: string;
}

/** A move in the journal, with paths relative to the staging folder; `old` is the previous target, kept there. */
interface Step extends Move {
  old?: string;
}

const JOURNAL = "journal.json";

/**
 * Carries out all moves in order, and removes the staging folder. Meanwhile a journal in it says how to undo them:
 * `takeBack` reads it after an error here, or in the next command after a process that was killed.
 *
 * @param stageDir the folder of the staged files, on the same disk as the targets
 */
export function moveAll(stageDir: string, moves: Move[]): void {
  const steps = moves.map(({ target, staged, hash }, index): Step => {
    const old = existsSync(target) ? `old-${index}` : undefined;
    if (old) linkFile(target, path.join(stageDir, old));
    return { target: path.relative(stageDir, target), staged: staged && path.relative(stageDir, staged), hash, old };
  });
  const journal = path.join(stageDir, JOURNAL);
  writeFileSync(`${journal}.new`, JSON.stringify(steps), { flush: true });
  renameSync(`${journal}.new`, journal);
  for (const { target, staged } of moves) {
    mkdirSync(path.dirname(target), { recursive: true });
    if (staged) renameSync(staged, target);
    else rmSync(target, { force: true });
  }
  rmSync(journal);
  takeBack(stageDir);
}

/**
 * Undoes unfinished moves, if there are any, and removes the staging folder. If interrupted, call it again to continue.
 *
 * @returns whether there were unfinished moves
 * @throws CouldNotRun if a person has edited a moved file since
 */
export function takeBack(stageDir: string): boolean {
  const journal = path.join(stageDir, JOURNAL);
  const unfinished = existsSync(journal);
  if (unfinished) {
    const place = (file: string) => path.join(stageDir, file);
    const steps = readSteps(stageDir);
    const done = steps.filter(
      ({ staged, old }) => !(staged && existsSync(place(staged))) && !(old && !existsSync(place(old))),
    );
    for (const { target, hash } of done) {
      const bytes = hash && readBytes(place(target));
      if (!bytes || hashOf(bytes) === hash) continue;
      throw new CouldNotRun(
        `${place(target)} was edited after a command that changes several files was stopped halfway. Delete the folder ${stageDir} to keep all files as they are now.`,
      );
    }
    // In reverse order, so that at any moment a renamed page exists under one of its names.
    for (const { target, old } of done.reverse()) {
      if (old) mkdirSync(path.dirname(place(target)), { recursive: true });
      if (old) renameSync(place(old), place(target));
      else rmSync(place(target), { force: true });
    }
    for (const { target } of steps) removeEmptyFolders(path.dirname(place(target)));
    rmSync(journal, { recursive: true });
  }
  rmSync(stageDir, { recursive: true, force: true, maxRetries: 3 });
  return unfinished;
}

/**
 * The steps of a journal. Returns none if it is damaged, as after a power cut. Also none if a path leads out of the
 * staging folder's parent: no command of ours wrote it.
 */
function readSteps(stageDir: string): Step[] {
  const steps = attempt(() => JSON.parse(readFileSync(path.join(stageDir, JOURNAL), "utf8")) as unknown);
  const isText = (value: unknown) => value === undefined || typeof value === "string";
  const isStep = (step: Partial<Step> | null) =>
    typeof step?.target === "string" &&
    !/^\.\.[\\/]\.\.(?:[\\/]|$)/.test(path.normalize(step.target)) &&
    [step.staged, step.old, step.hash].every(isText);
  return Array.isArray(steps) && steps.every(isStep) ? steps : [];
}

/** Removes a folder and its parents, up to the first that is not empty. */
function removeEmptyFolders(folder: string): void {
  for (let at = folder; attempt(() => rmdirSync(at) === undefined); ) at = path.dirname(at);
}
