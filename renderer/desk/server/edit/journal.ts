import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../../base/attempt.mjs";
import { hashOf } from "../../../base/files/files.mjs";
import { cacheOf } from "../../../cache/codeVersion.mjs";
import { folderOf, type PagesFolder } from "../../../content/pages/pagesFolder";

const JOURNALS = path.join(cacheOf(), "desk");

/** At most this many changes can be undone. */
const MOST = 500;

/** The text of one file before and after a change; undefined where there is no such file. */
export interface FileTexts {
  file: string;
  before?: string;
  after?: string;
}

/** One change, of one file or more: they are changed together, and taken back together. */
export interface JournalChange {
  /** A description of the change. */
  words: string;
  files: FileTexts[];
}

/** As stored on disk: the texts are replaced by their hashes. */
type Entry = JournalChange;

interface State {
  entries: Entry[];
  /** How many of them are done; the rest can be redone. */
  done: number;
}

/** The changes of a folder in their order, stored on disk: undo and redo survive a restart. */
export class Journal {
  #state: State;

  /** @param folder where it is stored */
  constructor(readonly folder: string) {
    makeRoom(folder);
    const read = attempt(() => JSON.parse(readFileSync(this.#list(), "utf8")) as State);
    this.#state = isState(read) ? read : { entries: [], done: 0 };
  }

  /** The changes that undo and redo would apply; undefined if there is none, or if its texts were lost. */
  get next(): { undo?: JournalChange; redo?: JournalChange } {
    const { entries, done } = this.#state;
    const [undo, redo] = [this.#read(entries[done - 1]), this.#read(entries[done])];
    return { ...(undo && { undo }), ...(redo && { redo }) };
  }

  /** Adds a change that was made; changes that could be redone are dropped. */
  add({ words, files }: JournalChange): void {
    const { entries, done } = this.#state;
    const entry = { words, files: files.map((one) => withTexts(one, (text) => this.#keep(text))) };
    const all = [...entries.slice(0, done), entry].slice(-MOST);
    this.#write({ entries: all, done: all.length });
  }

  /** Notes that the last change was undone (-1), or the next one redone (1). */
  step(by: -1 | 1): void {
    this.#write({ ...this.#state, done: this.#state.done + by });
  }

  #read(entry: Entry | undefined): JournalChange | undefined {
    const textOf = (hash: string) => this.#text(hash);
    return entry && attempt(() => ({ ...entry, files: entry.files.map((one) => withTexts(one, textOf)) }));
  }

  /** @throws Error if the text was lost */
  #text(hash: string): string {
    const text = readFileSync(path.join(this.folder, hash), "utf8");
    if (hashOf(text) !== hash) throw new Error("The text is damaged.");
    return text;
  }

  #keep(text: string): string {
    const hash = hashOf(text);
    if (attempt(() => this.#text(hash)) === undefined) writeFileSync(path.join(this.folder, hash), text);
    return hash;
  }

  #write(state: State): void {
    this.#state = state;
    const file = this.#list();
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
    const texts = state.entries.flatMap(({ files }) => files.flatMap(({ before, after }) => [before, after]));
    const used = new Set<string | undefined>(["list.json", ...texts]);
    if (state.done === state.entries.length) {
      for (const name of readdirSync(this.folder)) if (!used.has(name)) rmSync(path.join(this.folder, name));
    }
  }

  #list(): string {
    return path.join(this.folder, "list.json");
  }
}

/** Where the journal of a folder of pages is stored. */
export function journalOf(place: PagesFolder): string {
  return path.join(JOURNALS, hashOf(folderOf(place)).slice(0, 16));
}

/** Removes whatever is in the place of the folder or of its files: it would keep changes from being noted. */
function makeRoom(folder: string): void {
  if (!attempt(() => statSync(folder))?.isDirectory()) attempt(() => unlinkSync(folder));
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inTheWay = path.join(folder, entry.name);
    // In Node 24, rmSync leaves a link to nothing where it is.
    if (entry.isDirectory()) rmSync(inTheWay, { recursive: true });
    else if (!entry.isFile()) unlinkSync(inTheWay);
  }
}

/** The same file with each of its texts replaced, such as by its hash. */
function withTexts({ file, before, after }: FileTexts, replace: (text: string) => string): FileTexts {
  return {
    file,
    ...(before !== undefined && { before: replace(before) }),
    ...(after !== undefined && { after: replace(after) }),
  };
}

function isState(read: unknown): read is State {
  const { entries, done } = (read ?? {}) as Partial<State>;
  const isHash = (value: unknown) => value === undefined || /^[0-9a-f]{64}$/.test(String(value));
  const isFile = (one: Partial<FileTexts> | null) =>
    typeof one?.file === "string" && isHash(one.before) && isHash(one.after);
  const isEntry = (entry: Partial<Entry> | null) =>
    typeof entry?.words === "string" && Array.isArray(entry.files) && entry.files.every(isFile);
  return (
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    Number.isInteger(done) &&
    entries.length >= (done ?? -1) &&
    (done ?? -1) >= 0
  );
}
