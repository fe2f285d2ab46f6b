/**
 * The one cache of results that are slow to compute, from parsed YAML to social cards. The key is everything
 * that a result is computed from: its input, the code, the packages and Node. Plain JavaScript on Node's own
 * modules, so that an unchanged `npm run check` loads nothing else.
 */
import { randomUUID } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { attempt, readBytes } from "../base/attempt.mjs";
import { filesIn, hashOf } from "../base/files/files.mjs";
import { cacheOf, codeVersion, ROOT } from "./codeVersion.mjs";

/** Where entries are kept in the cache, in a folder for each kind. */
const PLACE = "site";

const DAY = 24 * 60 * 60 * 1000;
/** An entry that was not used for this long is removed: within that time, somebody may switch back to a branch. */
const KEPT = 30 * DAY;

/** Length of a SHA-256 in hexadecimal, which begins every entry. */
const HASH = 64;

/** Lists the files of a folder entry with their hashes. */
const LIST = "files.json";

/** The file whose date says when a folder was tidied. */
const TIDIED = ".tidied";

/** In a bundle, the version of the code that it was built from; the bundler inserts it. */
const BUNDLED = process.env.BUNDLED_CODE_VERSION;

/** The results of one kind. If the disk cannot be written, entries last as long as the process. */
export class Store {
  /** @type {Map<string, Buffer>} */
  #unwritten = new Map();
  #tidied = false;
  #version = "";

  /**
   * @param {string} kind names the folder
   * @param {{ entries?: string[], root?: string }} [code] see `codeVersion`
   */
  constructor(kind, { entries, root = ROOT } = {}) {
    this.folder = path.join(cacheOf(root), PLACE, kind);
    this.entries = entries;
    this.root = root;
  }

  /** The code's version when the store was first used: this process keeps running that code. */
  get version() {
    this.#version ||=
      BUNDLED && this.root === ROOT ? bundledVersion(this.entries) : codeVersion(this.entries, this.root);
    return this.#version;
  }

  /** The file of a result. @param {string} input everything that it is computed from, besides the code */
  file(input) {
    return path.join(this.folder, hashOf(`${this.version}\0${input}`));
  }

  /** The result, or undefined if there is none, or it is damaged. @param {string} input @returns {Buffer | undefined} */
  read(input) {
    const file = this.file(input);
    const bytes = this.#unwritten.get(file);
    if (bytes) return bytes;
    const entry = readBytes(file);
    if (!entry) return undefined;
    const result = entry.subarray(HASH);
    if (entry.toString("latin1", 0, HASH) !== hashOf(result)) return undefined;
    markUsed(file);
    return result;
  }

  /** @param {string} input @param {string | Buffer} result */
  write(input, result) {
    const file = this.file(input);
    const bytes = Buffer.from(result);
    // Write a temporary file and rename it: another process may be reading.
    const aside = `${file}.${randomUUID()}`;
    try {
      this.#makeFolder();
      writeFileSync(aside, Buffer.concat([Buffer.from(hashOf(bytes)), bytes]));
      replace(file, aside);
    } catch {
      this.#unwritten.set(file, bytes);
      attempt(() => rmSync(aside, { force: true }));
    }
    this.#tidy();
  }

  /** The result as text; computed and stored if there is none. @param {string} input @param {() => string} compute */
  text(input, compute) {
    const known = this.read(input);
    if (known) return known.toString();
    const result = compute();
    this.write(input, result);
    return result;
  }

  /** A result that is a folder of files; undefined if there is none, or if one of its files was damaged. @param {string} input */
  ready(input) {
    const folder = this.file(input);
    if (!isWhole(folder)) return undefined;
    markUsed(folder);
    return folder;
  }

  /**
   * A result that is a folder of files; made if there is none, or if one of its files was damaged.
   *
   * @param {string} input
   * @param {(folder: string) => Promise<void>} make fills an empty folder
   */
  async made(input, make) {
    const ready = this.ready(input);
    if (ready) return ready;
    const folder = this.file(input);
    const making = this.#folderToFill(folder);
    try {
      await make(making);
      const files = filesIn(making).map((file) => [path.relative(making, file), hashOf(readFileSync(file))]);
      writeFileSync(path.join(making, LIST), JSON.stringify(files));
    } catch (error) {
      rmSync(making, { recursive: true, force: true });
      throw error;
    }
    try {
      if (!isWhole(folder)) replace(folder, making);
      rmSync(making, { recursive: true, force: true });
    } catch {
      process.once("exit", () => rmSync(making, { recursive: true, force: true }));
      return making;
    }
    this.#tidy();
    return folder;
  }

  /** Replaces a file of the same name: otherwise no entry could ever be stored. */
  #makeFolder() {
    if (statSync(this.folder, { throwIfNoEntry: false })?.isFile()) rmSync(this.folder);
    mkdirSync(this.folder, { recursive: true });
  }

  /** @param {string} folder */
  #folderToFill(folder) {
    try {
      const aside = `${folder}.${randomUUID()}`;
      this.#makeFolder();
      mkdirSync(aside);
      return aside;
    } catch {
      // Code in it finds its packages through the link.
      const place = mkdtempSync(path.join(tmpdir(), "site-"));
      symlinkSync(path.join(this.root, "node_modules"), path.join(place, "node_modules"), "junction");
      process.once("exit", () => rmSync(place, { recursive: true, force: true }));
      const made = path.join(place, "made");
      mkdirSync(made);
      return made;
    }
  }

  /** Removes unused entries: at most once a day, after a new entry was stored. */
  #tidy() {
    if (this.#tidied) return;
    this.#tidied = true;
    attempt(() => {
      const mark = path.join(this.folder, TIDIED);
      if ((statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0) > Date.now() - DAY) return;
      rmSync(mark, { recursive: true, force: true });
      writeFileSync(mark, "");
      for (const name of readdirSync(this.folder)) {
        const entry = path.join(this.folder, name);
        const used = statSync(entry, { throwIfNoEntry: false })?.mtimeMs;
        if (used !== undefined && used < Date.now() - KEPT) rmSync(entry, { recursive: true, force: true });
      }
    });
  }
}

/** The version of the code in a bundle; a part's version is cached by that of all code. @param {string[]} [entries] */
function bundledVersion(entries) {
  if (!entries) return BUNDLED ?? "";
  const files = entries.map((file) => path.relative(ROOT, file));
  return new Store("versions").text(files.join(), () => codeVersion(entries));
}

/** Moves an entry to its place, also over a file or a folder. @param {string} entry @param {string} aside */
function replace(entry, aside) {
  try {
    renameSync(aside, entry);
  } catch {
    rmSync(entry, { recursive: true, force: true });
    renameSync(aside, entry);
  }
}

/** Whether all files of a folder are unchanged since it was made. @param {string} folder */
function isWhole(folder) {
  const files = () => JSON.parse(readFileSync(path.join(folder, LIST), "utf8"));
  const isSame = (/** @type {string[]} */ [file = "", hash]) => hashOf(readFileSync(path.join(folder, file))) === hash;
  return attempt(() => files().every(isSame)) ?? false;
}

/** Sets an entry's date to now, at most once a day. @param {string} entry */
function markUsed(entry) {
  const now = new Date();
  attempt(() => {
    if (now.getTime() - statSync(entry).mtimeMs > DAY) utimesSync(entry, now, now);
  });
}
