import { hashOf } from "../../base/files/files.mjs";
import { groupBy } from "../../base/groups";
import { Store } from "../../cache/store.mjs";
import { type Entry, FileResults } from "../model/fileResults";
import type { PageState } from "./pageState";

/** What is known of a file from the last check. */
export interface KnownFile {
  /** See `settledStampOf`; absent if the file had just changed. */
  stamp?: string;
  state: PageState;
  /** The cached results. */
  record: FileResults;
}

/** Some files of a folder as stored, by name. */
interface StoredPart {
  /** All facts with which the states of the files were computed, as a hash. */
  facts?: string;
  files: Record<string, Omit<KnownFile, "record"> & { record: Record<string, Entry> }>;
}

/** The records of a folder are stored in this many parts, so that a change of one page rewrites only one. */
const PARTS = 32;

/** Keyed by all code, since every rule affects the cached results. */
const store = new Store("pages");

const partOf = (name: string): number => Number.parseInt(hashOf(name).slice(0, 8), 16) % PARTS;

/** What is known of the files of a folder, on disk. */
export class KnownFiles {
  readonly #files = new Map<string, KnownFile>();
  /** See `StoredPart`, by part. */
  readonly #facts: (string | undefined)[];

  /** @param folder identifies the folder, and how its files are printed */
  constructor(readonly folder: string) {
    this.#facts = Array.from({ length: PARTS }, (_, part) => {
      const { facts, files }: StoredPart = JSON.parse(store.read(this.#key(part))?.toString() ?? '{"files":{}}');
      for (const [name, file] of Object.entries(files)) {
        this.#files.set(name, { ...file, record: new FileResults(file.record) });
      }
      return facts;
    });
  }

  #key(part: number): string {
    return `${this.folder}\n${part}`;
  }

  find(name: string): KnownFile | undefined {
    return this.#files.get(name);
  }

  /** The facts with which the state of a file was computed, as a hash. */
  factsThen(name: string): string | undefined {
    return this.#facts[partOf(name)];
  }

  /**
   * Stores what is known now, where it differs. A record that `find` returned must be the same object if still valid.
   *
   * @param facts all facts, as a hash
   */
  keep(files: Map<string, KnownFile>, facts: string): void {
    const changed = new Set(this.#facts.flatMap((then, part) => (then === facts ? [] : part)));
    for (const name of new Set([...this.#files.keys(), ...files.keys()])) {
      const [last, now] = [this.#files.get(name), files.get(name)];
      if (last?.stamp !== now?.stamp || last?.record !== now?.record || now?.record.isChanged)
        changed.add(partOf(name));
    }
    const byPart = groupBy([...files], ([name]) => partOf(name));
    for (const part of changed) {
      const stored = { facts, files: Object.fromEntries(byPart.get(part) ?? []) };
      store.write(this.#key(part), JSON.stringify(stored));
    }
  }
}
