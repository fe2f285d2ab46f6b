import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { attempt, readBytes } from "../base/attempt.mjs";
import { CouldNotRun } from "../base/couldNotRun";
import { hashOf } from "../base/files/files.mjs";
import { moveAll, removeEmptyFolders, takeBack } from "../base/files/moves";
import { outputHashes } from "../cache/fileHashes.mjs";

export interface Made {
  /** SHA-256 of its bytes. */
  hash: string;
  /** The hash of a page's input, or of the code that made a picture; other files have none. */
  input?: string;
  policy?: string;
  /** The day that the page was rendered for, if it uses the date. */
  day?: string;
  /** The parts of site.yaml that the page uses, with commas, and the hash of their values. */
  parts?: string;
  partsHash?: string;
  /** The file of the page's own social card. */
  card?: string;
}

export interface OutputFile extends Made {
  /** Relative to the output folder, with `/`. */
  file: string;
  /** Where its bytes are until everything is made; absent if the output folder already has them. */
  staged?: string;
}

/** The manifest of an output folder: beside the folder, so that it is not published. */
export function manifestFile(outDir: string): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}.manifest.json`);
}

/** The properties of `Made` besides the hash, in the order in which a manifest has them. */
const ABOUT = ["input", "policy", "day", "parts", "partsHash", "card"] as const;

/** Text of a manifest: what is known of each file as numbers of texts, since thousands of pages share most of them. */
export function manifestText(files: Record<string, Made>): string {
  const numbers = new Map<string | undefined, number>([[undefined, 0]]);
  const numberOf = (text: string | undefined) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const entries = Object.entries(files).map(([file, made]) => [
    file,
    made.hash,
    ...ABOUT.map((key) => numberOf(made[key])),
  ]);
  return JSON.stringify({ texts: [...numbers.keys()].slice(1), files: entries });
}

/** The files of the last build; empty if there was none, or if its manifest cannot be read. */
export function readManifest(outDir: string): Record<string, Made> {
  const made = (): [string, Made][] => {
    const { texts, files } = JSON.parse(readFileSync(manifestFile(outDir), "utf8")) as {
      texts: string[];
      files: [file: string, hash: string, ...numbers: number[]][];
    };
    return files.filter(isEntry).map(([file, hash, ...numbers]) => {
      const made: Made = { hash };
      for (const [at, key] of ABOUT.entries()) {
        const text = texts[(numbers[at] ?? 0) - 1];
        if (text !== undefined) made[key] = text;
      }
      return [file, made];
    });
  };
  return Object.fromEntries(attempt(made) ?? []);
}

/** Whether an entry of a manifest, which anybody may have changed, is a file of the folder with its hash. */
const isEntry = ([file, hash]: unknown[]) =>
  typeof file === "string" && typeof hash === "string" && !/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(file);

/** What the last build left in an output folder. */
export interface LastOutput {
  /** The files that it listed. */
  files: Record<string, Made>;
  /** The hash of a file of the folder as it is now; empty if it cannot be read. */
  hashNow(file: string): string;
  /** Remembers the hashes that were looked up, and those of files that were moved in since. */
  keep(files: OutputFile[]): void;
}

export function lastOutput(outDir: string): LastOutput {
  const hashes = outputHashes(outDir);
  return {
    files: readManifest(outDir),
    hashNow: (file) => hashes.of(`${outDir}/${file}`),
    keep(files) {
      for (const { file, hash, staged } of files) if (staged) hashes.know(`${outDir}/${file}`, hash);
      hashes.keep();
    },
  };
}

/** The folder beside an output folder for new files. After a build that was killed, it holds what undoes the moves. */
export function stagingOf(outDir: string): string {
  return `${outDir}.staging`;
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
export function prepareStage(outDir: string): string {
  const stageDir = stagingOf(outDir);
  takeBack(stageDir);
  if (existsSync(outDir) && readdirSync(outDir).length > 0 && !existsSync(manifestFile(outDir))) {
    throw new CouldNotRun(
      `${outDir} holds files that no build of this site made, and the build would delete them. Delete the folder, or name another with --out.`,
    );
  }
  mkdirSync(stageDir, { recursive: true });
  return stageDir;
}

/**
 * Makes the output folder hold exactly these files: moves the changed ones in, and deletes files of the last build that
 * are gone. At any moment each page has the files that it loads: they come before it, and go after it. If stopped
 * halfway, `takeBack` undoes all of it, at the latest before the next build.
 *
 * @param before the files of the last build
 * @param beside the texts of files that are not published, by path
 * @returns the files that the folder holds now
 */
export function commit(
  outDir: string,
  stageDir: string,
  files: OutputFile[],
  before: Record<string, Made>,
  beside: Record<string, string> = {},
): Record<string, Made> {
  const after: typeof before = Object.fromEntries(files.map(({ file, staged: _, ...made }) => [file, made]));
  const moved = files.flatMap(({ file, staged }) =>
    staged ? [{ file, target: path.join(outDir, file), staged }] : [],
  );
  const gone = Object.keys(before).filter((file) => !(file in after));
  const notes = Object.entries({ ...beside, [manifestFile(outDir)]: manifestText(after) }).map(([target, text]) => {
    const staged = path.join(stageDir, path.basename(target));
    writeFileSync(staged, text);
    return { target, staged };
  });
  moved.sort((one, other) => rank(one.file) - rank(other.file));
  mkdirSync(outDir, { recursive: true });
  moveAll(stageDir, [...moved, ...notes, ...gone.map((file) => ({ target: path.join(outDir, file) }))], true);
  for (const file of gone) removeEmptyFolders(path.dirname(path.join(outDir, file)));
  return after;
}

/** Assets first, then compressed forms, then pages. */
function rank(file: string): number {
  if (/\.(br|gz)$/.test(file)) return 1;
  return file.endsWith(".html") ? 2 : 0;
}

export function fileHash(file: string): string | undefined {
  const bytes = readBytes(file);
  return bytes && hashOf(bytes);
}
