/** Cached results about a file, as plain data by name, each with the input that it depends on besides the file. */
export type FileRecord = Record<string, [input: string, found: unknown]>;

const records = new WeakMap<object, FileRecord>();
const news = new WeakSet<FileRecord>();
/** The functions of `keptPerFile` with the names of their results. */
const finders = new Map<(file: never) => unknown, string>();

export function recordOf(file: object): FileRecord {
  const record = records.get(file) ?? {};
  records.set(file, record);
  return record;
}

/** Uses the cached results of a file with the same text, facts and code; new results are added to them. */
export function adoptRecord(file: object, record: FileRecord): void {
  records.set(file, record);
}

/** Whether this process has computed a result that was not cached. */
export const hasNewResults = (record: FileRecord): boolean => news.has(record);

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
  const record = recordOf(file);
  const known = record[name];
  if (known && known[0] === input && holds(known[1] as Found)) return known[1] as Found;
  const found = find();
  keep(record, name, input, found);
  return found;
}

function keep(record: FileRecord, name: string, input: string, found: unknown): void {
  record[name] = [input, found];
  news.add(record);
}

/**
 * Computes something about each file once, and caches it from one check to the next: an unchanged page is not even read
 * if nothing else of it is needed. The result must be small, plain data, and depend only on the file and the facts.
 */
export function keptPerFile<File extends object, Found>(
  name: string,
  find: (file: File) => Found,
): ((file: File) => Found) & { replace: (file: File, found: Found) => void } {
  const keptFind = (file: File) => kept(file, name, () => find(file));
  finders.set(keptFind, name);
  /** Caches another result, from which the same follows. */
  const replace = (file: File, found: Found) => keep(recordOf(file), name, "", found);
  return Object.assign(keptFind, { replace });
}

/** Computes all cached results of a page, while it is read. */
export function findAll(page: object): void {
  for (const find of finders.keys()) find(page as never);
}

/** Gives a file results of another, of which it is known that they are the same. @param found functions of `keptPerFile` */
export function copyResults<File extends object>(from: File, to: File, found: ((file: File) => unknown)[]): void {
  const [known, record] = [recordOf(from), recordOf(to)];
  for (const find of found) {
    const name = finders.get(find) ?? "";
    record[name] = known[name] ?? ["", find(from)];
  }
}
