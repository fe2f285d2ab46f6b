import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { attempt, readBytes } from "../base/attempt.mjs";
import { CouldNotRun } from "../base/couldNotRun";
import { hashOf, linkFile } from "../base/files/files.mjs";
import { SETTLED_MS } from "../base/files/stamp.mjs";
import { outputHashes } from "../cache/fileHashes.mjs";
import { type FileRecord, manifestFile, manifestText, type OutputFile, readManifest } from "./manifest";

/** What the last build left in an output folder. */
export interface LastOutput {
  /** The files that it listed. */
  files: Record<string, FileRecord>;
  /** The folder, if it is another one than that of the build. */
  from?: string;
  /** The hash of a file of the folder as it is now; empty if it cannot be read. */
  hashNow(file: string): string;
  /** Remembers the hashes of the files that the folder has now. */
  keep(files: OutputFile[]): Promise<void>;
}

export function lastOutput(outDir: string): LastOutput {
  const hashes = outputHashes(outDir);
  return {
    files: readManifest(outDir),
    hashNow: (file) => hashes.of(`${outDir}/${file}`),
    async keep(files) {
      // A link is a change of a file, too. Waiting is cheaper than to hash all of them in the next build.
      await setTimeout(SETTLED_MS);
      for (const { file, hash } of files) hashes.know(`${outDir}/${file}`, hash);
      hashes.keep();
    },
  };
}

/** The output of another build, from which files are linked. */
export const otherOutput = (outDir: string): LastOutput => ({ ...lastOutput(outDir), from: outDir });

/** The folder beside an output folder in which a build works. */
export const stagingOf = (outDir: string): string => `${outDir}.staging`;

/** The next output, until it is whole. */
export const nextOf = (outDir: string): string => path.join(stagingOf(outDir), "next");

/** The last output, from the moment that it leaves its place until the next one is there. */
const lastOf = (outDir: string): string => path.join(stagingOf(outDir), "last");

/** The next files beside the output, such as the manifest. */
const besideOf = (outDir: string): string => path.join(stagingOf(outDir), "beside");

/** The folder with a whole site: the output, or the last one if a build was killed while it exchanged the two. */
export const wholeOutput = (outDir: string): string =>
  existsSync(outDir) || !existsSync(lastOf(outDir)) ? outDir : lastOf(outDir);

