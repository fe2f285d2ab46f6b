import {
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { stagingOf, takeBackChanges } from "../../../authoring/writeChanges";
import { attempt } from "../../../base/attempt.mjs";
import { CouldNotRun } from "../../../base/couldNotRun";
import { lock } from "../../../base/files/lock";
import { type ContentPlace, folderOf, printPath } from "../../../content/pages/contentPlace";
import { decodeText, readText } from "../../../content/pages/pageFiles";
import { TABLE_SIZE } from "../../../content/pages/rowTable";

const BOM = "\uFEFF";

/** How often and how many times to look at a file that an editor has emptied and not yet filled. */
const HALF_SAVED = { everyMs: 10, looks: 100 } as const;

/** What the disk says, by the codes of Node's errors (errno(3)). */
const REFUSED: Record<string, string> = {
  EACCES: "the file may not be written; see who may write to its folder",
  EPERM: "the file is locked or write-protected",
  ENOSPC: "the disk is full",
  EROFS: "the disk can only be read",
};

/** The file that was replaced: an editor that had it open may still write there. */
export interface Replaced {
  aside: string;
  text: string;
}

/** Reads and replaces the YAML files and the tables of a folder of pages, and no other file. */
export class PageFiles {
  readonly folder: string;
  readonly #stage: string;
  #number = 0;

  constructor(readonly place: ContentPlace) {
    this.folder = folderOf(place);
    this.#stage = path.join(path.dirname(this.folder), `.${path.basename(this.folder)}.edits.changes`);
  }

  /** The path of a file as it is printed. */
  printed(name: string): string {
    return printPath(this.place, name);
  }

  /**
   * Whether this is the name of a YAML file or a CSV of the folder. It and the folders that it is in must be listed, which
   * excludes other spellings of a path, and must not be links.
   */
  has(name: string): boolean {
    if (!/^(?:[^./\\][^/\\]*\/)*[^./\\][^/\\]*\.(?:yaml|csv)$/.test(name)) return false;
    const steps = name.split("/");
    const isListed = (step: string, index: number) => {
      const folder = path.join(this.folder, ...steps.slice(0, index));
      const isKind = index < steps.length - 1 ? "isDirectory" : "isFile";
      const isThere = attempt(() => readdirSync(folder))?.includes(step) === true;
      return isThere && attempt(() => lstatSync(path.join(folder, step))[isKind]()) === true;
    };
    return steps.every(isListed);
  }

  /** The text of a file, without a byte order mark. @throws CouldNotRun if it cannot be read as text */
  async read(name: string): Promise<string> {
    for (let look = 0; ; look++) {
      const text = this.readNow(name);
      // Many editors empty a file before they fill it.
      if (text !== "" || look >= HALF_SAVED.looks) return text;
      await wait(HALF_SAVED.everyMs);
    }
  }

  readNow(name: string): string {
    if (!this.has(name)) throw new CouldNotRun(`There is no file ${this.printed(name)} any more.`);
    const { text, problem } = readText(this.folder, name, TABLE_SIZE);
    if (problem) throw new CouldNotRun(problem.message);
    return text;
  }

  /** The text of a file as it is on disk, with its byte order mark; undefined if there is no such page file. */
  textNow(name: string): string | undefined {
    return this.has(name) ? readFileSync(path.join(this.folder, name), "utf8") : undefined;
  }

  /**
   * Replaces a file atomically: readers see the old text or the new one, never a part. If the file is no longer as it
   * was read, nothing happens.
   *
   * @throws CouldNotRun while a command changes the pages, and if the disk refuses it
   */
  replace(name: string, before: string, after: string): Replaced | undefined {
    const { dir, cwd = "" } = this.place;
    takeBackChanges({ dir, cwd });
    const release = lock(`${stagingOf({ dir, cwd })}.lock`, `Another command is changing ${dir}`);
    try {
      return this.#swap(path.join(this.folder, name), before, after);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const why = code === undefined ? message : (REFUSED[code] ?? `the disk refuses to write it (${code})`);
      throw new CouldNotRun(
        `Nothing was changed: ${why}. What was typed is kept: save it again once that is put right.`,
      );
    } finally {
      release();
    }
  }

  #swap(file: string, before: string, after: string): Replaced | undefined {
    mkdirSync(this.#stage, { recursive: true });
    const number = `${process.pid}-${this.#number++}`;
    const [fresh, aside] = [path.join(this.#stage, `${number}.new`), path.join(this.#stage, `${number}.old`)];
    const bytes = readFileSync(file, "utf8");
    if (/\r(?!\n)/.test(bytes))
      throw new Error("it has the line endings of old Macs; save it again with LF as the line ending");
    writeFileSync(fresh, (bytes.startsWith(BOM) ? BOM : "") + after, { mode: statSync(file).mode });
    // Nothing else in this process runs from here to the end.
    linkSync(file, aside);
    if (textIn(aside) !== before) {
      rmSync(fresh);
      rmSync(aside);
      return undefined;
    }
    renameSync(fresh, file);
    return { aside, text: before };
  }

  /** Removes the copies of replaced files. */
  close(): void {
    rmSync(this.#stage, { recursive: true, force: true });
  }
}

/** The text as `readText` returns it. */
export const textIn = (file: string): string => decodeText(readFileSync(file));
