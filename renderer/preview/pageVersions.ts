import type { PageContent, SiteContent } from "../content/model/siteContent";
import { isRenderable, type KnownProblems } from "./knownProblems";
import { isLate } from "./latePage";

/**
 * Each page in the version that is shown: the last one that could be rendered. README.md has the states of a version; one
 * that cannot be rendered leaves what is shown as it is.
 */
export class PageVersions {
  readonly #shown = new Map<string, PageContent>();
  /** With the content that each was read with. */
  readonly #waiting = new Map<string, { page: PageContent; content: SiteContent }>();

  constructor(readonly problems: KnownProblems) {}

  /**
   * Takes new versions of pages: those that are not late are checked, and shown if they can be rendered.
   *
   * @param canShow false while the facts have an error: then the versions that are shown stay
   */
  add(pages: PageContent[], content: SiteContent, canShow: boolean): void {
    const due = pages.filter((page) => !isLate(page));
    const renderable = this.problems.check(content, due);
    if (!canShow) return;
    for (const { file } of due) this.#waiting.delete(file);
    for (const page of pages.filter(isLate)) this.#waiting.set(page.file, { page, content });
    for (const page of renderable) this.#shown.set(page.file, page);
  }

  /** The version of a file that is shown. @param content of the disk, which may have a later version */
  get(file: string, content: SiteContent | undefined): PageContent | undefined {
    const waiting = this.#waiting.get(file);
    this.#waiting.delete(file);
    if (waiting && this.#canShow(waiting, content)) this.#shown.set(file, waiting.page);
    return this.#shown.get(file);
  }

  #canShow({ page, content }: { page: PageContent; content: SiteContent }, now: SiteContent | undefined): boolean {
    // The check of the whole site knows more.
    const isNews = !this.problems.settled && now?.pages.includes(page);
    return isNews ? this.problems.check(content, [page]).length > 0 : isRenderable(content, page);
  }

  /** The same, without checking one that waits. */
  peek(file: string): PageContent | undefined {
    return this.#shown.get(file);
  }

  /** The pages that are shown, in the order in which they were first shown. */
  get all(): PageContent[] {
    return [...this.#shown.values()];
  }

  /** Forgets the pages whose files are gone. */
  keepOnly(files: Set<string>): void {
    for (const versions of [this.#shown, this.#waiting]) {
      for (const file of versions.keys()) if (!files.has(file)) versions.delete(file);
    }
  }
}
