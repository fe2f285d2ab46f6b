/** What was found in a file, as plain data, by what it is called; each with what it depends on besides the file. */
export type FileRecord = Record<string, [input: string, found: unknown]>;

const records = new WeakMap<object, FileRecord>();
const news = new WeakSet<FileRecord>();
const finders: ((file: never) => unknown)[] = [];

export function recordOf(file: object): FileRecord {
  const record = records.get(file) ?? {};
  records.set(file, record);
  return record;
}

/** Has what is found in a file added to what was found before, in the same text with the same facts and code. */
export function adoptRecord(file: object, record: FileRecord): void {
  records.set(file, record);
}

/** Whether this process has found something that was not kept. */
export const hasNews = (record: FileRecord): boolean => news.has(record);

/**
 * What is found in a file: as it is kept, else by looking.
 *
 * @param input what it depends on besides the file
 * @param holds whether it still is what would be found, where that depends on more
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
  record[name] = [input, found];
  news.add(record);
  return found;
}

/**
 * Finds something in each file once, and keeps it from one check to the next: where nothing else is asked of a page that
 * did not change, it is not even read. It must be plain data, small, and depend only on the file and the facts.
 */
export function keptPerFile<File extends object, Found>(
  name: string,
  find: (file: File) => Found,
): (file: File) => Found {
  const look = (file: File) => kept(file, name, () => find(file));
  finders.push(look);
  return look;
}

/** Finds all that is kept of a page, while it is read. */
export function findAll(page: object): void {
  for (const look of finders) look(page as never);
}
