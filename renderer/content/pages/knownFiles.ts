import { hashOf } from "../../base/files/files.mjs";
import { oncePerKey } from "../../base/once";
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

/** All facts with which the states of the files were computed, as a hash. */
interface Stored {
  facts: string;
  files: Files;
}

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
  /** See `Stored`. */
  readonly facts: string;
  readonly #stored: ReturnType<typeof store.readParts>;
  /** The index of each stored record. */
  readonly #places = new Map<FileRecord, number>();
  readonly #columns = new Map<string, Column>();
  /** The columns of which this process has found results. */
  readonly #changed = new Set<string>();
  /** What `digest` returned, as long as it is still so. */
  readonly #digests = new Map<string, string>();
  /** The records of which `digest` was last asked, and whether they are those that are stored. */
  #asked: { records: FileRecord[]; isAsStored: boolean } | undefined;

  /** @param input the key in the store */
  constructor(readonly input: string) {
    this.#stored = store.readParts(input);
    const text = this.#stored.get(FILES)?.read()?.toString();
    const { facts, files }: Stored = text === undefined ? { facts: "", files: {} } : JSON.parse(text);
    this.files = files;
    this.facts = facts;
    for (const [index, file] of Object.values(files).entries()) {
      file.record = this.newRecord((name) => this.#entry(name, index));
      this.#places.set(file.record, index);
    }
  }

  newRecord(stored?: (name: string) => Entry | undefined): FileRecord {
    return new FileRecord(stored, (name) => {
      const column = columnOf(name);
      this.#changed.add(column);
      this.#digests.delete(column);
    });
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

  /** The hash of a column as it would be stored with these records: always the same list, while it has the same records. */
  digest(column: string, records: FileRecord[]): string {
    if (this.#asked?.records !== records) {
      this.#digests.clear();
      this.#asked = { records, isAsStored: this.#isAsStored(records) };
    }
    const known = this.#digests.get(column);
    if (known) return known;
    const stored = this.#asked.isAsStored && !this.#changed.has(column) ? this.#stored.get(column) : undefined;
    const digest = stored?.hash ?? hashOf(this.#written(column, records));
    this.#digests.set(column, digest);
    return digest;
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

  /** Stores what is known now, if it differs. @param facts see `Stored` */
  keep(now: [string, KnownFile][], facts: string): void {
    const records = now.map(([, { record }]) => record);
    const isAsStored = this.#isAsStored(records);
    const isSame = facts === this.facts && now.every(([name, { stamp }]) => this.files[name]?.stamp === stamp);
    if (isAsStored && isSame && this.#changed.size === 0) return;
    const files = Object.fromEntries(now.map(([name, { stamp, state }]) => [name, { stamp, state }]));
    const columns = new Map<string, string | Buffer>([[FILES, JSON.stringify({ facts, files } satisfies Stored)]]);
    for (const name of new Set([...this.#stored.keys(), ...this.#changed])) {
      if (name === FILES) continue;
      const same = isAsStored && !this.#changed.has(name) ? this.#stored.get(name)?.read() : undefined;
      columns.set(name, same ?? this.#written(name, records));
    }
    store.writeParts(this.input, columns);
  }
}

/** What a file has in a column: from an earlier process, and with what this one has found. */
function cellOf(column: string, stored: Cell = 0, found: ReadonlyMap<string, Entry>): Cell {
  const own = found.get(column);
  if (own || found.size === 0) return own ?? stored;
  const places = [...found].filter(([name]) => columnOf(name) === column);
  return places.length === 0 ? stored : Object.assign({}, stored || {}, Object.fromEntries(places));
}

/** What is known of the files of a folder, on disk. */
export class KnownFiles {
  readonly #parts: Part[];
  readonly #partOf: (name: string) => Part;

  /** @param folder identifies the folder, and how its files are printed */
  constructor(readonly folder: string) {
    this.#parts = Array.from({ length: PARTS }, (_, index) => new Part([folder, index].join("\n")));
    this.#partOf = oncePerKey((name) => {
      return this.#parts[Number.parseInt(hashOf(name).slice(0, 8), 16) % PARTS] as Part;
    });
  }

  find(name: string): KnownFile | undefined {
    const { files } = this.#partOf(name);
    return Object.hasOwn(files, name) ? (files[name] as KnownFile) : undefined;
  }

  /** The facts with which the state of a file was computed, as a hash. */
  factsThen = (name: string): string => this.#partOf(name).facts;

  /** A record for a file of which nothing is known. */
  newRecord = (name: string): FileRecord => this.#partOf(name).newRecord();

  /**
   * Stores what is known now, where it differs. A record that `find` or `newRecord` returned must be the same object if
   * still valid.
   *
   * @param facts all facts, as a hash
   */
  keep(files: Map<string, KnownFile>, facts: string): void {
    for (const [part, now] of this.#byPart(files)) part.keep(now, facts);
  }

  /**
   * What a rule found in an earlier check, if all that it read is the same; otherwise what it finds now.
   *
   * @param about all that the rule depends on besides the files
   * @param digestOf the digest of what it read at the time of the call
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

  /** Returns a function that finds the hash of a column of all files, as it would be stored with these records. */
  digests(records: Map<string, FileRecord>): (column: string) => string {
    const byPart = [...this.#byPart(records)].map(([part, own]) => [part, own.map(([, record]) => record)] as const);
    return (column) => hashOf(byPart.map(([part, own]) => part.digest(column, own)).join());
  }

  #byPart<About>(files: Map<string, About>): Map<Part, [string, About][]> {
    const byPart = new Map(this.#parts.map((part) => [part, [] as [string, About][]]));
    for (const file of files) byPart.get(this.#partOf(file[0]))?.push(file);
    return byPart;
  }
}
