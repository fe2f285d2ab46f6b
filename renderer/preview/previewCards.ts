import { readFile } from "node:fs/promises";
import type { Connect } from "vite";
import { cardOfPage } from "../cards/cardContent";
import { type CardFile, cardFile, cardName } from "../cards/cardFiles";
import { drawCards } from "../cards/drawCards";
import type { ContentStore } from "./contentStore";

/** The social cards of the preview: under the same addresses as in the built site, each drawn when it is first looked at. */
export class PreviewCards {
  /** Those that a page or the desk has named, by address. */
  readonly #named = new Map<string, CardFile>();

  constructor(readonly store: ContentStore) {}

  /** The card of the page at an address; undefined where there is no page. */
  of(address: string): CardFile | undefined {
    const { site, content } = this.store;
    const found = this.store.find(address);
    if (!found || found.status === 404 || !site || !content) return undefined;
    const card = cardFile(cardName(found.page.route), cardOfPage(found.page, site, content.originals));
    this.#named.set(card.url, card);
    return card;
  }

  /** Answers for the pictures of the cards. */
  serve(): Connect.NextHandleFunction {
    return async ({ url = "/" }, response, next) => {
      const card = this.#named.get(new URL(url, "http://localhost").pathname);
      if (!card) return next();
      try {
        await drawCards([card], () => {});
        response.setHeader("content-type", "image/jpeg");
        response.end(await readFile(card.cached));
      } catch (error) {
        next(error);
      }
    };
  }
}
