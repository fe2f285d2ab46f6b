import { oneAtATime } from "../base/once";
import type { Problem } from "../base/problem";
import { dayOfClock } from "../clock/clock";
import { contentsIn } from "../content/model/languages";
import {
  type ContentFile,
  isDraft,
  type PageContent,
  type SiteContent,
  type SiteFile,
} from "../content/model/siteContent";
import type { ContentPlace } from "../content/pages/contentPlace";
import { reportAll } from "../content/places/report";
import { schemaFindings } from "../content/schema/schemaFindings";
import { withPreset } from "../content/schema/siteSchema";
import { furtherPage, partIn, partsOf } from "../content/site/pageLists";
import {
  aliasesOf,
  isNotFoundRoute,
  NOT_FOUND,
  pathOf,
  redirects,
  redirectsOf,
  servedRoutes,
} from "../content/site/routes";
import { shownByOthers } from "../content/site/shownOf";
import type { Site } from "../contract/types.generated";
import { type PageModel, toPageModel, toSiteModel } from "../page/pageModel";
import type { Originals } from "../pictures/originals";
import { isLate } from "./latePage";
import { type ContentChange, LiveContent } from "./liveContent";

/** The content as the preview shows it: each page in its last version that could be rendered. */
export class ContentStore {
  /** The facts in their last version without an error. */
  site: Site | undefined;
  /** All known problems. Until `settle`, a saved file has only those that are found without other files. */
  problems: Problem[] = [];
  /** The problems of the last check of the whole site, and the files that were checked by themselves since. */
  #last: Problem[] = [];
  readonly #since = new Set<string>();
  /** Whether the whole site was checked since the last change. */
  settled = false;
  /** Why the files could not be read at the last change; undefined if they could. */
  unreadable: string | undefined;
  /** Grows with each change of what is shown. */
  version = 0;
  readonly #live: LiveContent;
  /** The facts in each other language, by its code. */
  #sites = new Map<string, Site>();
  /** site.yaml in its last version without an error, and those laid over it. */
  #facts: SiteFile | undefined;
  #translations: SiteContent["translations"];
  #published: PageContent[] = [];
  #factsHold = false;
  /** By language and preset: see `siteWith`. */
  readonly #tried = new Map<string, Site>();
  /** What the model of the site was built from. */
  #made: { site: SiteFile | undefined; day: string } | undefined;
  /** By file: the version that is shown. */
  readonly #good = new Map<string, PageContent>();
  /** By file: the version to show if it can be rendered, which is found when the page is needed, and its content. */
  readonly #unjudged = new Map<string, { page: PageContent; content: SiteContent }>();
  /** Every picture so far: the last version of a page may show some that the content no longer names. */
  #originals: Originals = {};
  readonly #byAddress = new Map<string, string>();
  #moved = new Map<string, PageContent>();
  #models = new WeakMap<PageContent, PageModel>();
  /** An earlier read must not replace a later one. */
  readonly #inTurn = oneAtATime();

