import type { Site } from "../../blocks/types.generated";
import { checkFolder, type FolderCheck } from "../content/checkFolder";
import { type PageModel, toPageModel } from "../content/pageModel";
import { toSiteModel } from "../content/siteModel";

/** The content as the preview shows it: each page as it last was without an error. */
export class ContentStore {
  /** What the last reading found. */
  check: FolderCheck | undefined;
  site: Site | undefined;
  readonly #pages = new Map<string, PageModel>();

  constructor(
    readonly pagesDir: string,
    readonly publicDir: string,
  ) {}

  /**
   * Reads all files again. A file with an error keeps the page that it last made.
   *
   * @returns whether anything that is shown has changed
   * @throws CouldNotRun where the folder or a file cannot be read; everything stays as it was
   */
  async reload(): Promise<boolean> {
    const before = this.#shown();
    this.check = await checkFolder({ dir: this.pagesDir, publicDir: this.publicDir });
    const { content, problems } = this.check;
    const broken = new Set(problems.filter(({ severity }) => severity === "error").map(({ file }) => file));
    if (content.site && !broken.has(content.site.file)) this.site = toSiteModel(content);

    const served = new Set<string>();
    for (const page of content.pages) {
      if (!broken.has(page.file)) this.#keep(toPageModel(page, content));
      served.add(page.file);
    }
    for (const [address, { file }] of this.#pages) if (!served.has(file)) this.#pages.delete(address);
    return this.#shown() !== before;
  }

  /** The page at an address, or the not-found page. */
  find(address: string): { page: PageModel; status: 200 | 404 } | undefined {
    const page = this.#pages.get(address);
    if (page) return { page, status: 200 };
    const notFound = this.#pages.get("/404");
    return notFound && { page: notFound, status: 404 };
  }

  #shown(): string {
    return JSON.stringify([this.site, ...this.#pages]);
  }

  #keep(page: PageModel): void {
    for (const [address, { file }] of this.#pages) if (file === page.file) this.#pages.delete(address);
    for (const address of [page.route, ...page.aliases]) this.#pages.set(address, page);
  }
}
