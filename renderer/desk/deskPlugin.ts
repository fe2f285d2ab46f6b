import type { Plugin, ViteDevServer } from "vite";
import { reloadCardCode } from "../cards/cards";
import type { ContentPlace } from "../content/pages/loadContent";
import type { Design } from "../contract/design";
import { LastPages } from "../preview/codeError";
import { ContentStore } from "../preview/contentStore";
import { guardServer } from "../preview/guard/guardServer";
import type { Change } from "../preview/liveContent";
import { PreviewCards } from "../preview/previewCards";
import { type Serve, send, serveIcons, servePages, servePictures, wantsPage } from "../preview/serve";
import { SiteCheck } from "../preview/siteCheck";
import { watchContent } from "../preview/watchContent";
import { serveCatalogue } from "./catalogue/serveCatalogue";
import { DeskCode } from "./server/deskCode";
import { openEditor } from "./server/edit/openEditor";
import type { PageEditor } from "./server/edit/pageEditor";
import { serveFields } from "./server/fields/serveFields";
import { changesInTime, type States } from "./server/publish/laterChanges";
import { serveDesk } from "./server/serveDesk";
import { serveEdits } from "./server/serveEdits";
import { serveToBePublic } from "./server/serveToBePublic";
import { serveWords } from "./server/words/serveWords";

/** The packages that the desk loads in the browser. */
const BROWSER_PACKAGES = [
  ...["react", "react-dom/client", "react/jsx-runtime"],
  ...["@dnd-kit/core", "@dnd-kit/sortable", "@dnd-kit/utilities", "downshift"],
];

/** Delays the desk's request for problems, so that the page, for which a person waits, is requested first. */
const PAGE_FIRST_MS = 40;

/**
 * The live preview: serves every page from the YAML files on disk, updates the open page when a file is saved,
 * and keeps the last good page if a file has an error. The desk is a document of its own around the page.
 *
 * @param readOnly whether the desk changes no files
 * @param forwarded another origin that leads to a port of this machine, as that of a hosted editor does
 */
export function deskPlugin(
  place: ContentPlace,
  design: Pick<Design, "card" | "themeColors" | "icons">,
  { readOnly = false, forwarded }: { readOnly?: boolean; forwarded?: (port: number) => string | undefined } = {},
): Plugin {
  const store = new ContentStore(place);
  const cards = new PreviewCards(store, design.card.colors);
  const last = new LastPages();
  const deskCode = new DeskCode();
  let check: SiteCheck | undefined;
  let editor: PageEditor | undefined;

  const sendProblems = ({ ws }: ViteDevServer) => ws.send("content:problems", {});

  /** Shows a change: the page, even if another one has an error. */
  const refresh = async (server: ViteDevServer, change: Change) => {
    try {
      const routes = await store.update(change);
      // For example the desk's own change, which the watcher reports as well.
      if (routes?.length === 0) return;
      server.ws.send("content:shown", { routes });
    } catch (error) {
      // For example the folder is being moved: the preview waits for the next save, and the desk shows the error.
      server.config.logger.error((error as Error).message);
    }
    setTimeout(() => sendProblems(server), PAGE_FIRST_MS);
  };

  return {
    name: "content-preview",
    // Before vite-plugin-ssr, which would redirect other addresses, and print a table of its routes.
    enforce: "pre",
    config() {
      return {
        // Of React's two JSX functions, the production version has only this one.
        esbuild: { jsxDev: false },
        // Known from the start: a dependency that Vite finds later reloads the open page.
        optimizeDeps: {
          include: BROWSER_PACKAGES,
          // React for production: the development version takes ten times as long for the desk's list of texts.
          esbuildOptions: { define: { "process.env.NODE_ENV": '"production"' } },
        },
      };
    },
    async configureServer(server) {
      guardServer(server, place.dir, readOnly, forwarded);
      await store.update();
      check = new SiteCheck(
        place,
        (problems) => {
          store.settle(problems);
          sendProblems(server);
        },
        ({ message }, again) =>
          server.config.logger.error(
            `The check of the content ended: ${message}. ${again ? "It is started again." : "Start the preview again."}`,
          ),
      );
      check.request();
      // A page that was loading when a file was saved has not been notified.
      server.ws.on("content:seen", ({ version }: { version?: number }, page) => {
        if (version !== store.version) page.send("content:shown", {});
      });
      const show = (change: Change) => {
        check?.request(change);
        return refresh(server, change);
      };
      watchContent(server, place, (change) => void show(change));
      const tryTexts = (texts: Map<string, string>) => check?.tryTexts(texts) ?? Promise.resolve([]);
      const open = openEditor(place, {
        tryTexts,
        onWritten: (name) => show({ files: [name], others: false }),
      });
      editor = open;

      const all: Serve[] = [
        servePictures(store),
        cards.serve,
        serveIcons(store, place.publicDir, design),
        serveDesk(server, store, cards, last, readOnly, deskCode),
        serveToBePublic(store, tryTexts),
        deskCode.serve,
        serveCatalogue(store),
        serveEdits(
          open,
          (at) => show({ files: [], others: false, at }),
          () => store.content,
          () => check?.errorsNow() ?? Promise.resolve([]),
          async (before) => {
            const statesAt = async (at?: string): Promise<States> => [
              await store.tried(before, at),
              await store.tried(new Map(), at),
            ];
            return store.content ? changesInTime(await statesAt(), statesAt) : [];
          },
        ),
        serveWords(store, last, (text) => open.show(text)),
        serveFields(store, design.icons, (text) => open.show(text)),
        servePages(server, store, cards, last),
      ];
      server.middlewares.use(async (request, response, next) => {
        if (wantsPage(request)) {
          check?.rest();
          response.once("close", () => check?.rest());
        }
        try {
          const url = new URL(request.url ?? "/", "http://localhost");
          for (const serve of all) if (await serve(url, response, request)) return;
          next();
        } catch (error) {
          next(error);
        }
      });
      return () =>
        server.middlewares.use((_request, response) => {
          send(response, "text/plain", "There is nothing at this address.\n", 404);
        });
    },
    async buildEnd() {
      await editor?.close();
      await check?.stop();
    },
    // A page is rendered on the server only: the browser has to load it again.
    handleHotUpdate({ server, file }) {
      if (!/\/(blocks|renderer)\/.*\.(tsx?|json|yaml)$/.test(file)) return;
      deskCode.edited();
      reloadCardCode();
      server.ws.send({ type: "full-reload" });
      return [];
    },
  };
}
