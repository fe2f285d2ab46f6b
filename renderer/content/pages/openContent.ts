import path from "node:path";
import { attempt } from "../../base/attempt.mjs";
import { ChangedMeanwhile } from "../../base/couldNotRun";
import { hashOf, stampOf } from "../../base/files/files.mjs";
import { Store } from "../../cache/store.mjs";
import { momentsOf, stateAt, type Window } from "../../clock/windows";
import { factNames } from "../facts/usedNames";
import { adoptRecord, type FileRecord, hasNews, kept, recordOf } from "../model/kept";
import { type PageContent, SITE_FILE, type SiteContent, windowsOf } from "../model/siteContent";
import {
  assemble,
  type ContentPlace,
  fillPage,
  folderOf,
  listSources,
  printed,
  readFile,
  readShared,
  type SourceFile,
} from "./loadContent";
import { hashOfText, type PageFile, readText, routeOf } from "./pageFiles";
import { PageSpill } from "./pageSpill";

/** How many pages stay in memory after being read. */
const RECENT = 250;

const recent = new Map<UnreadPage, PageContent>();
const older = new PageSpill<PageContent>();

/** A page that is only read when something is needed that is not cached: thousands of pages would fill the memory. */
export class UnreadPage implements PageContent {
  /** @param hash of its text */
  constructor(
    readonly file: string,
    readonly route: string,
    readonly hash: string,
    readonly readText: () => string,
    readonly read: () => { source: SourceFile; page: PageContent },
  ) {}

  /** The whole page, from a bounded cache. It shares its record of cached results with this object. */
  get whole(): PageContent {
    const page = recent.get(this) ?? this.#found();
    recent.delete(this);
    recent.set(this, page);
    const [oldest] = recent;
    if (oldest && recent.size > RECENT) {
      recent.delete(oldest[0]);
      older.keep(...oldest);
    }
    return page;
  }

  #found(): PageContent {
    const known = older.find(this);
    if (known) {
      adoptRecord(known, recordOf(this));
      return known;
    }
    const { source, page } = this.read();
    adoptRecord(page, recordOf(this));
    kept(this, "problems", () => source.problems);
    return page;
  }

  get text() {
    return recent.get(this)?.text ?? this.readText();
  }
  get source() {
    return this.whole.source;
  }
  get data() {
    return this.whole.data;
  }
  get timed() {
    return this.whole.timed;
  }
  get unfilled() {
    return this.whole.unfilled;
  }
  get values() {
    return this.whole.values;
  }
  get problems() {
    return kept(this, "problems", () => this.read().source.problems);
  }
}

/**
 * The record of a file from the last check: its timestamp, the hash of its text, the cached results, how many of its
 * moments had passed, and the hash of the facts that it uses.
 */
type KnownFile = [stamp: string | undefined, hash: string, record: FileRecord, state: number, facts: string];

/** The records of a folder are stored in this many parts, so that a change of one page rewrites only one. */
const PARTS = 32;

/** Keyed by all code, since every rule affects the cached results. */
const store = new Store("pages");

/**
 * Opens a folder of pages without reading those that have not changed since the last check.
 *
 * @param look is called with all pages, and a site without pages, to find results that are cached with them
 * @returns the content, and a function that caches everything found in its pages
 * @throws CouldNotRun if the folder cannot be read
 */
export function openContent(
  place: ContentPlace,
  look: (pages: UnreadPage[], site: SiteContent) => void,
): { content: SiteContent; keep: () => void } {
  const { site, pages: files } = listSources(place);
  const shared = readShared(site && readFile(place, site), place.at);
  const { now, zone } = shared.clock;
  const folder = folderOf(place);
  // Not the moment itself: tomorrow no page is read again unless something starts or ends until then.
  const state = stateAt(momentsOf(shared.windows), now);
  // All names of facts, since an unknown name is reported with the known ones.
  const common = hashOf(JSON.stringify([state, zone, shared.site?.data === undefined, shared.facts.names()]));
  const siteHash = hashOf(JSON.stringify([shared.site?.text, shared.values.get("business.hours")]));
  const factsHash = (names: string[]) => hashOf(JSON.stringify(names.map((name) => shared.values.get(name) ?? null)));
  const parts = Array.from({ length: PARTS }, (_, index) => {
    const input = [folder, printed(place, "."), index].join("\n");
    const [hash, known = {}] = JSON.parse(store.read(input)?.toString() ?? "[]") as [
      string?,
      Record<string, KnownFile>?,
    ];
    return { input, isNew: false, known: hash === common ? known : {}, now: {} as typeof known };
  });

  const partOf = (name: string) =>
    parts[Number.parseInt(hashOf(name).slice(0, 8), 16) % PARTS] as (typeof parts)[number];
  const pages = files.map((file) => {
    const part = partOf(file.name);
    const [lastStamp, lastHash = "", record = {}, lastState, lastFacts] = part.known[file.name] ?? [];
    const stamp = attempt(() => stampOf(path.join(folder, file.name)));
    const hash = stamp !== undefined && stamp === lastStamp ? lastHash : hashOfText(readText(folder, file.name));
    const page = unreadPage(place, file, hash, shared);
    // Whether the record of a file with the same text is still valid.
    const holds = () =>
      stateAt(momentsOf((record.windows?.[1] ?? []) as Window[]), now) === lastState &&
      factsHash((record.facts?.[1] ?? []) as string[]) === lastFacts;
    if (hash === lastHash && holds()) adoptRecord(page, record);
    else part.isNew = true;
    part.now[file.name] = [stamp, hash, recordOf(page), 0, ""];
    part.isNew ||= stamp !== lastStamp;
    return page;
  });
  look(pages, assemble(place, shared, [], []));
  const keep = () => {
    for (const [index, file] of files.entries()) {
      const known = partOf(file.name).now[file.name];
      const page = pages[index] as UnreadPage;
      if (!known) continue;
      known[3] = stateAt(momentsOf(windowsOf(page)), now);
      known[4] = factsHash(factNames(page));
    }
    for (const { input, isNew, known, now } of parts) {
      const files = Object.values(now);
      const isSame =
        !isNew && Object.keys(known).length === files.length && !files.some(([, , record]) => hasNews(record));
      if (!isSame) store.write(input, JSON.stringify([common, now]));
    }
  };
  const content = assemble(place, shared, pages, pages);
  if (content.site) {
    const part = partOf(SITE_FILE);
    const [, lastHash, record = {}] = part.known[SITE_FILE] ?? [];
    adoptRecord(content.site, lastHash === siteHash ? record : {});
    part.isNew ||= lastHash !== siteHash;
    part.now[SITE_FILE] = [undefined, siteHash, recordOf(content.site), 0, ""];
  }
  return { content, keep };
}

function unreadPage(place: ContentPlace, file: PageFile, hash: string, shared: ReturnType<typeof readShared>) {
  const name = printed(place, file.name);
  // If the page has changed meanwhile, problems are shown without lines.
  const text = () => {
    const now = readText(folderOf(place), file.name);
    return hashOfText(now) === hash ? now.text : "";
  };
  return new UnreadPage(name, routeOf(file.properName), hash, text, () => {
    const source = readFile(place, file);
    const read = source.unread ? { text: "" as const, problem: source.unread } : { text: source.text };
    if (hashOfText(read) !== hash) throw new ChangedMeanwhile(`${name} was changed meanwhile. Try again.`);
    return { source, page: fillPage(source, shared) };
  });
}