  constructor(place: ContentPlace) {
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
    this.settled = false;

    this.#originals = { ...this.#originals, ...content.originals };
    const heldBefore = this.#factsHold;
    this.#readFacts(content, change);
    // Without the facts no text can be filled in: the pages wait for them.
    const due = this.#factsHold && !heldBefore ? content.pages : read;
    const renderable = this.#judge(
      content,
      due.filter((page) => !isLate(page)),
    );
    const shownAsBefore = read.every(
      (page) => shownByOthers(page, content) === shownByOthers(this.#good.get(page.file), content),
    );
    const everything =
      !shownAsBefore ||
      change?.others !== false ||
      change.at !== undefined ||
      before?.site?.text !== content.site?.text ||
      content.translations?.some(({ site }, index) => before?.translations?.[index]?.site.text !== site.text) ||
      before?.pages.length !== content.pages.length ||
      collectionTexts(before) !== collectionTexts(content);
    const addressed = !everything && read.every((page) => addressesOf(page) === addressesOf(this.#good.get(page.file)));
    if (this.#factsHold) {
      for (const page of due) this.#unjudged.delete(page.file);
      for (const page of due.filter(isLate)) this.#unjudged.set(page.file, { page, content });
      for (const page of renderable) this.#good.set(page.file, page);
    }
    // A page names the same page in the other languages, and links to these.
    if (everything || content.translations) this.#models = new WeakMap();
    if (!addressed) this.#address(content);
    this.#published = [...this.#good.values()].filter((page) => !isDraft(page));
    if (everything || read.length > 0) this.version++;
    return everything ? undefined : read.flatMap((page) => [page.route, ...aliasesOf(page)]);
  }

  /** The content with changed texts of some files: see `LiveContent`. */
  tried(changed: Map<string, string | undefined>, at?: string): Promise<SiteContent> {
    return this.#live.tried(changed, at);
  }

  /** A page with other texts of some files; undefined where it cannot be rendered like that. */
  async pageWith(texts: Map<string, string>, route: string): Promise<PageModel | undefined> {
    const content = await this.tried(texts);
    const page = content.pages.find((one) => one.route === route);
    if (!page || !this.#facts || !isRenderable(content, page, fileProblems(content, page))) return undefined;
    const facts = { site: this.#facts, translations: this.#translations };
    return toPageModel(page, { ...facts, originals: content.originals, ...this.lists });
  }

  /**
   * All problems as far as they are known: until the site is checked again, also those that the last check found in
   * the saved files by comparing them with others, so that their number does not drop to 0 after each save.
   */
  get lastKnown(): Problem[] {
    const now = new Set(this.problems.map(keyOf));
    const older = this.#last.filter(
      (problem) => this.#since.has(problem.file) && !OF_ONE_FILE.test(problem.rule) && !now.has(keyOf(problem)),
    );
    return [...this.problems, ...older];
  }

  settle(problems: Problem[]): void {
    this.problems = problems;
    this.#last = problems;
    this.#since.clear();
    this.settled = true;
  }

  /** Where an old address redirects to, as on the built site; undefined for the address of a page and unknown ones. */
  movedTo(address: string): string | undefined {
    return this.#byAddress.has(address) ? undefined : this.#moved.get(pathOf(address))?.route;
  }

  find(address: string): { page: PageModel; status: 200 | 404 } | undefined {
    const page = this.#model(address) ?? this.#partAt(address);
    if (page && !isNotFoundRoute(address)) return { page, status: 200 };
    const notFound = this.#model(this.#notFoundFor(address));
    return notFound && { page: notFound, status: 404 };
  }

  /** The facts in every language, and as they were tried with other presets. */
  get sites(): Site[] {
    return [...(this.site ? [this.site] : []), ...this.#sites.values(), ...this.#tried.values()];
  }

  /** The same by their codes, the main one by none. */
  get sitesByCode(): Map<string | undefined, Site> {
    return new Map([...(this.site ? [[undefined, this.site] as const] : []), ...this.#sites]);
  }

  /** What lists and feeds are made of. */
  get lists() {
    return { pages: this.#published, collections: this.content?.collections };
  }

  /** The facts in the language of the page that is shown at an address. */
  siteAt(address: string): Site | undefined {
    const { language = "" } = this.shown(address)?.page ?? {};
    return this.#sites.get(language) ?? this.site;
  }

  /**
   * The same as it would be with another preset, such as a theme, to choose one by what it looks like. Undefined while
   * there is an error.
   */
  siteWith(address: string, preset: string): Site | undefined {
    const { language } = this.shown(address)?.page ?? {};
    const key = `${language ?? ""} ${preset}`;
    const content = this.content && contentsIn(this.content).find((one) => one.language === language);
    if (!this.#tried.has(key) && content?.site && this.#factsHold) {
      const site = { ...content.site, data: withPreset(content.site.data, preset) };
      this.#tried.set(key, toSiteModel({ ...content, site: { ...site, timed: undefined } }));
    }
    return this.#tried.get(key);
  }

  /** The files behind the page that is shown at an address, and site.yaml, each in the version that is shown. */
  shown(address: string): { page: PageContent; facts: SiteFile } | undefined {
    const name = this.#byAddress.get(address) ?? this.#byAddress.get(this.#notFoundFor(address));
    const page = this.#goodOf(name);
    const own = this.#translations?.find(({ language }) => language === page?.language)?.site;
    return page && this.#facts && { page, facts: own ?? this.#facts };
  }

  /** The address of the page that is shown where there is none: that of its language, if it has one. */
  #notFoundFor(address: string): string {
    const own = `/${address.split("/")[1]}${NOT_FOUND}`;
    return this.#byAddress.has(own) ? own : NOT_FOUND;
  }

  /** The file behind an address as it is on disk, which may have errors; undefined if there is none. */
  fileAt(address: string): PageContent | undefined {
    const name = this.#byAddress.get(address);
    return this.content?.pages.find(({ file, route }) => (name ? file === name : route === address));
  }

  /** Which version of a file its page shows: an error keeps the last good one, or leaves none. */
  shows({ file }: PageContent): "this" | "earlier" | "none" {
    const good = this.#goodOf(file);
    if (!good || !this.#facts) return "none";
    const same = this.#factsHold && this.content?.pages.includes(good);
    return same ? "this" : "earlier";
  }

  /** Checks the facts and builds the model of the site, unless nothing that it depends on has changed. */
  #readFacts(content: SiteContent, change: ContentChange | undefined): void {
    const { site, clock, translations } = content;
    const made = { site, day: dayOfClock(clock) };
    // `site` stays the same object until its text, what is derived from the pages, or the time changes it.
    const isNew = made.site !== this.#made?.site || made.day !== this.#made?.day || change?.others !== false;
    // Links of the menu in another language depend on its pages.
    if (isNew || translations) {
      this.#tried.clear();
      const files = [...(site ? [site] : []), ...(translations ?? []).map((one) => one.site)];
      this.#factsHold = site !== undefined && this.#judge(content, files).length === files.length;
      if (this.#factsHold) {
        const [main, ...others] = contentsIn(content).map(toSiteModel);
        this.site = main;
        this.#sites = new Map(
          translations?.flatMap(({ language }, at) => (others[at] ? [[language, others[at]]] : [])),
        );
      }
    }
    this.#made = made;
    if (!this.#factsHold) return;
    this.#facts = site;
    this.#translations = translations;
  }

  /** @returns the files that can be rendered */
  #judge<File extends ContentFile>(content: SiteContent, files: File[]): File[] {
    const judged = files.map((file) => ({ file, problems: fileProblems(content, file) }));
    const names = new Set(files.map(({ file }) => file));
    for (const name of names) this.#since.add(name);
    this.problems = this.problems
      .filter(({ file }) => !names.has(file))
      .concat(judged.flatMap(({ problems }) => problems));
    return judged.filter(({ file, problems }) => isRenderable(content, file, problems)).map(({ file }) => file);
  }

  /** The version of a file that is shown. */
  #goodOf(file = ""): PageContent | undefined {
    const { page, content } = this.#unjudged.get(file) ?? {};
    this.#unjudged.delete(file);
    if (!page || !content) return this.#good.get(file);
    // The check of the whole site knows more.
    const isNews = !this.settled && this.content?.pages.includes(page);
    const [renderable] = isNews
      ? this.#judge(content, [page])
      : [page].filter((one) => isRenderable(content, one, fileProblems(content, one)));
    if (renderable) this.#good.set(file, renderable);
    return this.#good.get(file);
  }

  #model(address: string): PageModel | undefined {
    const good = this.#goodOf(this.#byAddress.get(address));
    if (!good || !this.#facts) return undefined;
    const model = this.#models.get(good) ?? this.#toModel(good, this.#facts);
    this.#models.set(good, model);
    return model;
  }

  /** A further page of a long list. */
  #partAt(address: string): PageModel | undefined {
    const { route, part } = partIn(address) ?? {};
    const good = route === undefined ? undefined : this.#goodOf(this.#byAddress.get(route));
    if (!good || !part || !this.#facts) return undefined;
    const count = partsOf(good, this.lists);
    return part > count ? undefined : this.#toModel(furtherPage(good, part), this.#facts);
  }

  #toModel(page: PageContent, site: SiteFile): PageModel {
    const translations = this.#translations;
    return toPageModel(page, { site, translations, originals: this.#originals, ...this.lists });
  }

  /** Where two pages claim one address, the first keeps it: the check reports the other. */
  #address({ pages }: SiteContent): void {
    const there = new Set(pages.map(({ file }) => file));
    for (const shown of [this.#good, this.#unjudged]) {
      for (const file of shown.keys()) if (!there.has(file)) shown.delete(file);
    }
    this.#byAddress.clear();
    const shown = pages.flatMap(({ file }) => this.#good.get(file) ?? []);
    this.#moved = redirects({ pages: shown });
    for (const { route, page } of servedRoutes({ pages: shown })) {
      if (!this.#byAddress.has(route)) this.#byAddress.set(route, page.file);
    }
  }
}

/** The rules that `fileProblems` decides. */
const OF_ONE_FILE = /^(?:schema|yaml|files)\//;

const keyOf = ({ file, rule, message }: Problem) => JSON.stringify([file, rule, message]);

/**
 * The problems of one file by itself: its name, its YAML, the schema. Fast, while the whole check reads every
 * page: `checkSite` finds the same problems again, in the same words.
 */
function fileProblems(content: SiteContent, file: ContentFile): Problem[] {
  return [
    ...content.problems.filter((problem) => problem.file === file.file),
    ...reportAll(schemaFindings(file, content), { ...content, files: [file] }),
  ];
}

const collectionTexts = ({ collections = [] }: SiteContent) => collections.map(({ text }) => text).join("\n");

/** All addresses of a page, old ones too, as one text. */
function addressesOf(page: PageContent | undefined): string | undefined {
  return page && JSON.stringify([page.route, aliasesOf(page), redirectsOf(page)]);
}

function isRenderable({ originals }: SiteContent, file: ContentFile, problems: Problem[]): boolean {
  if (file.data === undefined || problems.some(({ severity }) => severity === "error")) return false;
  return file.values.every(({ kind, value }) => kind !== "ImageSource" || "picture" in (originals[value] ?? {}));
}
