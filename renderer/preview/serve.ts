import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { ViteDevServer } from "vite";
import { baseOf, withinBase } from "../base/sitePath";
import type { Design } from "../contract/design";
import type { Site } from "../contract/types.generated";
import { encodedAt } from "../pictures/encode";
import { ICON_FILES, iconFiles } from "../pictures/icons";
import { typefaceFile } from "../typefaces/typefaces";
import { codeError, type LastPages } from "./codeError";
import type { ContentStore } from "./contentStore";
import { codeErrorPage, errorPage } from "./errorPage";
import { DESK_AT, isPageAddress } from "./guard/refusal";
import type { PreviewCards } from "./previewCards";
import { renderHtml } from "./renderHtml";

/** Responds to some addresses. @returns whether it did; otherwise the next one is tried */
export type Serve = (url: URL, response: ServerResponse, request: IncomingMessage) => Promise<boolean> | boolean;

/**
 * Loaded before the site's own scripts: it reads the page as the server rendered it.
 *
 * @param version of the content that the page was rendered from
 */
const liveScript = (version: number) =>
  `<script type="module" src="/renderer/preview/live/liveEntry.ts" data-version="${version}"></script>`;

/**
 * Serves every page as a visitor gets it, plus one script that shows each save, and redirects old addresses. A browser
 * that opens a page in a window, not in the desk's frame, is redirected to the desk; `?desk=off` shows the page. With
 * `?preset=` the page looks as it would with that theme, for the desk's picker.
 */
export function servePages(server: ViteDevServer, store: ContentStore, cards: PreviewCards, last: LastPages): Serve {
  return async ({ pathname, search, searchParams }, response, request) => {
    const address = pathname.replace(/(?<=[^/])\/+$/, "");
    const moved = store.addresses.movedTo(address);
    if (!moved && !isPageAddress(pathname)) return false;
    // Only documents. A program that accepts anything gets the pages that exist.
    if (!wantsPage(request) && !(acceptsAnything(request) && store.find(address)?.status === 200)) return false;
    if (moved) {
      // A browser would keep a 301 for good, but the next save may remove the redirect.
      response.writeHead(301, { location: `${encodeURI(moved)}${search}`, "cache-control": "no-store" }).end();
      return true;
    }
    const own = store.find(address)?.status === 200 ? undefined : addressInFolder(address, store.facts.site);
    if (own !== undefined) {
      response.writeHead(302, { location: `${encodeURI(own)}${search}`, "cache-control": "no-store" }).end();
      return true;
    }
    // Browsers send this header to localhost and over https; without it the page is shown without the desk.
    if (request.headers["sec-fetch-dest"] === "document" && searchParams.get("desk") !== "off") {
      const desk = DESK_AT + address + search;
      response.writeHead(302, { location: desk, "cache-control": "no-store", vary: "Sec-Fetch-Dest" }).end();
      return true;
    }
    // Read before rendering: a file saved meanwhile has a newer version.
    const { version } = store;
    const withLive = (html: string) => html.replace("<head>", `<head>\n${liveScript(version)}`);
    const found = store.find(address);
    const site = store.siteAt(address);
    const tried = searchParams.get("preset");
    const other = found && tried !== null && store.siteWith(address, tried);
    if (other) {
      const html = await renderHtml({ page: found.page, site: other, today: store.today, address });
      return send(response, HTML, html);
    }
    if (!found || !site) {
      const html = await server.transformIndexHtml(address, errorPage(store.problems.all, store.content));
      return send(response, HTML, withLive(html), 500);
    }
    const page = { ...found.page, card: cards.of(address) };
    // The not-found page is rendered here, too: vite-plugin-ssr prints its routes if it has no page for an address.
    const sendProblems = () => server.ws.send("content:problems", {});
    try {
      const html = await renderHtml({ page, site, today: store.today, address });
      if (last.rendered(address, html, version)) sendProblems();
      return send(response, HTML, withLive(html), found.status);
    } catch (error) {
      const problem = codeError(error);
      const before = last.failed(address, problem);
      sendProblems();
      const html = before ?? (await server.transformIndexHtml(address, codeErrorPage(problem)));
      return send(response, HTML, withLive(html), 500);
    }
  };
}

/**
 * The address here of a page whose address was copied from a site in a folder: `/about` for `/salon/about`. The preview
 * shows every site at its root, where addresses are as they are written in YAML.
 */
function addressInFolder(address: string, site: Site | undefined): string | undefined {
  const base = site && baseOf(site.business.url);
  return base ? withinBase(address, base) : undefined;
}

/** Whether a browser requests a document, not a script, a picture or data. */
export function wantsPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes("text/html") === true;
}

/** Whether a request is not a browser's and accepts anything: that of a link checker, or `curl`. */
function acceptsAnything({ headers }: IncomingMessage): boolean {
  return headers["sec-fetch-dest"] === undefined && (headers.accept ?? "*/*") === "*/*";
}

export function send(response: ServerResponse, type: string, body: string | Buffer | undefined, status = 200): true {
  response.writeHead(status, { "content-type": type }).end(body);
  return true;
}

export const HTML = "text/html; charset=utf-8";

/** Serves picture files: each is encoded on the first request, and stored where the build finds it. */
export function servePictures(store: ContentStore): Serve {
  return async ({ pathname }, response) => {
    const bytes = await encodedAt(pathname, store.content?.originals ?? {});
    if (!bytes) return false;
    const type = path.extname(pathname).slice(1);
    return send(response, `image/${type === "jpg" ? "jpeg" : type}`, bytes);
  };
}

/** Serves the feeds of collections. Made on request: their library is not loaded before. */
export function serveFeeds(store: ContentStore): Serve {
  return async ({ pathname }, response) => {
    if (!pathname.endsWith("/feed.xml")) return false;
    const { feedFiles } = await import("../page/feedFiles");
    const feed = feedFiles(store.lists, store.facts.byLanguage).find(({ file }) => `/${file}` === pathname);
    return feed !== undefined && send(response, "application/atom+xml; charset=utf-8", feed.text);
  };
}

/** Serves the typefaces of the site. */
export function serveTypefaces(store: ContentStore): Serve {
  return async ({ pathname }, response) => {
    const owner = store.facts.all.find(({ fonts }) => fonts.typefaces.files.includes(pathname));
    const bytes = owner && typefaceFile(owner.fonts.typefaces.choice, pathname);
    return bytes !== undefined && send(response, "font/woff2", bytes);
  };
}

/** Serves the icons and the manifest that the build derives from the site's icon. */
export function serveIcons(
  store: ContentStore,
  publicDir: string,
  design: Pick<Design, "themeColors" | "Letter">,
): Serve {
  return async ({ pathname }, response) => {
    const type = ICON_FILES.get(pathname);
    if (!type || !store.facts.site) return false;
    const bytes = (await iconFiles(publicDir, store.facts.site, design)).get(pathname);
    return bytes !== undefined && send(response, type, bytes);
  };
}
