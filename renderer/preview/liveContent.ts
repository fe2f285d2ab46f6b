import { oncePerKey } from "../base/once";
import { dayOfClock, openClock } from "../clock/clock";
import { momentsOf, stateAt } from "../clock/windows";
import { imageNames } from "../content/check/checkFolder";
import { filesOf, type PageContent, type SiteContent } from "../content/model/siteContent";
import { fillPage, loadContent } from "../content/pages/loadContent";
import { factChange, timesOf, usedFacts } from "../content/pages/pageState";
import type { PagesFolder } from "../content/pages/pagesFolder";
import { readShared, type SharedSource } from "../content/pages/sharedSource";
import { readFile, type SourceFile } from "../content/pages/sourceFile";
import { shownByOthers } from "../content/site/shownOf";
import { measureOriginals } from "../pictures/measure";
import { factsAtOnce, isLate, latePage } from "./latePage";

export interface ContentChange {
  /** The names of the YAML files that were written, added or removed, such as `about.yaml`. */
  files: string[];
  /** Whether a picture or another served file was added, changed or removed. */
  others: boolean;
  /** The new moment as of which the site is read, in the form of `--at`; null for now. Absent if it does not change. */
  at?: string | null;
}

/** No change, to which others are added. */
export const NO_CHANGE: ContentChange = { files: [], others: false };

/** Two changes as one; undefined stands for everything. */
export function bothChanges(
  one: ContentChange | undefined,
  other: ContentChange | undefined,
): ContentChange | undefined {
  if (!one || !other) return undefined;
  return { ...one, ...other, files: [...one.files, ...other.files], others: one.others || other.others };
}

interface KnownPage {
  page: PageContent;
  /** See `timesOf`. */
  times: string;
}

/** All that was read at one time. It is never changed, but replaced. */
interface Snapshot {
  content: SiteContent;
  shared: SharedSource;
  /** Every page and site.yaml by the name of its file. */
  sources: Map<string, SourceFile>;
  pages: Map<SourceFile, KnownPage>;
  /** The pages that the snapshot before it does not have. */
  again: PageContent[];
}

/**
 * The content as it is on disk, updated incrementally: after a save only the changed files are read, filled in and
 * measured again, and the pages that use a changed fact. An unchanged page stays the same object, so that results
 * derived from it can be reused.
 */
export class LiveContent {
  #last: Snapshot | undefined;
  /** What has happened to the files since the last successful update. */
  #due: ContentChange | undefined = NO_CHANGE;

  constructor(public place: PagesFolder) {}

  /** As last read; undefined before the first update. */
  get content(): SiteContent | undefined {
    return this.#last?.content;
  }

  /**
   * The content with changed texts of some files. The state of this object does not change.
   *
   * @param changed the texts by the files' names; undefined for a file that does not exist
   * @param at another moment as of which the site is read, in the form of `--at`
   * @throws CouldNotRun if the folder cannot be read
   */
  async tried(changed: Map<string, string | undefined>, at = this.place.at): Promise<SiteContent> {
    const { content } = await this.#read({ ...this.place, changed, at }, { files: [...changed.keys()], others: false });
    return content;
  }

  /**
   * @param change what is known to have happened; without it everything is read again
   * @returns the pages that were read or filled in again, or are to be: see `latePage`
   * @throws CouldNotRun if the folder or a file cannot be read; `content` stays as it was
   */
  async update(change?: ContentChange): Promise<PageContent[]> {
    const { at = this.place.at, ...files } = change ?? NO_CHANGE;
    this.#due = bothChanges(this.#due, change && files);
    const place = { ...this.place, at: at ?? undefined };
    const { again, ...read } = await this.#read(place, this.#due);
    this.place = place;
    this.#last = { ...read, again: [] };
    this.#due = NO_CHANGE;
    return again;
  }

  async #read(place: PagesFolder, change: ContentChange | undefined): Promise<Snapshot> {
    const last = this.#last;
    const next = readChanged(last, place, change);
    const isKnown = change && !change.others && change.files.every((name) => last?.sources.has(name));
    if (last && isKnown && place.at === this.place.at && isSameContent(next, last)) return last;
    const { content, again } = next;
    const before = change?.others === false ? last?.content.originals : undefined;
    const files = before ? filesOf({ ...content, pages: again.filter((page) => !isLate(page)) }) : filesOf(content);
    const names = imageNames(files).filter((name) => !before || !Object.hasOwn(before, name));
    content.originals = { ...before, ...(await measureOriginals(content.imagesRoot, names)) };
    return next;
  }
}

