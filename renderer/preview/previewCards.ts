import type { ServerResponse } from "node:http";
import { altOf, type CardContent, type CardLook, cardOfPage } from "../cards/cardContent";
import { cardUrl, drawCard } from "../cards/cards";
import { widestUrl } from "../contract/pictureFiles";
import type { Site } from "../contract/types.generated";
import type { PageModel, SocialCard } from "../page/pageModel";
import type { ContentStore } from "./contentStore";

/** The social cards of the preview, each drawn on its first request. */
export class PreviewCards {
  /** The cards that a page or the desk has named, by their addresses. */
  readonly #named = new Map<string, CardContent>();

  constructor(
    readonly store: ContentStore,
    readonly lookOf: CardLook,
  ) {}

  /** The card of the page at an address; undefined if there is no page. */
  of(address: string): SocialCard | undefined {
    const site = this.store.siteAt(address);
    const found = this.store.find(address);
    return found?.status === 200 && site ? this.ofPage(found.page, site) : undefined;
  }

  /** The card of a page as it is or would be; undefined before the content is read. */
  ofPage(page: PageModel, site: Site): SocialCard | undefined {
    const { content } = this.store;
    if (!content) return undefined;
    const own = page.sharePicture;
    if (own) return { url: widestUrl(own.src), alt: own.alt };
    const card = cardOfPage(page, site, content.originals, this.lookOf);
    const url = cardUrl(page.route, card);
    this.#named.set(url, card);
    return { url, alt: altOf(card) };
  }

  readonly serve = async ({ pathname }: URL, response: ServerResponse): Promise<boolean> => {
    const card = this.#named.get(pathname);
    if (!card) return false;
    response.setHeader("content-type", "image/jpeg");
    response.end(await drawCard(card));
    return true;
  };
}
