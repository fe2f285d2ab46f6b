import { filesOf, imageNames } from "../content/checkFolder";
import { loadContent, type ReadPage } from "../content/loadContent";
import { SITE_FILE } from "../content/pageFiles";
import type { PageContent, SiteContent } from "../content/siteContent";
import { rememberedYaml } from "../content/yaml/rememberedYaml";
import { measureOriginals } from "../pictures/measure";

/** What has happened on disk. */
export interface Change {
  /** The names of the YAML files that were written, added or taken away, such as `about.yaml`. */
  files: string[];
  /** Whether a picture or another served file has come, changed or gone. */
  others: boolean;
}

/** Where the content stands. */
export interface ContentPlace {
  /** The folder of YAML files. */
  pagesDir: string;
  /** The folder of files that are served as they are. */
  publicDir: string;
}

/**
 * The content as it is on disk, kept fresh: after a save only the files that changed are read, filled
 * in and measured again. A page that stayed the same stays the same object, so that whoever remembers
 * something of it need not find it out again.
 */
export class LiveContent {
  /** As it was read last; undefined before the first reading. */
  content: SiteContent | undefined;
  readonly #read = new Map<string, ReadPage>();
  /** Read since the last update that succeeded. */
  #again: PageContent[] = [];
  readonly #parse = rememberedYaml();

  constructor(readonly place: ContentPlace) {}

  /**
   * @param change what is known to have happened; everything is read anew without it
   * @returns the pages that were read again
   * @throws CouldNotRun where the folder or a file cannot be read; `content` stays as it was
   */
  async update(change?: Change): Promise<PageContent[]> {
    // The facts are filled in on every page.
    if (!change || change.files.some((name) => name.toLowerCase() === SITE_FILE)) this.#read.clear();
    else for (const name of change.files) this.#read.delete(name);

    const content = loadContent(this.place.pagesDir, {
      publicDir: this.place.publicDir,
      parse: this.#parse,
      readPage: (name, read) => {
        const known = this.#read.get(name);
        if (known) return known;
        const page = read();
        this.#read.set(name, page);
        this.#again.push(page.page);
        return page;
      },
    });
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
