import type { ViteDevServer } from "vite";
import { NOT_FOUND } from "../../content/site/routes";
import type { ContentStore } from "../contentStore";
import { deskToken } from "../guard/guardServer";
import { DESK_AT } from "../guard/refusal";
import type { PreviewCards } from "../previewCards";
import { HTML, type Serve, send } from "../serve";
import { describePage } from "./describePage";
import { SHELL_HEADERS, shellPage } from "./shellPage";

/** Serves the desk around any page (`/_desk/at/about`), and what it shows of one (`/_desk/page?route=/about`). */
export function serveDesk({ config }: ViteDevServer, store: ContentStore, cards: PreviewCards): Serve {
  return ({ pathname, searchParams }, response) => {
    if (pathname === DESK_AT || pathname.startsWith(`${DESK_AT}/`)) {
      for (const [name, value] of Object.entries(SHELL_HEADERS)) response.setHeader(name, value);
      return send(response, HTML, shellPage(deskToken, config.webSocketToken));
    }
    if (pathname !== "/_desk/page") return false;
    const route = searchParams.get("route") ?? "/";
    const page = store.fileAt(route) ?? store.fileAt(NOT_FOUND);
    const described = store.content && page ? describePage(page, store.content, store, cards.of(route)?.url) : null;
    return send(response, "application/json", JSON.stringify(described));
  };
}
