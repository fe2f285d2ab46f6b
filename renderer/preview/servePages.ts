import type { IncomingMessage } from "node:http";
import path from "node:path";
import type { Connect, ViteDevServer } from "vite";
import type { renderPage } from "vite-plugin-ssr/server";
import type { PageRequest } from "../_default.page.server";
import type { ContentStore } from "./contentStore";
import { errorPage } from "./overlay";
import type { PreviewCards } from "./previewCards";

/** vite-plugin-ssr's `renderPage`. */
export type RenderPage = typeof renderPage;

/** The desk loads before the site's own scripts: it reads the page as the server rendered it. */
const DESK = '<script type="module" src="/renderer/preview/desk/deskEntry.tsx"></script>';

/** Serves every page of the site with the desk beside it, and redirects old addresses. */
export function servePages(
  server: ViteDevServer,
  store: ContentStore,
  cards: PreviewCards,
  render: RenderPage,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const address = pageAddress(request);
    if (!address) return next();
    const moved = store.movedTo(address);
    if (moved) {
      const { search } = new URL(request.url ?? "/", "http://localhost");
      // A browser keeps a 301 for good, and the next save may take it back.
      response.writeHead(301, { location: `${encodeURI(moved)}${search}`, "cache-control": "no-store" });
      response.end();
      return;
    }
    const found = store.find(address);
    if (!found || !store.site) {
      const html = await server.transformIndexHtml(address, errorPage(store.problems, store.content));
      response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
      response.end(withDesk(html));
      return;
    }
    const page = { ...found.page, card: cards.of(address) };
    const shown = found.status === 404 ? { notFound: page } : { page };
    const pageContext: PageRequest = { ...shown, site: store.site, published: false };
    const { httpResponse, errorWhileRendering } = await render({ ...pageContext, urlOriginal: address });
    if (!httpResponse) return next(errorWhileRendering ?? new Error(`Nothing was rendered for ${address}`));
    response.writeHead(errorWhileRendering ? 500 : found.status, { "content-type": "text/html; charset=utf-8" });
    response.end(withDesk(httpResponse.body));
  };
}

/** Whether a browser requests a document, not a script, a picture or data. */
export function wantsPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes("text/html") === true;
}

function withDesk(html: string): string {
  return html.replace("<head>", `<head>\n${DESK}`);
}

/** The address of a requested page; undefined for scripts, pictures and everything else. */
function pageAddress(request: IncomingMessage): string | undefined {
  const { method, url = "/" } = request;
  if (method !== "GET" || !wantsPage(request)) return undefined;
  const { pathname } = new URL(url, "http://localhost");
  if (path.extname(pathname) || pathname.startsWith("/@")) return undefined;
  return pathname === "/" ? pathname : pathname.replace(/\/+$/, "");
}
