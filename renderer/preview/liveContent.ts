import { existsSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../base/problem";
import { dayOfClock, openClock } from "../clock/clock";
import { momentsOf, stateAt } from "../clock/windows";
import { imageNames } from "../content/check/checkFolder";
import { pricesOf } from "../content/facts/priceRange";
import { filesOf, isDraft, type PageContent, type SiteContent, windowsOf } from "../content/model/siteContent";
import {
  type ContentPlace,
  fillPage,
  folderOf,
  hashOfSource,
  loadContent,
  readFile,
  readShared,
  type SharedSource,
  type SourceFile,
} from "../content/pages/loadContent";
import { isSame, type PageState, stateOf } from "../content/pages/pageState";
import { measureOriginals } from "../pictures/measure";

export interface Change {
  /** The names of the YAML files that were written, added or removed, such as `about.yaml`. */
  files: string[];
  /** Whether a picture or another served file was added, changed or removed. */
  others: boolean;
  /** The new moment as of which the site is read, in the form of `--at`; null for now. Absent if it does not change. */
  at?: string | null;
}

interface KnownPage {
  page: PageContent;
  state: PageState;
}

/**
 * The content as it is on disk, updated incrementally: after a save only the changed files are read, filled in and
 * measured again, and the pages that use a changed fact. An unchanged page stays the same object, so that results
 * derived from it can be reused.
 */
export class LiveContent {
  /** As last read; undefined before the first update. */
  content: SiteContent | undefined;
  readonly #sources = new Map<string, SourceFile>();
  /** By source: the page, and its state when it was last filled in. */
  readonly #pages = new WeakMap<SourceFile, KnownPage>();
  readonly #shared = new WeakMap<SourceFile, SharedSource>();
  /** The pages that were read or filled in since the last successful update. */
  #again: PageContent[] = [];
  /** site.yaml as last read. */
  #site: SourceFile | undefined;
  /** When something in the content next starts or ends. */
  #until = 0;

  constructor(public place: ContentPlace) {}

  /**
   * The content with changed texts of some files. The state of this object does not change.
   *
   * @param changed the texts by the files' names; undefined for a file that does not exist
   * @param at another moment as of which the site is read, in the form of `--at`
   * @throws CouldNotRun if the folder cannot be read
   */
  async tried(changed: Map<string, string | undefined>, at?: string): Promise<SiteContent> {
    const quick = at === undefined ? this.#withPages(changed.keys(), { ...this.place, changed }) : undefined;
    if (quick) return this.#measured(quick.content, quick.again);
    const read: typeof readFile = (place, file) =>
      (changed.has(file.name) ? undefined : this.#sources.get(file.name)) ?? readFile(place, file);
    const again: PageContent[] = [];
    const fill: typeof fillPage = (source, shared) => {
      const known = this.#keptPage(source, shared);
      const page = known ?? fillPage(source, shared);
      if (!known) again.push(page);
      return page;
    };
    const place = { ...this.place, changed, at: at ?? this.place.at };
    // The facts of another day must not replace those that are shown.
    const share = at === undefined ? this.#share : readShared;
    const content = this.#withSameSite(loadContent(place, { read, fill, share }));
    const names = imageNames(content.site ? [content.site, ...again] : again);
    content.originals = { ...this.content?.originals, ...(await measureOriginals(content.imagesRoot, names)) };
    return content;
  }

  /**
   * @param change what is known to have happened; without it everything is read again
   * @returns the pages that were read or filled in again
   * @throws CouldNotRun if the folder or a file cannot be read; `content` stays as it was
   */
  async update(change?: Change): Promise<PageContent[]> {
    const quick = change && !change.others && change.at === undefined && this.#withPages(change.files, this.place);
    if (quick) {
      const { content, again, sources, shared } = quick;
      for (const [name, [source, page]] of sources) {
        this.#sources.set(name, source);
        this.#remember(source, page, shared);
      }
      this.#until = Math.min(this.#until, ...again.map((page) => nextMoment(page, shared.clock.now)));
      this.content = await this.#measured(content, again);
      return again;
    }
    if (!change) this.#sources.clear();
    const { at = this.place.at } = change ?? {};
    const place = { ...this.place, at: at ?? undefined };
    const saved = new Set(change?.files);
    const there = new Set<string>();

    const read: typeof readFile = (place, file) => {
      const known = this.#sources.get(file.name);
      const read = known && !saved.has(file.name) ? known : readFile(place, file);
      // A file that was saved without a change is shown already.
      const source = known && isSameFile(known, read) ? known : read;
      this.#sources.set(file.name, source);
      there.add(file.name);
      return source;
    };
    const fill: typeof fillPage = (source, shared) => {
      const known = this.#keptPage(source, shared);
      if (known) return known;
      const page = fillPage(source, shared);
      this.#remember(source, page, shared);
      this.#again.push(page);
      return page;
    };
    const content = this.#withSameSite(loadContent(place, { read, fill, share: this.#share }));
    this.place = place;
    this.#site = [...this.#sources.values()].find(({ file }) => file === content.site?.file);
    this.#until = filesOf(content).reduce(
      (least, file) => Math.min(least, nextMoment(file, content.clock.now)),
      Number.POSITIVE_INFINITY,
    );
    // A removed file that comes back with the same text is a new page.
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

  /**
   * The content with some of its pages read again, in a time that does not depend on the number of pages; undefined if
   * other pages may change, too.
   */
  #withPages(names: Iterable<string>, place: ContentPlace) {
    const { content } = this;
    if (!content || this.#again.length > 0) return undefined;
    const shared = this.#share(this.#site, place.at);
    if (shared.values !== content.facts || shared.clock.now >= this.#until) return undefined;
    const sources = new Map<string, [SourceFile, PageContent]>();
    const replaced = new Map<PageContent, PageContent>();
    const gone = new Set<Problem>();
    for (const name of new Set(names)) {
      const known = this.#sources.get(name);
      const was = known && this.#pages.get(known)?.page;
      if (!was || known.problems.some(({ rule }) => rule === "files/name")) return undefined;
      const isThere = place.changed?.has(name) ? place.changed.get(name) !== undefined : this.#isThere(name);
      if (!isThere) return undefined;
      const source = readFile(place, { name, properName: name });
      if (source.unread) return undefined;
      if (isSameFile(known, source)) continue;
      const page = fillPage(source, shared);
      // These change the order of the pages, and what site.yaml derives from them.
      if (isDraft(page) !== isDraft(was) || JSON.stringify(pricesOf(page)) !== JSON.stringify(pricesOf(was)))
        return undefined;
      sources.set(name, [source, page]);
      replaced.set(was, page);
      for (const problem of known.problems) gone.add(problem);
    }
    if (sources.size === 0) return { content, again: [], sources, shared };
    const { misspelled: _before, ...same } = content;
    const again = [...replaced.values()];
    const next: SiteContent = {
      ...same,
      clock: shared.clock,
      pages: content.pages.map((page) => replaced.get(page) ?? page),
      problems: [
        ...content.problems.filter((problem) => !gone.has(problem)),
        ...[...sources.values()].flatMap(([{ problems }]) => problems),
      ],
    };
    return { content: next, again, sources, shared };
  }

  #isThere(name: string): boolean {
    return existsSync(path.join(folderOf(this.place), name));
  }

  /** Adds the sizes of pictures that no page has named before. */
  async #measured(content: SiteContent, again: PageContent[]): Promise<SiteContent> {
    const names = imageNames(again).filter((name) => !Object.hasOwn(content.originals, name));
    if (names.length === 0) return content;
    return { ...content, originals: { ...content.originals, ...(await measureOriginals(content.imagesRoot, names)) } };
  }

  /** An unchanged site.yaml stays the same object, as a page does. */
  #withSameSite(content: SiteContent): SiteContent {
    const { site, facts } = this.content ?? {};
    const same =
      site?.text === content.site?.text &&
      facts === content.facts &&
      JSON.stringify(site?.derived) === JSON.stringify(content.site?.derived);
    return site && same ? { ...content, site } : content;
  }

  /** The facts of site.yaml: the known ones if the day is the same and nothing in them has started or ended since. */
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

  #remember(source: SourceFile, page: PageContent, shared: SharedSource): void {
    this.#pages.set(source, { page, state: stateOf(page, hashOfSource(source), shared) });
  }

  /** The page that was filled in from a file, if it would be the same now. */
  #keptPage(source: SourceFile, shared: SharedSource): PageContent | undefined {
    const known = this.#pages.get(source);
    return known && isSame(known.page, known.state, known.state.text, shared) ? known.page : undefined;
  }
}

function isSameFile(one: SourceFile, other: SourceFile): boolean {
  return one.text === other.text && one.file === other.file && one.unread?.message === other.unread?.message;
}

/** When something in a file next starts or ends. */
function nextMoment(file: Parameters<typeof windowsOf>[0], now: number): number {
  return momentsOf(windowsOf(file)).find((moment) => moment > now) ?? Number.POSITIVE_INFINITY;
}
