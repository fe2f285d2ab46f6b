import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Connect, Plugin, ViteDevServer } from "vite";
import { loadRenderPage } from "../build/loadRenderPage";
import type { PageRequest } from "../site.page.server";
import type { ContentStore } from "./contentStore";
import { errorPage, overlay } from "./overlay";

/** Saves that come in one breath, such as an editor's write and rename, are read once. */
const BREATH_MS = 20;

/**
 * The live preview: serves every page from the YAML files as they are on disk, reloads the open
 * page when one is saved, and shows a mistake over the last good page.
 */
export function previewPlugin(store: ContentStore): Plugin {
  return {
    name: "content-preview",
    async configureServer(server) {
      await store.reload();
      watch(server, store);
      server.ws.on("connection", () => showProblems(server, store));
      const renderPage = await loadRenderPage();
      server.middlewares.use(async (request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction) => {
        const address = pageAddress(request);
        if (!address) return next();
        const found = store.find(address);
        if (!found || !store.site) {
          response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
          response.end(await server.transformIndexHtml(address, errorPage(store.check)));
          return;
        }
        const pageRequest: PageRequest & { urlOriginal: string } = {
          urlOriginal: address,
          page: found.page,
          site: store.site,
        };
        const { httpResponse, errorWhileRendering } = await renderPage(pageRequest);
        if (!httpResponse) return next(errorWhileRendering ?? new Error(`Nothing was drawn for ${address}`));
        response.writeHead(errorWhileRendering ? 500 : found.status, { "content-type": "text/html; charset=utf-8" });
        response.end(httpResponse.body);
      });
    },
    // A page is drawn on the server alone: the browser can only ask for it again.
    handleHotUpdate({ server, file }) {
      if (!/\/(blocks|renderer)\/.*\.tsx?$/.test(file)) return;
      server.ws.send({ type: "full-reload" });
      return [];
    },
  };
}

function watch(server: ViteDevServer, store: ContentStore): void {
  const pages = path.resolve(store.pagesDir);
  const pictures = path.resolve(store.publicDir) + path.sep;
  let waiting: NodeJS.Timeout | undefined;
  server.watcher.add(pages);
  server.watcher.on("all", (_event, changed) => {
    const file = path.resolve(changed);
    // A picture that arrives mends the page that misses it.
    if (path.dirname(file) !== pages && !file.startsWith(pictures)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void refresh(server, store), BREATH_MS);
  });
}

/** Shows what the files say now: a page that changed, although another has a mistake, or the mistake alone. */
async function refresh(server: ViteDevServer, store: ContentStore): Promise<void> {
  try {
    const changed = await store.reload();
    // Without a change the overlay alone comes; a page that is loaded anew gets it when it connects.
    if (changed || !showProblems(server, store)) server.ws.send({ type: "full-reload" });
  } catch (error) {
    // Such as a folder that is being moved: the preview waits for the next save.
    const { message } = error as Error;
    server.config.logger.error(message);
    server.ws.send({ type: "error", err: { message, stack: "" } });
  }
}

/** @returns whether there was an error to show */
function showProblems(server: ViteDevServer, store: ContentStore): boolean {
  const error = overlay(store.check);
  if (error) server.ws.send(error);
  return error !== undefined;
}

/** The address that a browser wants a page for; undefined for scripts, pictures and everything else. */
function pageAddress({ method, url = "/", headers }: IncomingMessage): string | undefined {
  if (method !== "GET" || !headers.accept?.includes("text/html")) return undefined;
  const { pathname } = new URL(url, "http://localhost");
  if (path.extname(pathname) || pathname.startsWith("/@")) return undefined;
  return pathname === "/" ? pathname : pathname.replace(/\/+$/, "");
}
