import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** A file of the site that differs from the one in the output folder, kept aside until everything is made. */
export interface StagedFile {
  /** Relative to the output folder, with `/`. */
  file: string;
  /** Where its new bytes lie. */
  staged: string;
}

/** Why a folder cannot be built into; for people. */
export class OutputError extends Error {}

/**
 * Puts files aside, each only if the output folder does not hold the same bytes already: reading
 * and comparing a page costs a fiftieth of writing it into a new folder.
 */
export class Stage {
  /** Every file of the new site, changed or not. */
  readonly files: string[] = [];
  readonly changed: StagedFile[] = [];
  #count = 0;

  /**
   * @param outDir the output folder
   * @param stageDir a folder beside it, on the same disk
   * @param name starts the names of this stage's files, so that several may share a folder
   */
  constructor(
    readonly outDir: string,
    readonly stageDir: string,
    readonly name: string,
  ) {}

  /** @param file relative to the output folder, with `/` */
  add(file: string, bytes: string | Buffer): void {
    const buffer = typeof bytes === "string" ? Buffer.from(bytes) : bytes;
    this.files.push(file);
    if (hasBytes(path.join(this.outDir, file), buffer)) return;
    const staged = path.join(this.stageDir, `${this.name}-${this.#count++}`);
    writeFileSync(staged, buffer);
    this.changed.push({ file, staged });
  }
}

/** The folder beside `outDir` in which a build keeps its new files; emptied first. */
export function prepareStage(outDir: string): string {
  const files = manifestFile(outDir);
  if (existsSync(outDir) && readdirSync(outDir).length > 0 && !existsSync(files)) {
    throw new OutputError(
      `${outDir} holds files that no build of this site made, and they might be lost. Delete the folder, or name another with --out.`,
    );
  }
  const stageDir = `${outDir}.staging`;
  rmSync(stageDir, { recursive: true, force: true });
  mkdirSync(stageDir, { recursive: true });
  return stageDir;
}

/**
 * Makes the output folder hold exactly the new site: moves the changed files in and deletes those
 * that the last build made and this one did not.
 *
 * @param files every file of the new site
 */
export function commit(outDir: string, stageDir: string, files: string[], changed: StagedFile[]): void {
  const list = manifestFile(outDir);
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as string[]) : [];
  const now = new Set(files);
  mkdirSync(outDir, { recursive: true });
  // Old and new names together while files move: a build cut off here can still be cleaned up after.
  writeFileSync(list, JSON.stringify([...new Set([...before, ...files])]));
  for (const { file, staged } of changed) {
    const target = path.join(outDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(staged, target);
  }
  for (const file of before) {
    if (now.has(file)) continue;
    rmSync(path.join(outDir, file), { force: true });
    removeEmptyFolders(outDir, path.dirname(file));
  }
  writeFileSync(list, JSON.stringify(files));
  rmSync(stageDir, { recursive: true, force: true });
}

/** The list of files that the last build made; beside the output, so that it is not published. */
function manifestFile(outDir: string): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}.files.json`);
}

function hasBytes(file: string, bytes: Buffer): boolean {
  try {
    return readFileSync(file).equals(bytes);
  } catch {
    return false;
  }
}

function removeEmptyFolders(outDir: string, folder: string): void {
  for (let at = folder; at !== "." && readdirSync(path.join(outDir, at)).length === 0; at = path.dirname(at)) {
    rmdirSync(path.join(outDir, at));
  }
}