/** Removes what a build has left that was killed: what it had exchanged stays, and it ends as if it was not killed. */
export function clearStage(outDir: string): void {
  const whole = wholeOutput(outDir);
  if (whole !== outDir) renameSync(whole, outDir);
  else if (!existsSync(nextOf(outDir))) placeBeside(outDir);
  for (const folder of [besideOf(outDir), stagingOf(outDir)])
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Puts the files beside the output into their places. */
function placeBeside(outDir: string, undo: (() => void)[] = []): void {
  for (const name of attempt(() => readdirSync(besideOf(outDir))) ?? []) {
    const target = path.join(path.dirname(outDir), name);
    const before = readBytes(target);
    if (!before) rmSync(target, { recursive: true, force: true });
    renameSync(path.join(besideOf(outDir), name), target);
    undo.push(() => (before ? writeFileSync(target, before) : rmSync(target)));
  }
}

/**
 * Refuses an unsuitable output folder before any work is done.
 *
 * @param sources folders that the site is built from: a build into one of them would read its own output
 * @throws CouldNotRun
 */
export function expectPlace(outDir: string, sources: string[]): void {
  const stats = statSync(outDir, { throwIfNoEntry: false });
  if (stats ? !stats.isDirectory() : lstatSync(outDir, { throwIfNoEntry: false }))
    throw new CouldNotRun(`${outDir} is not a folder. Remove it, or name another with --out.`);
  const real = (folder: string) => attempt(() => realpathSync(folder)) ?? path.resolve(folder);
  const place = stats ? real(outDir) : path.join(real(path.dirname(outDir)), path.basename(outDir));
  for (const source of sources) {
    const from = path.relative(real(source), place);
    if (from.startsWith("..") || path.isAbsolute(from)) continue;
    throw new CouldNotRun(`${outDir} is in ${source}, from which the site is built. Name another folder with --out.`);
  }
}

/** The lock beside an output folder, held while a build writes into it. */
export function lockOf(outDir: string): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}.lock`);
}

/** Empties the staging folder of `outDir`. @throws CouldNotRun if `outDir` has files that no build made */
export function prepareStage(outDir: string): void {
  clearStage(outDir);
  if (existsSync(outDir) && readdirSync(outDir).length > 0 && !existsSync(manifestFile(outDir))) {
    throw new CouldNotRun(
      `${outDir} holds files that no build of this site made, and the build would delete them. Delete the folder, or name another with --out.`,
    );
  }
  mkdirSync(nextOf(outDir), { recursive: true });
}

/**
 * Completes the next output, and puts it in the place of the last one, both as whole folders. Files that somebody else
 * has put into the output stay there.
 *
 * @param before the files of the last build
 * @param beside the texts of files beside the output, by path
 * @param onSlow called with the reason if the folders cannot be exchanged, so that each file is replaced by itself
 * @returns the files that the folder holds now
 */
export function commit(
  outDir: string,
  files: OutputFile[],
  before: Record<string, FileRecord>,
  beside: Record<string, string> = {},
  onSlow: (reason: string) => void = () => {},
): Record<string, FileRecord> {
  const after: typeof before = Object.fromEntries(files.map(({ file, staged: _, from: __, ...made }) => [file, made]));
  completeNext(outDir, files, before, after);
  mkdirSync(besideOf(outDir), { recursive: true });
  for (const [target, text] of Object.entries({ ...beside, [manifestFile(outDir)]: manifestText(after) }))
    writeFileSync(path.join(besideOf(outDir), path.basename(target)), text);
  const undo: (() => void)[] = [];
  try {
    const reason = exchange(outDir, undo);
    if (reason) {
      onSlow(reason);
      replaceEach(outDir, files, before, after);
    }
    placeBeside(outDir, undo);
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
  clearStage(outDir);
  return after;
}

/** Links what stays into the next output: files that are the same, and those of the last one that no build has made. */
function completeNext(
  outDir: string,
  files: OutputFile[],
  before: Record<string, FileRecord>,
  after: typeof before,
): void {
  const next = nextOf(outDir);
  const stats = statSync(outDir, { throwIfNoEntry: false });
  if (stats) chmodSync(next, stats.mode);
  const place = (file: string, from = outDir) => linkFile(path.join(from, file), path.join(next, file));
  for (const { file, staged, from, hash } of files) if (!staged && hash) place(file, from);
  if (!stats) return;
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    const file = path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/").normalize();
    if (entry.isFile() && !(file in before) && !(file in after)) attempt(() => place(file));
  }
}

/** The errors of a rename where a folder cannot be moved: a mount point, another disk, or on Windows a file in use. */
const UNMOVABLE = new Set(["EBUSY", "EXDEV", "EPERM", "EACCES"]);

/**
 * Exchanges the output and the next one.
 *
 * @returns the reason if that is not possible here, and everything is as before
 */
function exchange(outDir: string, undo: (() => void)[]): string | undefined {
  const [next, last] = [nextOf(outDir), lastOf(outDir)];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    undo.push(() => renameSync(to, from));
  };
  const stats = lstatSync(outDir, { throwIfNoEntry: false });
  // What it leads to would keep the last output.
  if (stats?.isSymbolicLink()) return "it is a link to another place";
  try {
    if (stats) move(outDir, last);
    move(next, outDir);
    return undefined;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!UNMOVABLE.has(code)) throw error;
    for (const step of undo.splice(0).reverse()) step();
    return code;
  }
}

/** The slower way: replaces each file that has changed, pages last, and then removes the files that are gone. */
function replaceEach(
  outDir: string,
  files: OutputFile[],
  before: Record<string, FileRecord>,
  after: typeof before,
): void {
  // If this is stopped, the next build knows the files of both.
  writeFileSync(manifestFile(outDir), manifestText({ ...before, ...after }));
  const aside = path.join(outDir, ".next");
  const isPage = ({ file }: OutputFile) => Number(file.endsWith(".html"));
  for (const { file } of files
    .filter(({ staged, from }) => staged || from)
    .sort((one, other) => isPage(one) - isPage(other))) {
    const target = path.join(outDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(nextOf(outDir), file), aside);
    if (attempt(() => statSync(target).isDirectory())) rmSync(target, { recursive: true });
    renameSync(aside, target);
  }
  for (const file in before) if (!(file in after)) rmSync(path.join(outDir, file), { force: true });
}

export function fileHash(file: string): string | undefined {
  const bytes = readBytes(file);
  return bytes && hashOf(bytes);
}
