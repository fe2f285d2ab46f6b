import type { Connect, Plugin, ViteDevServer } from "vite";
import type { CardColors } from "../cards/cardContent";
import { reloadCardCode } from "../cards/cards";
import { answerCatalogue } from "./catalogue/answerCatalogue";
import { ContentStore } from "./contentStore";
import { answerDesk } from "./desk/answerDesk";
import type { Change, ContentPlace } from "./liveContent";
import { overlay } from "./overlay";
import { PreviewCards } from "./previewCards";
import { servePages, wantsPage } from "./servePages";
import { servePictures } from "./servePictures";
import { SiteCheck } from "./siteCheck";
import { watchContent } from "./watchContent";

/**
 * The live preview: serves every page from the YAML files as they are on disk, shows a page anew when
 * it is saved, and a mistake over the last good page. Beside the page stands the desk.
 */
export function previewPlugin(place: ContentPlace, cardColors: CardColors): Plugin {
  const store = new ContentStore(place);
  const cards = new PreviewCards(store, cardColors);
  let check: SiteCheck | undefined;
  let told: string | undefined;

  /** Tells every open page, unless it knows already: an overlay that was put away stays away. */
  const tellProblems = ({ ws }: ViteDevServer) => {
    const error = overlay(store.problems, store.content);
    const now = JSON.stringify(error);
    if (error && now !== told) ws.send(error);
    told = now;
    ws.send("content:problems", { errors: error !== undefined });
  };

  /** Shows what the files say now: a page that changed, although another has a mistake, or the mistake alone. */
  const refresh = async (server: ViteDevServer, change: Change) => {
    try {
      server.ws.send("content:shown", { routes: await store.update(change) });
      tellProblems(server);
    } catch (error) {
      // Such as a folder that is being moved: the preview waits for the next save.
      const { message } = error as Error;
      server.config.logger.error(message);
      server.ws.send({ type: "error", err: { message, stack: "" } });
      told = message;
    }
  };

  return {
    name: "content-preview",
    // Known from the start: a dependency that Vite finds later reloads the open page.
    config: () => ({ optimizeDeps: { include: ["react", "react-dom/client", "react/jsx-dev-runtime"] } }),
    async configureServer(server) {
      await store.update();
      check = new SiteCheck(
        place,
        (problems) => {
          store.settle(problems);
          tellProblems(server);
        },
        ({ message }) => server.config.logger.error(`The check of the content ended: ${message}`),
      );
      check.ask();
      watchContent(server, place, (change) => {
        check?.ask(change);
        void refresh(server, change);
      });
      server.ws.on("connection", () => {
        const error = overlay(store.problems, store.content);
        if (error) server.ws.send(error);
      });

      const { renderPage } = await import("vite-plugin-ssr/server");
      const answers: Connect.NextHandleFunction[] = [
        (request, response, next) => {
          if (wantsPage(request)) {
            check?.rest();
            response.once("close", () => check?.rest());
          }
          next();
        },
        servePictures(() => store.content?.originals ?? {}),
        cards.serve(),
        answerDesk(store, cards),
        answerCatalogue(store, renderPage),
        servePages(server, store, cards, renderPage),
      ];
      for (const answer of answers) server.middlewares.use(answer);
    },
    async buildEnd() {
      await check?.stop();
    },
    // A page is drawn on the server alone: the browser can only ask for it again.
    handleHotUpdate({ server, file }) {
      if (!/\/(blocks|renderer)\/.*\.(tsx?|json|yaml)$/.test(file)) return;
      reloadCardCode();
      server.ws.send({ type: "full-reload" });
      return [];
    },
  };
}
