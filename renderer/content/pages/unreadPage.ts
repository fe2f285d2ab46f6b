import { setFlagsFromString } from "node:v8";
import { ChangedMeanwhile } from "../../base/couldNotRun";
import { adoptResults, rememberResult, resultsOf } from "../model/fileResults";
import type { PageContent } from "../model/siteContent";
import { fillPage } from "./loadContent";
import { hashOfText, type PageFile, routeOf } from "./pageFiles";
import { type PagesFolder, printPath } from "./pagesFolder";
import type { SharedSource } from "./sharedSource";
import { hashOfSource, readFile, type SourceFile, textIn } from "./sourceFile";

/** How many pages stay in memory after they are read. 1,000 pages of 9 kB take some 100 MB; further ones are read again. */
export const memory = { pages: 4000 };

/** From this many pages on, memory counts more than time. */
const MANY = 250;

/**
 * How much the heap may then grow over its used size before V8 collects garbage, in percent. By default it may
 * quadruple, and stays so.
 */
const HEAP_GROWTH = 50;

const recent = new Map<UnreadPage, PageContent>();

/** A page that is only read when something is needed that is not cached: thousands of pages would fill the memory. */
export class UnreadPage implements PageContent {
  readonly file: string;
  readonly route: string;
  readonly language?: string;

  /** @param hash of its text */
  constructor(
    { file, route, language }: Pick<PageContent, "file" | "route"> & { language: string | undefined },
    readonly hash: () => string,
    readonly readText: () => string,
    readonly read: () => { source: SourceFile; page: PageContent },
  ) {
    this.file = file;
    this.route = route;
    if (language) this.language = language;
  }

  /** The whole page, from a bounded cache. It shares its record of cached results with this object. */
  get whole(): PageContent {
    const page = recent.get(this) ?? this.#readWhole();
    recent.delete(this);
    recent.set(this, page);
    if (recent.size === MANY) setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
    const [oldest] = recent.keys();
    if (oldest && recent.size > memory.pages) recent.delete(oldest);
    return page;
  }

  #readWhole(): PageContent {
    const { source, page } = this.read();
    adoptResults(page, resultsOf(this));
    rememberResult(this, "problems", () => source.problems);
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
    return rememberResult(this, "problems", () => this.read().source.problems);
  }
}

/** A page as plain data, whose properties can be copied. */
export const wholePage = (page: PageContent): PageContent => (page instanceof UnreadPage ? page.whole : page);

/** A page of a folder, which is read when somebody needs it. @param hash of its text; by default that of its first reading */
export function unreadPage(place: PagesFolder, file: PageFile, hash: string | undefined, shared: SharedSource) {
  const name = printPath(place, file.name);
  let known = hash;
  const hashNow = () => {
    known ??= hashOfText(textIn(place, file.name));
    return known;
  };
  // If the page has changed meanwhile, problems are shown without lines.
  const text = () => {
    const now = textIn(place, file.name);
    return hashOfText(now) === hashNow() ? now.text : "";
  };
  return new UnreadPage({ file: name, route: routeOf(file.properName), language: file.language }, hashNow, text, () => {
    const source = readFile(place, file);
    const now = hashOfSource(source);
    known ??= now;
    if (now !== known) throw new ChangedMeanwhile(`${name} was changed meanwhile. Try again.`);
    return { source, page: fillPage(source, shared) };
  });
}
