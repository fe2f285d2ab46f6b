import { hashOf } from "../../base/files/files.mjs";
import { Store } from "../../cache/store.mjs";
import { columnOf, type Entry, FileRecord, withReads } from "../model/kept";
import type { PageState } from "./pageState";

/** What is known of a file from the last check. */
export interface KnownFile {
  /** See `settledStampOf`; absent if the file had just changed. */
  stamp?: string;
  state: PageState;
  /** The cached results. */
  record: FileRecord;
}

/** A result about a file, or several by their names; 0 for none. */
type Cell = Entry | Record<string, Entry> | 0;

/** The results of one name about the files of a part, by the files' index. */
type Column = Cell[];

/** The files of a part by name, without their results, in the order of the columns. */
type Files = Record<string, Omit<KnownFile, "record"> & { record?: FileRecord }>;

/** The records of a folder are stored in this many parts, so that a change of one page rewrites only one. */
const PARTS = 32;

/** The column of the files themselves. */
const FILES = "";

/** Keyed by all code, since every rule affects the cached results. */
const store = new Store("pages");

/**
 * Some of the files of a folder. Stored by columns: a check that compares pages by one result reads that one of all
 * pages, and none of the others.
 */
class Part {
  readonly files: Files;
  readonly #stored: ReturnType<typeof store.readParts>;
  /** The index of each stored record. */
  readonly #places = new Map<FileRecord, number>();
  readonly #columns = new Map<string, Column>();

  /** @param input the key in the store */
  constructor(readonly input: string) {
    this.#stored = store.readParts(input);
    this.files = JSON.parse(this.#stored.get(FILES)?.read()?.toString() ?? "{}");
    for (const [index, file] of Object.values(this.files).entries()) {
      file.record = new FileRecord((name) => this.#entry(name, index));
      this.#places.set(file.record, index);
    }
  }

  #entry(name: string, index: number): Entry | undefined {
    const cell = this.#column(columnOf(name))[index] || undefined;
    return cell && !Array.isArray(cell) ? cell[name] : cell;
  }

  /** A damaged column is empty: its results are found again. */
  #column(name: string): Column {
    const known = this.#columns.get(name);
    if (known) return known;
    const column = JSON.parse(this.#stored.get(name)?.read()?.toString() ?? "[]") as Column;
    this.#columns.set(name, column);
    return column;
  }

  /** The hash of a column as it would be stored with these records. */
  digest(column: string, files: [string, FileRecord][]): string {
    const records = files.map(([, record]) => record);
    const stored = this.#stored.get(column);
    const isSame =
      this.#isAsStored(records) &&
      !records.some(({ found }) => [...found.keys()].some((name) => columnOf(name) === column));
    return isSame && stored ? stored.hash : hashOf(this.#written(column, records));
  }

  #isAsStored(records: FileRecord[]): boolean {
    return records.length === this.#places.size && records.every((record, index) => this.#places.get(record) === index);
  }

  #written(column: string, records: FileRecord[]): string {
    const stored = this.#column(column);
    return JSON.stringify(
      records.map((record) => cellOf(column, stored[this.#places.get(record) ?? -1], record.found)),
    );
  }

  /** Stores what is known now, if it differs. */
  keep(now: [string, KnownFile][]): void {
    const records = now.map(([, { record }]) => record);
    const changed = new Set(records.flatMap(({ found }) => [...found.keys()].map(columnOf)));
    const isAsStored = this.#isAsStored(records);
    const isSame = now.every(([name, { stamp }]) => this.files[name]?.stamp === stamp);
    if (isAsStored && isSame && changed.size === 0) return;
    const files = now.map(([name, { stamp, state }]) => [name, { stamp, state }]);
    const columns = new Map<string, string | Buffer>([[FILES, JSON.stringify(Object.fromEntries(files))]]);
    for (const name of new Set([...this.#stored.keys(), ...changed])) {
      if (name === FILES) continue;
      const same = isAsStored && !changed.has(name) ? this.#stored.get(name)?.read() : undefined;
      columns.set(name, same ?? this.#written(name, records));
    }
    store.writeParts(this.input, columns);
  }
}

/** What a file has in a column: from an earlier process, and with what this one has found. */
function cellOf(column: string, stored: Cell = 0, found: Map<string, Entry>): Cell {
  const own = found.get(column);
  if (own || found.size === 0) return own ?? stored;
  const places = [...found].filter(([name]) => columnOf(name) === column);
  return places.length === 0 ? stored : Object.assign({}, stored || {}, Object.fromEntries(places));
}

/** What is known of the files of a folder, on disk. */
export class KnownFiles {
  readonly #parts: Part[];

  /** @param folder identifies the folder, and how its files are printed */
  constructor(readonly folder: string) {
    this.#parts = Array.from({ length: PARTS }, (_, index) => new Part([folder, index].join("\n")));
  }

  find(name: string): KnownFile | undefined {
    const { files } = this.#partOf(name);
    return Object.hasOwn(files, name) ? (files[name] as KnownFile) : undefined;
  }

  /** Stores what is known now, where it differs. A record that `find` returned must be the same object if still valid. */
  keep(files: Map<string, KnownFile>): void {
    for (const [part, now] of this.byPart(files)) part.keep(now);
  }

  /**
   * What a rule about all pages found in an earlier check, if all that it read is the same; otherwise what it finds now.
   *
   * @param about all that the rule depends on besides the files
   * @param digestOf the digest of what it read, by `digest`, at the time of the call
   * @returns the findings, and a function that stores them, if they are new
   */
  reuse<Found>(
    about: string,
    state: string,
    digestOf: (reads: string[]) => string,
    find: () => Found,
  ): { found: Found; keep?: () => void } {
    const input = `${this.folder}\n${about}`;
    const last: { state: string; reads: string[]; digest: string; found: Found } | null = JSON.parse(
      store.read(input)?.toString() ?? "null",
    );
    if (last?.state === state && last.digest === digestOf(last.reads)) return { found: last.found };
    const { found, reads } = withReads(find);
    const keep = () => store.write(input, JSON.stringify({ state, reads, digest: digestOf(reads), found }));
    return { found, keep };
  }

  /** The hash of a column of all files, as it would be stored with these records. */
  digest(column: string, records: ReturnType<typeof this.byPart<FileRecord>>): string {
    return hashOf([...records].map(([part, own]) => part.digest(column, own)).join());
  }

  /** What is known about files by the part of each. */
  byPart<About>(files: Map<string, About>): Map<Part, [string, About][]> {
    const byPart = new Map(this.#parts.map((part) => [part, [] as [string, About][]]));
    for (const file of files) byPart.get(this.#partOf(file[0]))?.push(file);
    return byPart;
  }

  #partOf(name: string): Part {
    return this.#parts[Number.parseInt(hashOf(name).slice(0, 8), 16) % PARTS] as Part;
  }
}
