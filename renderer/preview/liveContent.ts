import { dayOfClock, openClock } from "../clock/clock";
import { momentsOf, stateAt } from "../clock/windows";
import { imageNames } from "../content/checkFolder";
import { usedNames } from "../content/load/facts/usedNames";
import {
  type ContentPlace,
  fillPage,
  loadContent,
  readFile,
  readShared,
  type SharedSource,
  type SourceFile,
} from "../content/load/loadContent";
import { filesOf, type PageContent, type SiteContent, windowsOf } from "../content/siteContent";
import { measureOriginals } from "../pictures/measure";

export interface Change {
  /** The names of the YAML files that were written, added or taken away, such as `about.yaml`. */
  files: string[];
  /** Whether a picture or another served file has come, changed or gone. */
  others: boolean;
  /** The moment as of which the site is read from here on, as `--at` gives it; null for now. Absent: as before. */
  at?: string | null;
}

/**
 * The content as it is on disk, kept fresh: after a save only the files that changed are read, filled
 * in and measured again, and the pages that use a fact which changed. A page that stayed the same stays
 * the same object, so that results derived from it can be reused.
 */
export class LiveContent {
  /** As it was read last; undefined before the first reading. */
  content: SiteContent | undefined;
  readonly #sources = new Map<string, SourceFile>();
  /** By source: the page, and the facts that it was filled in with. */
  readonly #pages = new WeakMap<SourceFile, { page: PageContent; facts: SiteContent["facts"]; now: number }>();
  readonly #shared = new WeakMap<SourceFile, SharedSource>();
  /** Read or filled in since the last update that succeeded. */
  #again: PageContent[] = [];

  constructor(public place: ContentPlace) {}

  /**
   * The content as other texts of some files would make it. What is kept stays as it was at the last update.
   *
   * @param changed the texts by the files' names; undefined for a file that is not there
   * @throws CouldNotRun where the folder cannot be read
   */
  async tried(changed: Map<string, string | undefined>): Promise<SiteContent> {
    const read: typeof readFile = (place, file) =>
      (changed.has(file.name) ? undefined : this.#sources.get(file.name)) ?? readFile(place, file);
    const again: PageContent[] = [];
    const fill: typeof fillPage = (source, shared) => {
      const known = this.#keptPage(source, shared);
      const page = known ?? fillPage(source, shared);
      if (!known) again.push(page);
      return page;
    };
    const content = loadContent({ ...this.place, changed }, { read, fill, share: this.#share });
    const names = imageNames(content.site ? [content.site, ...again] : again);
    content.originals = { ...this.content?.originals, ...(await measureOriginals(content.imagesRoot, names)) };
    return content;
  }

  /**
   * @param change what is known to have happened; without it everything is read again
   * @returns the pages that were read or filled in again
   * @throws CouldNotRun where the folder or a file cannot be read; `content` stays as it was
   */
  async update(change?: Change): Promise<PageContent[]> {
    if (!change) this.#sources.clear();
    const { at = this.place.at } = change ?? {};
    const place = { ...this.place, at: at ?? undefined };
    const saved = new Set(change?.files);
    const there = new Set<string>();

    const read: typeof readFile = (place, file) => {
      const known = this.#sources.get(file.name);
      const read = known && !saved.has(file.name) ? known : readFile(place, file);
      // A file that was saved as it was is shown already.
      const source = known && isSame(known, read) ? known : read;
      this.#sources.set(file.name, source);
      there.add(file.name);
      return source;
    };
    const fill: typeof fillPage = (source, shared) => {
      const known = this.#keptPage(source, shared);
      const page = known ?? fillPage(source, shared);
      this.#pages.set(source, { page, facts: shared.values, now: shared.clock.now });
      if (!known) this.#again.push(page);
      return page;
    };
    const content = loadContent(place, { read, fill, share: this.#share });
    this.place = place;
    // One that comes back in the same words is a new page.
    for (const name of this.#sources.keys()) if (!there.has(name)) this.#sources.delete(name);
    const again = this.#again;
    const last = this.content?.originals;
    const all = change?.others !== false || !last;
    const names = imageNames(all ? filesOf(content) : content.site ? [content.site, ...again] : again);
    content.originals = { ...(all ? {} : last), ...(await measureOriginals(content.imagesRoot, names)) };
    this.content = content;
    this.#again = [];
    return again;
  }

  /** The facts of site.yaml: as they were, where nothing in it starts or ends since, and the day is the same. */
  readonly #share: typeof readShared = (site, at) => {
    const known = site && this.#shared.get(site);
    const clock = openClock(at, site?.data?.timeZone);
    if (known && dayOfClock(known.clock) === dayOfClock(clock)) {
      const moments = momentsOf(known.windows);
      if (stateAt(moments, known.clock.now) === stateAt(moments, clock.now)) return { ...known, clock };
    }
    const shared = readShared(site, at);
    if (site) this.#shared.set(site, shared);
    return shared;
  };

  /** The page that was filled in from a file, where it would be the same now. */
  #keptPage(source: SourceFile, { values, clock }: SharedSource): PageContent | undefined {
    const known = this.#pages.get(source);
    const same = known && usesTheSame(known.page, known.facts, values) && isSameTime(known.page, known.now, clock.now);
    return same ? known.page : undefined;
  }
}

function isSame(one: SourceFile, other: SourceFile): boolean {
  return one.text === other.text && one.file === other.file && one.unread?.message === other.unread?.message;
}

/** Whether a page that was filled in with some facts would be the same with others. */
function usesTheSame(page: PageContent, before: SiteContent["facts"], now: SiteContent["facts"]): boolean {
  // The suggestion for an unknown name depends on all known names.
  if (page.unfilled.length > 0) return false;
  const own = (page.source as { vars?: object } | undefined)?.vars ?? {};
  return usedNames(page).every((name) => Object.hasOwn(own, name) || now.get(name) === before.get(name));
}

/** Whether nothing on a page starts or ends between two moments. */
function isSameTime(page: PageContent, before: number, now: number): boolean {
  const moments = momentsOf(windowsOf(page));
  return stateAt(moments, before) === stateAt(moments, now);
}
