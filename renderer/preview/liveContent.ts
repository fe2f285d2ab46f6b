import { momentsOf, stateAt } from "../clock/windows";
import { imageNames } from "../content/checkFolder";
import { usedNames } from "../content/load/facts/usedNames";
import { type ContentPlace, fillPage, loadContent, readFile, type SourceFile } from "../content/load/loadContent";
import { filesOf, type PageContent, type SiteContent, windowsOf } from "../content/siteContent";
import { measureOriginals } from "../pictures/measure";

export interface Change {
  /** The names of the YAML files that were written, added or taken away, such as `about.yaml`. */
  files: string[];
  /** Whether a picture or another served file has come, changed or gone. */
  others: boolean;
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
  /** Read or filled in since the last update that succeeded. */
  #again: PageContent[] = [];

  constructor(readonly place: ContentPlace) {}

  /**
   * @param change what is known to have happened; without it everything is read again
   * @returns the pages that were read or filled in again
   * @throws CouldNotRun where the folder or a file cannot be read; `content` stays as it was
   */
  async update(change?: Change): Promise<PageContent[]> {
    if (!change) this.#sources.clear();
    else for (const name of change.files) this.#sources.delete(name);

    const read: typeof readFile = (place, file) => {
      const source = this.#sources.get(file.name) ?? readFile(place, file);
      this.#sources.set(file.name, source);
      return source;
    };
    const fill: typeof fillPage = (source, shared) => {
      const known = this.#pages.get(source);
      const { now } = shared.clock;
      const same =
        known && usesTheSame(known.page, known.facts, shared.values) && isSameTime(known.page, known.now, now);
      const page = same ? known.page : fillPage(source, shared);
      this.#pages.set(source, { page, facts: shared.values, now });
      if (!same) this.#again.push(page);
      return page;
    };
    const content = loadContent(this.place, { read, fill });
    const again = this.#again;
    const last = this.content?.originals;
    const all = change?.others !== false || !last;
    const names = imageNames(all ? filesOf(content) : content.site ? [content.site, ...again] : again);
    content.originals = { ...(all ? {} : last), ...(await measureOriginals(content.imagesRoot, names)) };
    this.content = content;
    this.#again = [];
    return again;
  }
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
