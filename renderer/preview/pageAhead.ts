import type { ContentStore } from "./contentStore";
import type { PreviewCards } from "./previewCards";
import { type RequestedPage, renderHtml } from "./renderHtml";

/**
 * Renders the page that a change of the desk will show while the change is still being checked, on another thread. The
 * page is used only if what is asked for afterwards is the same, to the letter.
 */
export class PageAhead {
  #made: { asked: string; html: Promise<string | undefined> } | undefined;

  constructor(
    private readonly store: ContentStore,
    private readonly cards: PreviewCards,
  ) {}

  /** Begins with the page of the one file that gets another text; does nothing for other changes. */
  async begin(texts: Map<string, string | undefined>): Promise<void> {
    this.forget();
    // What is wrong with a page or its code is reported when the page is asked for.
    this.#made = await this.#make(texts).catch(() => undefined);
  }

  async #make(texts: Map<string, string | undefined>) {
    const [name] = texts.keys();
    const tried = name !== undefined && texts.size === 1 && (await this.store.triedPage(name, texts));
    if (!tried) return undefined;
    const { site, today } = tried;
    const page = { ...tried.page, card: this.cards.ofPage(tried.page, site) };
    const request = { page, site, today, address: page.route };
    return { asked: JSON.stringify(request), html: renderHtml(request).catch(() => undefined) };
  }

  /** The page, made ahead or now. @throws Error if the code cannot be loaded, or a block throws */
  async html(request: RequestedPage): Promise<string> {
    const made = this.#made;
    this.forget();
    const ahead = made && made.asked === JSON.stringify(request) ? await made.html : undefined;
    return ahead ?? renderHtml(request);
  }

  /** Called when code changes, too, on which every page depends. */
  forget(): void {
    this.#made = undefined;
  }
}
