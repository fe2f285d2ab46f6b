import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../../base/attempt.mjs";
import { hashOf } from "../../../base/files/files.mjs";
import { type ContentPlace, folderOf } from "../../../content/pages/loadContent";

const JOURNALS = path.resolve(import.meta.dirname, "../../../../node_modules/.cache/desk");

/** At most this many changes can be undone. */
const MOST = 500;

/** One change of one file. */
export interface JournalChange {
  file: string;
  /** A description of the change. */
  words: string;
  before: string;
  after: string;
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
  add({ before, after, ...change }: JournalChange): void {
    const { entries, done } = this.#state;
    const entry = { ...change, before: this.#keep(before), after: this.#keep(after) };
    const all = [...entries.slice(0, done), entry].slice(-MOST);
    this.#write({ entries: all, done: all.length });
  }

  /** Notes that the last change was undone (-1), or the next one redone (1). */
  step(by: -1 | 1): void {
    this.#write({ ...this.#state, done: this.#state.done + by });
  }

  #read(entry: Entry | undefined): JournalChange | undefined {
    if (!entry) return undefined;
    const [before, after] = [this.#text(entry.before), this.#text(entry.after)];
    return before === undefined || after === undefined ? undefined : { ...entry, before, after };
  }

  #text(hash: string): string | undefined {
    const text = attempt(() => readFileSync(path.join(this.folder, hash), "utf8"));
    return text !== undefined && hashOf(text) === hash ? text : undefined;
  }

  #keep(text: string): string {
    const hash = hashOf(text);
    if (this.#text(hash) === undefined) writeFileSync(path.join(this.folder, hash), text);
    return hash;
  }

  #write(state: State): void {
    this.#state = state;
    const file = this.#list();
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
    const used = new Set(["list.json", ...state.entries.flatMap(({ before, after }) => [before, after])]);
    if (state.done === state.entries.length) {
      for (const name of readdirSync(this.folder)) if (!used.has(name)) rmSync(path.join(this.folder, name));
    }
  }

  #list(): string {
    return path.join(this.folder, "list.json");
  }
}

/** Where the journal of a folder of pages is stored. */
export function journalOf(place: ContentPlace): string {
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

function isState(read: unknown): read is State {
  const { entries, done } = (read ?? {}) as Partial<State>;
  const isText = (value: unknown) => typeof value === "string";
  const isEntry = (entry: Partial<Entry> | null) =>
    [entry?.file, entry?.words, entry?.before, entry?.after].every(isText) &&
    [entry?.before, entry?.after].every((hash) => /^[0-9a-f]{64}$/.test(hash ?? ""));
  return (
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    Number.isInteger(done) &&
    entries.length >= (done ?? -1) &&
    (done ?? -1) >= 0
  );
}