/** Reads what has changed, and looks whether each other page is still the same: 15 ms for a thousand pages. */
function readChanged(last: Snapshot | undefined, place: PagesFolder, change: ContentChange | undefined): Snapshot {
  const saved = new Set(change?.files);
  const sources = new Map<string, SourceFile>();
  const pages: Snapshot["pages"] = new Map();
  const again: PageContent[] = [];
  let shared: SharedSource | undefined;
  const read: typeof readFile = (place, file, times) => {
    const known = last?.sources.get(file.name);
    const row = place.rows?.pages.get(file.name);
    const isChanged = row ? row.text !== known?.text : saved.has(file.name);
    const read = known && change && !isChanged ? known : readFile(place, file, times);
    // A file that was saved without a change is shown already.
    const source = known && isSameFile(known, read) ? known : read;
    sources.set(file.name, source);
    return source;
  };
  const share: typeof readShared = (site, at, overlays) => {
    shared = sharedNow(last, site, at, overlays);
    return shared;
  };
  const changeIn = oncePerKey(
    (language: string | undefined) => last && shared && factChange(last.shared, shared, language),
  );
  const fill: typeof fillPage = (source, shared) => {
    const known = last?.pages.get(source);
    const change = known && known.times === timesOf(known.page, shared) && changeIn(source.language);
    const isSame = change && (change.names.size === 0 || !usedFacts(known.page).some((name) => change.names.has(name)));
    const mayBeLate = change && !isSame && last && shownByOthers(known.page, last.content) === undefined;
    const later = mayBeLate && latePage(known.page, change, () => fillPage(source, shared));
    const made = isSame ? known : later ? { ...known, page: later } : filled(source, shared);
    if (!isSame) again.push(made.page);
    pages.set(source, made);
    return made.page;
  };
  const content = withSameSite(loadContent(place, { read, fill, share }), last?.content);
  return { content, shared: shared as SharedSource, sources, pages, again };
}

/** Whether a reading has found what the one before it has: no file, fact or time that makes a difference. */
const isSameContent = ({ again, sources, content }: Snapshot, last: Snapshot): boolean =>
  again.length === 0 &&
  sources.size === last.sources.size &&
  [...sources].every(([name, source]) => source === last.sources.get(name)) &&
  content.site === last.content.site;

function filled(source: SourceFile, shared: SharedSource): KnownPage {
  const page = fillPage(source, shared);
  factsAtOnce(page);
  return { page, times: timesOf(page, shared) };
}

/** The facts of site.yaml: the known ones if the day is the same and nothing in them has started or ended since. */
function sharedNow(
  last: Snapshot | undefined,
  site: SourceFile | undefined,
  at: string | undefined,
  overlays: SourceFile[] = [],
): SharedSource {
  const before = last?.shared;
  const isOver = before?.overlays.length === overlays.length && overlays.every((one) => before.overlays.includes(one));
  const known = site && before?.site === site && isOver ? before : undefined;
  const clock = openClock(at, site?.data?.timeZone);
  if (!known || dayOfClock(known.clock) !== dayOfClock(clock)) return readShared(site, at, overlays);
  const all = [known, ...(known.translations?.values() ?? [])];
  const moments = momentsOf(all.flatMap(({ windows }) => windows));
  const isSameTime = stateAt(moments, known.clock.now) === stateAt(moments, clock.now);
  return isSameTime ? { ...known, clock } : readShared(site, at, overlays);
}

/** An unchanged site.yaml stays the same object, as a page does, and so does each laid over it. */
function withSameSite(content: SiteContent, last: SiteContent | undefined): SiteContent {
  const { translations } = content;
  const others = translations?.map((one) => {
    const known = last?.translations?.find(({ language }) => language === one.language);
    return known && isSameSite(one, known) ? known : one;
  });
  const site = last && isSameSite(content, last) ? last.site : content.site;
  return { ...content, site, ...(others ? { translations: others } : {}) };
}

type Facts = Pick<SiteContent, "site" | "facts">;

function isSameSite({ site, facts }: Facts, last: Facts): boolean {
  return (
    last.site !== undefined &&
    last.site.text === site?.text &&
    last.facts === facts &&
    JSON.stringify(last.site.derived) === JSON.stringify(site.derived)
  );
}

function isSameFile(one: SourceFile, other: SourceFile): boolean {
  return one.text === other.text && one.file === other.file && one.unread?.message === other.unread?.message;
}
