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
import { attempt, read } from "../attempt.mjs";
import { hashOf } from "../cache.mjs";
import { CouldNotRun } from "../content/couldNotRun";
import { NOT_FOUND } from "../content/site/routes";

export interface Made {
  /** SHA-256 of its bytes. */
  hash: string;
  /** The hash of what a page was rendered from; other files have none. */
  input?: string;
  policy?: string;
  /** The day that the page was rendered for, if it makes use of it. */
  day?: string;
  /** The parts of site.yaml that the page was rendered from, with commas, and the hash of what they were. */
  parts?: string;
  partsHash?: string;
}

export interface OutputFile extends Made {
  /** Relative to the output folder, with `/`. */
  file: string;
  /** Where its bytes are until everything is made; absent when the output folder holds the same already. */
  staged?: string;
}

/** The manifest of an output folder: beside it, so that it is not published. */
function manifestFile(outDir: string): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}.manifest.json`);
}

/** What the last build made, by file; empty where there was none, or where its manifest cannot be read. */
export function readManifest(outDir: string): Record<string, Made> {
  return attempt(() => JSON.parse(readFileSync(manifestFile(outDir), "utf8"))) ?? {};
}

/** An address's file, relative to the output folder: `about/index.html`, and `404.html`, where hosts look for it. */
export function outputFile(address: string): string {
  return address === NOT_FOUND ? "404.html" : `${address}/index.html`.replace(/^\/+/, "");
}

/** The folder beside `outDir` for new files, emptied. @throws CouldNotRun when `outDir` has files that no build made */
export function prepareStage(outDir: string): string {
  if (existsSync(outDir) && readdirSync(outDir).length > 0 && !existsSync(manifestFile(outDir))) {
    throw new CouldNotRun(
      `${outDir} holds files that no build of this site made, and they might be lost. Delete the folder, or name another with --out.`,
    );
  }
  const stageDir = `${outDir}.staging`;
  rmSync(stageDir, { recursive: true, force: true });
  mkdirSync(stageDir, { recursive: true });
  return stageDir;
}

/**
 * Makes the output folder hold exactly these files: moves the changed ones in and deletes those that the last build
 * made and this one did not. At any moment each page has the files that it loads: they come before it, and go after.
 *
 * @returns what the folder holds now, by file
 */
export function commit(outDir: string, stageDir: string, files: OutputFile[]): Record<string, Made> {
  const before = readManifest(outDir);
  const after: typeof before = Object.fromEntries(files.map(({ file, staged: _, ...made }) => [file, made]));
  mkdirSync(outDir, { recursive: true });
  // Old and new names together while files move: a build cut off here can still be cleaned up after.
  writeManifest(outDir, { ...before, ...after });
  const isPage = ({ file }: OutputFile) => /\.html(\.\w+)?$/.test(file);
  for (const { file, staged } of [...files.filter((one) => !isPage(one)), ...files.filter(isPage)]) {
    if (!staged) continue;
    const target = path.join(outDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(staged, target);
  }
  for (const file of Object.keys(before)) {
    if (file in after) continue;
    rmSync(path.join(outDir, file), { force: true });
    removeEmptyFolders(outDir, path.dirname(file));
  }
  writeManifest(outDir, after);
  rmSync(stageDir, { recursive: true, force: true });
  return after;
}

/** Written aside and moved: half a manifest would forget what the last build made. */
function writeManifest(outDir: string, manifest: Record<string, Made>): void {
  const file = manifestFile(outDir);
  writeFileSync(`${file}.new`, JSON.stringify(manifest));
  renameSync(`${file}.new`, file);
}

export function fileHash(file: string): string | undefined {
  const bytes = read(file);
  return bytes && hashOf(bytes);
}

function removeEmptyFolders(outDir: string, folder: string): void {
  for (let at = folder; at !== "."; at = path.dirname(at)) {
    const full = path.join(outDir, at);
    if (!existsSync(full) || readdirSync(full).length > 0) return;
    rmdirSync(full);
  }
}
