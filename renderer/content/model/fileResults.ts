/** A cached result, as plain data, with the input that it depends on besides the file. */
export type Entry = [input: string, found: unknown];

/** Cached results about a file by name. */
export class FileResults {
  readonly #entries: Map<string, Entry>;
  #isChanged = false;

  /** @param stored the results of an earlier process */
  constructor(stored: Record<string, Entry> = {}) {
    this.#entries = new Map(Object.entries(stored));
  }

  get(name: string): Entry | undefined {
    return this.#entries.get(name);
  }

  set(name: string, entry: Entry): void {
    this.#entries.set(name, entry);
    this.#isChanged = true;
  }

  /** Whether this process has found results. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  /** All results by name. */
  toJSON(): Record<string, Entry> {
    return Object.fromEntries(this.#entries);
  }
}

const records = new WeakMap<object, FileResults>();
/** The functions of `rememberPerFile`; `warns` of those that only warnings are found by. */
const finders: { find: (file: never) => unknown; warns: boolean }[] = [];
/** The names of the results of `rememberPerFile`. */
const names = new Map<unknown, string>();

export function resultsOf(file: object): FileResults {
  const record = records.get(file) ?? new FileResults();
  records.set(file, record);
  return record;
}

/** Uses the cached results of a file with the same text, facts and code; new results are added to them. */
export function adoptResults(file: object, record: FileResults): void {
  records.set(file, record);
}

/**
 * A result about a file: from the cache, or computed.
 *
 * @param input what it depends on besides the file
 */
export function rememberResult<Found>(file: object, name: string, find: () => Found, input = ""): Found {
  const record = resultsOf(file);
  const known = record.get(name);
  if (known?.[0] === input) return known[1] as Found;
  const found = find();
  record.set(name, [input, found]);
  return found;
}

/**
 * Computes something about each file once, and caches it from one check to the next: an unchanged page is not even read
 * if nothing else of it is needed. The result must be small, plain data, and depend only on the file and the facts.
 *
 * @param options `warns`: only rules that warn need it, so that a build does not find it
 */
export function rememberPerFile<File extends object, Found>(
  name: string,
  find: (file: File) => Found,
  { warns = false } = {},
): (file: File) => Found {
  const finder = (file: File) => rememberResult(file, name, () => find(file));
  finders.push({ find: finder, warns });
  names.set(finder, name);
  return finder;
}

/** Computes all cached results of a page, while it is read. @param forWarnings whether also those that only warnings need */
export function findAll(page: object, forWarnings = true): void {
  for (const { find, warns } of finders) if (forWarnings || !warns) find(page as never);
}

/** Gives a file results of another, of which it is known that they are the same. @param found functions of `rememberPerFile` */
export function copyResults<File extends object>(from: File, to: File, found: ((file: File) => unknown)[]): void {
  const [known, own] = [resultsOf(from), resultsOf(to)];
  for (const find of found) {
    const name = names.get(find) ?? "";
    own.set(name, known.get(name) ?? ["", find(from)]);
  }
}
