import type { Connect } from "vite";
import { NOT_FOUND } from "../../content/site/routes";
import type { ContentStore } from "../contentStore";
import type { PreviewCards } from "../previewCards";
import { describePage } from "./describePage";
import type { DeskPage } from "./deskPage";

const PAGE = "/_desk/page";

/** Serves the data of a page to the desk, as JSON. */
export function serveDesk(store: ContentStore, cards: PreviewCards): Connect.NextHandleFunction {
  return ({ url = "/" }, response, next) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (pathname !== PAGE) return next();
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(pageAt(searchParams.get("route") ?? "/", store, cards) ?? null));
  };
}

function pageAt(route: string, store: ContentStore, cards: PreviewCards): DeskPage | undefined {
  const { content, problems, settled } = store;
  const page = store.fileAt(route) ?? store.fileAt(NOT_FOUND);
  if (!content || !page) return undefined;
  return { ...describePage(page, content, problems, settled), card: cards.of(route)?.url };
}
