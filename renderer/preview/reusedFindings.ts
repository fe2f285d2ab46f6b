import { oncePerKey } from "../base/once";
import { columnOf, findAll, noteRead, readOf, recordOf, withReads } from "../content/model/kept";
import { digestOfPart } from "../content/model/notedContent";
import type { PageContent, SiteContent } from "../content/model/siteContent";

/** What a rule about several files found in a content. */
interface Found {
  found: unknown;
  /** All that it read, each part of the content with its digest. */
  reads: [read: string, digest: string | undefined][];
}

/** By content, what rules have found in it or in one before it, by their names. */
const foundIn = new WeakMap<SiteContent, Map<string, Found>>();

/**
 * Lets rules about several files keep in memory what they found, while all that they read stays the same: a change of
 * one page runs only those that read what is another in it. The pages must note what is read of them, see `notingPage`.
 *
 * @param before another content with the same facts, and the same files in the same order
 * @param replaced its pages that this content has another version of
 */
export function reuseFindings(
  content: SiteContent,
  before?: SiteContent,
  replaced: ReadonlyMap<PageContent, PageContent> = new Map(),
): void {
  const files = new Set([...replaced.keys()].map(({ file }) => readOf(file)));
  const isSameColumn = oncePerKey((column: string) =>
    [...replaced].every(([was, now]) => resultsOf(was, column) === resultsOf(now, column)),
  );
  const isSame = ([read, digest]: Found["reads"][number]) =>
    digest !== undefined || (!files.has(read) && isSameColumn(read));
  const earlier = before ? [...(foundIn.get(before) ?? [])] : [];
  if (earlier.length > 0) for (const page of replaced.values()) findAll(page);
  const known = new Map(earlier.filter(([, { reads }]) => reads.every(isSame)));
  foundIn.set(content, known);
  content.reuse = (rule, one, find) => {
    const name = `${rule} ${one.language ?? ""}`;
    const last = known.get(name);
    if (last?.reads.every(([read, digest]) => digest === digestOfPart(one, read))) {
      return last.found as ReturnType<typeof find>;
    }
    const { found, reads } = withReads(find);
    known.set(name, { found, reads: reads.map((read) => [read, digestOfPart(one, read)]) });
    return found;
  };
}

/** All results of a name about a page, as one text. */
function resultsOf(page: PageContent, column: string): string {
  return JSON.stringify([...recordOf(page).found].filter(([name]) => columnOf(name) === column));
}

/** What rules may read of a page itself; its name and its address are the same as long as the list of pages is. */
const NOTED = ["text", "source", "data", "timed", "unfilled", "values"] as const;

/** The same page, of which is noted that something of it is read. Nothing is read of it before. */
export function notingPage(page: PageContent): PageContent {
  const parts = Object.getOwnPropertyDescriptors(page);
  for (const part of NOTED) {
    if (!(part in page)) continue;
    const get = () => {
      noteRead(readOf(page.file));
      return page[part];
    };
    Object.assign(parts, { [part]: { get, enumerable: true } });
  }
  return Object.defineProperties({}, parts) as PageContent;
}
