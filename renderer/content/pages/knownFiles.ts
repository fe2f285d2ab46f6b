import { hashOf } from "../../base/files/files.mjs";
import { Store } from "../../cache/store.mjs";
import { type FileRecord, hasNewResults } from "../model/kept";
import type { PageState } from "./pageState";

/** What is known of a file from the last check. */
export interface KnownFile {
  /** See `settledStampOf`; absent if the file had just changed. */
  stamp?: string;
  state: PageState;
  /** The cached results. */
  record: FileRecord;
}

interface Part {
  /** The key in the store. */
  input: string;
  files: Record<string, KnownFile>;
}

/** The records of a folder are stored in this many parts, so that a change of one page rewrites only one. */
const PARTS = 32;

/** Keyed by all code, since every rule affects the cached results. */
const store = new Store("pages");

/** What is known of the files of a folder, on disk. */
export class KnownFiles {
  readonly #parts: Part[];

  /** @param folder identifies the folder, and how its files are printed */
  constructor(folder: string) {
    this.#parts = Array.from({ length: PARTS }, (_, index) => {
      const input = [folder, index].join("\n");
      return { input, files: JSON.parse(store.read(input)?.toString() ?? "{}") as Part["files"] };
    });
  }

  find(name: string): KnownFile | undefined {
    const { files } = this.#partOf(name);
    return Object.hasOwn(files, name) ? files[name] : undefined;
  }

  /** Stores what is known now, where it differs. A record that `find` returned must be the same object if still valid. */
  keep(files: Map<string, KnownFile>): void {
    const byPart = new Map(this.#parts.map((part) => [part, [] as [string, KnownFile][]]));
    for (const file of files) byPart.get(this.#partOf(file[0]))?.push(file);
    for (const [part, now] of byPart) {
      const isKnown = ([name, { stamp, record }]: [string, KnownFile]) => {
        const last = part.files[name];
        return last?.stamp === stamp && last?.record === record && !hasNewResults(record);
      };
      if (Object.keys(part.files).length === now.length && now.every(isKnown)) continue;
      store.write(part.input, JSON.stringify(Object.fromEntries(now)));
    }
  }

  #partOf(name: string): Part {
    return this.#parts[Number.parseInt(hashOf(name).slice(0, 8), 16) % PARTS] as Part;
  }
}
