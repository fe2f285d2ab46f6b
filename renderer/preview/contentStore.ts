import { oneAtATime } from "../base/once";
import { dayOfClock } from "../clock/clock";
import { isDraft, type PageContent, type SiteContent, type SiteFile } from "../content/model/siteContent";
import type { PagesFolder } from "../content/pages/pagesFolder";
import { furtherPage, partIn, partsOf } from "../content/site/pageLists";
import { aliasesOf, isNotFoundRoute, redirectsOf } from "../content/site/routes";
import { shownByOthers } from "../content/site/shownOf";
import type { Site } from "../contract/types.generated";
import { type PageModel, toPageModel } from "../page/pageModel";
import type { Originals } from "../pictures/originals";
import { Addresses } from "./addresses";
import { isRenderable, KnownProblems } from "./knownProblems";
import { type ContentChange, LiveContent } from "./liveContent";
import { PageVersions } from "./pageVersions";
import { ShownFacts } from "./shownFacts";

/** The content as the preview shows it: README.md has its parts, and the states of a page. */
export class ContentStore {
  /** Why the files could not be read at the last change; undefined if they could. */
  unreadable: string | undefined;
  /** Grows with each change of what is shown. */
  version = 0;
  /** All that are known of the files as they are. */
  readonly problems = new KnownProblems();
  /** The facts in their last version without an error. */
  readonly facts = new ShownFacts(this.problems);
  readonly addresses = new Addresses();
  readonly #pages = new PageVersions(this.problems);
  readonly #live: LiveContent;
  #published: PageContent[] = [];
  /** Every picture so far: the last version of a page may show some that the content no longer names. */
  #originals: Originals = {};
  #models = new WeakMap<PageContent, PageModel>();
  /** An earlier read must not replace a later one. */
  readonly #inTurn = oneAtATime();

  constructor(place: PagesFolder) {
    this.#live = new LiveContent(place);
  }

  /** The files as they are on disk, including those with errors; undefined before the first update. */
  get content(): SiteContent | undefined {
    return this.#live.content;
  }

  /** The moment as of which the site is shown, in the form of `--at`; undefined for now. */
  get at(): string | undefined {
    return this.#live.place.at;
  }

  /** The day as of which the site is shown. */
  get today(): string {
    return this.content ? dayOfClock(this.content.clock) : "";
  }

  /**
   * Reads what has changed. A file that cannot be rendered keeps its last page.
   *
   * @returns the addresses whose page may look different now; undefined for all of them
   * @throws CouldNotRun if the folder or a file cannot be read; everything stays as it was
   */
  update(change?: ContentChange): Promise<string[] | undefined> {
    return this.#inTurn(() => this.#update(change));
  }

