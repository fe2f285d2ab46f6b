import { readFile } from "node:fs/promises";
import type { Connect } from "vite";
import { cardOfPage } from "../../cards/cardContent";
import { type CardFile, cardFile, cardName } from "../../cards/cardFiles";
import { drawCards } from "../../cards/drawCards";
import { NOT_FOUND } from "../../content/routes";
import type { ContentStore } from "../contentStore";
import { describePage } from "./describePage";
import type { DeskPage } from "./deskPage";

const PAGE = "/_desk/page";
const CARD = "/_desk/card";

/** Answers what the desk asks for: what is known of a page, and its social card, drawn when it is first looked at. */
export function answerDesk(store: ContentStore): Connect.NextHandleFunction {
  return async ({ url = "/" }, response, next) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const route = searchParams.get("route") ?? "/";
    try {
      if (pathname === PAGE) {
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(pageAt(store, route) ?? null));
      } else if (pathname === CARD) {
        const card = cardOf(store, route);
        if (!card) return next();
        await drawCards([card], () => {});
        response.setHeader("content-type", "image/jpeg");
        response.end(await readFile(card.cached));
      } else next();
    } catch (error) {
      next(error);
    }
  };
}

function pageAt(store: ContentStore, route: string): DeskPage | undefined {
  const { content, problems, settled } = store;
  const page = store.fileAt(route) ?? store.fileAt(NOT_FOUND);
  if (!content || !page) return undefined;
  const card = cardOf(store, route);
  const address = card && `${CARD}?route=${encodeURIComponent(route)}&as=${encodeURIComponent(card.url)}`;
  return { ...describePage(page, content, problems, settled), card: address };
}

function cardOf(store: ContentStore, route: string): CardFile | undefined {
  const found = store.find(route);
  if (!found || found.status === 404 || !store.site || !store.content) return undefined;
  const content = cardOfPage(found.page, store.site, store.content.originals);
  return cardFile(cardName(found.page.route), content);
}
