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
  const folder = path.resolve(store.pagesDir);
  let waiting: NodeJS.Timeout | undefined;
  server.watcher.add(folder);
  server.watcher.on("all", (_event, file) => {
    if (path.dirname(path.resolve(file)) !== folder) return;
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      await store.reload();
      if (!showProblems(server, store)) server.ws.send({ type: "full-reload" });
    }, BREATH_MS);
  });
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