  async #update(change?: ContentChange): Promise<string[] | undefined> {
    const before = this.content;
    const read = await this.#live.update(change).catch((error: Error) => {
      this.unreadable = error.message;
      throw error;
    });
    this.unreadable = undefined;
    const content = this.content as SiteContent;
    // For example the desk's own change, which the watcher reports as well.
    if (content === before && read.length === 0 && change && !change.others && change.at === undefined) return [];
    this.problems.settled = false;
    this.#originals = { ...this.#originals, ...content.originals };

    const { hold } = this.facts;
    this.facts.read(content, change?.others !== false);
    const everything =
      changesEveryPage(change, before, content) || read.some((page) => !this.#looksSame(page, shownIn(content)));
    const addressed = !everything && read.every((page) => this.#looksSame(page, addressesOf));
    // Without the facts no text can be filled in: the pages wait for them.
    const due = this.facts.hold && !hold ? content.pages : read;
    this.#pages.add(due, content, this.facts.hold);
    // A page names the same page in the other languages, and links to these.
    if (everything || content.translations) this.#models = new WeakMap();
    if (!addressed) this.#address(content);
    this.#published = this.#pages.all.filter((page) => !isDraft(page));
    if (everything || read.length > 0) this.version++;
    return everything ? undefined : read.flatMap((page) => [page.route, ...aliasesOf(page)]);
  }

  /** Whether something of a page is the same as in the version that is shown. */
  #looksSame(page: PageContent, of: (page: PageContent | undefined) => string | undefined): boolean {
    return of(page) === of(this.#pages.peek(page.file));
  }

  #address({ pages }: SiteContent): void {
    this.#pages.keepOnly(new Set(pages.map(({ file }) => file)));
    this.addresses.assign(pages.flatMap(({ file }) => this.#pages.peek(file) ?? []));
  }

  /** The content with changed texts of some files: see `LiveContent`. */
  tried(changed: Map<string, string | undefined>, at?: string): Promise<SiteContent> {
    return this.#live.tried(changed, at);
  }

  /** A page with other texts of some files; undefined where it cannot be rendered like that. */
  async pageWith(texts: Map<string, string>, route: string): Promise<PageModel | undefined> {
    const content = await this.tried(texts);
    const page = content.pages.find((one) => one.route === route);
    const { file: site, translations } = this.facts;
    if (!page || !site || !isRenderable(content, page)) return undefined;
    return toPageModel(page, { site, translations, originals: content.originals, ...this.lists });
  }

  find(address: string): { page: PageModel; status: 200 | 404 } | undefined {
    const page = this.#model(address) ?? this.#partAt(address);
    if (page && !isNotFoundRoute(address)) return { page, status: 200 };
    const notFound = this.#model(this.addresses.notFoundFor(address));
    return notFound && { page: notFound, status: 404 };
  }

  /** What lists and feeds are made of. */
  get lists() {
    return { pages: this.#published, collections: this.content?.collections };
  }

  /** The facts in the language of the page that is shown at an address. */
  siteAt(address: string): Site | undefined {
    return this.facts.siteIn(this.shown(address)?.page.language);
  }

  /**
   * The same as it would be with another preset, such as a theme, to choose one by what it looks like. Undefined while
   * there is an error.
   */
  siteWith(address: string, preset: string): Site | undefined {
    return this.facts.withPreset(this.shown(address)?.page.language, preset, this.content);
  }

  /** The files behind the page that is shown at an address, and site.yaml, each in the version that is shown. */
  shown(address: string): { page: PageContent; facts: SiteFile } | undefined {
    const addresses = this.addresses;
    const page = this.#pageIn(addresses.fileAt(address) ?? addresses.fileAt(addresses.notFoundFor(address)));
    const facts = this.facts.fileIn(page?.language);
    return page && facts && { page, facts };
  }

  /** The file behind an address as it is on disk, which may have errors; undefined if there is none. */
  fileAt(address: string): PageContent | undefined {
    const name = this.addresses.fileAt(address);
    return this.content?.pages.find(({ file, route }) => (name ? file === name : route === address));
  }

  /** Which version of a file its page shows: an error keeps the last good one, or leaves none. */
  shows({ file }: PageContent): "this" | "earlier" | "none" {
    const page = this.#pageIn(file);
    if (!page || !this.facts.file) return "none";
    return this.facts.hold && this.content?.pages.includes(page) ? "this" : "earlier";
  }

  #pageIn(file = ""): PageContent | undefined {
    return this.#pages.get(file, this.content);
  }

  #model(address: string): PageModel | undefined {
    const page = this.#pageIn(this.addresses.fileAt(address));
    const model = page && (this.#models.get(page) ?? this.#toModel(page));
    if (page && model) this.#models.set(page, model);
    return model;
  }

  /** A further page of a long list. */
  #partAt(address: string): PageModel | undefined {
    const { route = "", part } = partIn(address) ?? {};
    const page = this.#pageIn(this.addresses.fileAt(route));
    if (!page || !part || part > partsOf(page, this.lists)) return undefined;
    return this.#toModel(furtherPage(page, part));
  }

  #toModel(page: PageContent): PageModel | undefined {
    const { file: site, translations } = this.facts;
    return site && toPageModel(page, { site, translations, originals: this.#originals, ...this.lists });
  }
}

/** Whether a change may change the look of any page, whatever it changed in the pages that were read. */
function changesEveryPage(
  change: ContentChange | undefined,
  before: SiteContent | undefined,
  content: SiteContent,
): boolean {
  const isAnythingElse = change?.others !== false || change.at !== undefined;
  return isAnythingElse || sharedBy(before) !== sharedBy(content);
}

/** What all pages depend on, as one text: the facts in all languages, the collections, the number of pages. */
function sharedBy(content: SiteContent | undefined): string {
  const { site, translations = [], collections = [], pages } = content ?? {};
  const texts = [site, ...translations.map((one) => one.site), ...collections].map((file) => file?.text);
  return JSON.stringify([pages?.length, texts]);
}

/** What the other pages show of a page, for comparing. */
const shownIn = (content: SiteContent) => (page: PageContent | undefined) => shownByOthers(page, content);

/** All addresses of a page, old ones too, as one text. */
function addressesOf(page: PageContent | undefined): string | undefined {
  return page && JSON.stringify([page.route, aliasesOf(page), redirectsOf(page)]);
}
