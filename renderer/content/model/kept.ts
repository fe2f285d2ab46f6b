/** A cached result, as plain data, with the input that it depends on besides the file. */
export type Entry = [input: string, found: unknown];

/** Cached results about a file by name: those of an earlier process are only read when they are needed. */
export class FileRecord {
  readonly #found = new Map<string, Entry>();

  /**
   * @param stored the results of an earlier process
   * @param onFound is called with the name of each result that this process finds
   */
  constructor(
    private readonly stored: (name: string) => Entry | undefined = () => undefined,
    private readonly onFound: (name: string) => void = () => {},
  ) {}

  get(name: string): Entry | undefined {
    return this.#found.get(name) ?? this.stored(name);
  }

  set(name: string, entry: Entry): void {
    this.#found.set(name, entry);
    this.onFound(name);
  }

  /** The results that this process has found, by name. */
  get found(): ReadonlyMap<string, Entry> {
    return this.#found;
  }
}

const records = new WeakMap<object, FileRecord>();
const finders: ((file: never) => unknown)[] = [];
/** The names of the results of `keptPerFile`. */
const names = new Map<unknown, string>();

export function recordOf(file: object): FileRecord {
  const record = records.get(file) ?? new FileRecord();
  records.set(file, record);
  return record;
}

/** Uses the cached results of a file with the same text, facts and code; new results are added to them. */
export function adoptRecord(file: object, record: FileRecord): void {
  records.set(file, record);
}

/**
 * A result about a file: from the cache, or computed.
 *
 * @param input what it depends on besides the file
 * @param holds whether a cached result is still valid, if it depends on more
 */
export function kept<Found>(
  file: object,
  name: string,
  find: () => Found,
  input = "",
  holds: (found: Found) => boolean = () => true,
): Found {
  if (reads) reads.add(columnOf(name));
  const record = recordOf(file);
  const known = record.get(name);
  if (known && known[0] === input && holds(known[1] as Found)) return known[1] as Found;
  // A caller depends on the result alone, not on what it was found from.
  const { found } = withReads(find, false);
  record.set(name, [input, found]);
  return found;
}

/** The cached results of this kind; those about places in a file have its name and the place. */
export function columnOf(name: string): string {
  const end = name.indexOf("\n");
  return end < 0 ? name : name.slice(0, end);
}

/** What is read now, if somebody asks: columns of cached results, and files of which anything else is read. */
let reads: Set<string> | undefined;

/** The name among what is read of a file itself. */
export const readOf = (file: string): string => `\n${file}`;

/** Notes that a result depends on a column, or on a file itself, see `readOf`. */
export function noteRead(...names: string[]): void {
  if (reads) for (const name of names) reads.add(name);
}

/** A result with all that it depends on of pages. @param isNoted whether what is found around it depends on that too */
export function withReads<Found>(find: () => Found, isNoted = true): { found: Found; reads: string[] } {
  const outer = reads;
  const own = new Set<string>();
  reads = own;
  try {
    const found = find();
    return { found, reads: [...own] };
  } finally {
    reads = outer;
    if (isNoted) noteRead(...own);
  }
}

/**
 * Computes something about each file once, and caches it from one check to the next: an unchanged page is not even read
 * if nothing else of it is needed. The result must be small, plain data, and depend only on the file and the facts.
 *
 * @returns the function, of which `replace` caches another result, from which the same follows
 */
export function keptPerFile<File extends object, Found>(
  name: string,
  find: (file: File) => Found,
): ((file: File) => Found) & { replace: (file: File, found: Found) => void } {
  const keptFind = (file: File) => kept(file, name, () => find(file));
  const replace = (file: File, found: Found) => void recordOf(file).set(name, ["", found]);
  const finder = Object.assign(keptFind, { replace });
  finders.push(finder);
  names.set(finder, name);
  return finder;
}

/** Computes all cached results of a page, while it is read. */
export function findAll(page: object): void {
  for (const find of finders) find(page as never);
}

/** Gives a file results of another, of which it is known that they are the same. @param found functions of `keptPerFile` */
export function copyResults<File extends object>(from: File, to: File, found: ((file: File) => unknown)[]): void {
  const [known, own] = [recordOf(from), recordOf(to)];
  for (const find of found) {
    const name = names.get(find) ?? "";
    own.set(name, known.get(name) ?? ["", find(from)]);
  }
}
