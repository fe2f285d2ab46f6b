import { lstatSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FileChange } from "../../../authoring/fileChange";
import { takeBackChanges, writeChanges } from "../../../authoring/writeChanges";
import { attempt } from "../../../base/attempt.mjs";
import { CouldNotRun } from "../../../base/couldNotRun";
import { nameOnDisk } from "../../../base/files/files.mjs";
import { readText } from "../../../content/pages/pageFiles";
import { folderOf, type PagesFolder, printPath } from "../../../content/pages/pagesFolder";
import { TABLE_SIZE } from "../../../content/pages/rowTable";
import type { FileTexts } from "./journal";
import { isPictureFile, pictureNow } from "./pictureFile";
import { isSame } from "./severalFiles";

/** How often and how many times to look at a file that an editor has emptied and not yet filled. */
const HALF_SAVED = { everyMs: 10, looks: 100 } as const;

/** Reads and writes the YAML files, the tables and the pictures of a folder of pages, and no other file. */
export class PageFiles {
  readonly folder: string;

  constructor(readonly place: PagesFolder) {
    this.folder = folderOf(place);
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
    await this.isFilled(name);
    if (!this.has(name)) throw new CouldNotRun(`There is no file ${this.printed(name)} any more.`);
    const { text, problem } = readText(this.folder, name, TABLE_SIZE);
    if (problem) throw new CouldNotRun(problem.message);
    return text;
  }

  /** Resolves when a file is not empty, for some time: many editors empty a file before they fill it. */
  async isFilled(name: string): Promise<void> {
    for (let look = 0; look < HALF_SAVED.looks && this.now(name).before === ""; look++) await wait(HALF_SAVED.everyMs);
  }

  /** A file as it is on disk: a text with its byte order mark, a picture in base64; without either if there is none. */
  now(file: string): FileTexts {
    const at = path.join(this.folder, file);
    const before = isPictureFile({ file })
      ? pictureNow(this.folder, nameOnDisk(this.folder, file))
      : this.has(file)
        ? readFileSync(at, "utf8")
        : undefined;
    return { file, ...(before !== undefined && { before }) };
  }

  /**
   * Writes files, all or none: readers see the old text or the new one, never a part.
   *
   * @returns false, and nothing happens, if one is no longer as it was read
   * @throws CouldNotRun while a command changes the pages, and if the disk refuses it
   */
  write(files: FileTexts[]): boolean {
    const { dir, cwd = "" } = this.place;
    takeBackChanges({ dir, cwd });
    for (const { file, before } of files) {
      const now = this.now(file).before;
      if (now !== undefined && /\r(?!\n)/.test(now))
        throw new CouldNotRun(
          `Nothing was changed: ${this.printed(file)} has the line endings of old Macs. Save it again with LF as the line ending.`,
        );
      if (!isSame(now, before)) return false;
    }
    const changes = files.map((one): FileChange => {
      if (!isPictureFile(one)) return { ...one, file: this.printed(one.file) };
      return { ...one, file: this.printed(nameOnDisk(this.folder, one.file)), encoding: "base64" };
    });
    writeChanges({ dir, cwd }, changes);
    return true;
  }
}
