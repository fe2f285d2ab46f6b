import type { Plugin, ViteDevServer } from "vite";
import { reloadCardCode } from "../cards/cards";
import { filesOf } from "../content/model/siteContent";
import { nameIn, type PagesFolder } from "../content/pages/pagesFolder";
import type { Design } from "../contract/design";
import { changesInTime, type States } from "../diff/content/laterChanges";
import { LastPages } from "../preview/codeError";
import { ContentStore } from "../preview/contentStore";
import { guardServer } from "../preview/guard/guardServer";
import type { ContentChange } from "../preview/liveContent";
import { PreviewCards } from "../preview/previewCards";
import { renderHtml } from "../preview/renderHtml";
import {
  type Serve,
  send,
  serveFeeds,
  serveIcons,
  servePages,
  servePictures,
  serveTypefaces,
  wantsPage,
} from "../preview/serve";
import { SiteCheck } from "../preview/siteCheck";
import { watchContent } from "../preview/watchContent";
import { serveCatalogue } from "./catalogue/serveCatalogue";
import { DeskCode } from "./server/deskCode";
import { listFigures } from "./server/edit/decideProblem";
import { journalOf } from "./server/edit/journal";
import { PageEditor } from "./server/edit/pageEditor";
import { isPictureFile } from "./server/edit/pictureFile";
import { fieldAnswers } from "./server/fields/fieldAnswers";
import { whyPictureStays } from "./server/pictures/pictureUses";
import { textRepairsOf } from "./server/problems/repair";
import { serveAnswers } from "./server/serveAnswers";
import { serveDesk } from "./server/serveDesk";
import type { MakeShared } from "./server/share/sharing";
import { shownAnswers } from "./server/shownAnswers";
import { wordAnswers } from "./server/words/wordAnswers";

/** React, which the islands of pages load: a dependency that Vite finds later reloads the open page. */
const BROWSER_PACKAGES = ["react", "react-dom", "react-dom/client", "react/jsx-runtime"];

/** Delays the desk's request for problems, so that the page, for which a person waits, is requested first. */
const PAGE_FIRST_MS = 120;

export interface DeskOptions {
  /** Whether the desk changes no files. */
  readOnly?: boolean;
  /** Another origin that leads to a port of this machine, as that of a hosted editor does. */
  forwarded?: (port: number) => string | undefined;
  /** Makes the file for *Share*. */
  makeShared: MakeShared;
}

type PreviewDesign = Pick<Design, "card" | "themeColors" | "icons" | "motifs" | "Letter">;

/**
 * The live preview: serves every page from the YAML files on disk, updates the open page when a file is saved,
 * and keeps the last good page if a file has an error. The desk is a document of its own around the page.
 */
export function deskPlugin(place: PagesFolder, design: PreviewDesign, options: DeskOptions): Plugin {
  const desk = new PreviewWithDesk(place, design, options);
  return {
    name: "content-preview",
    // Before vite-plugin-ssr, which would redirect other addresses, and print a table of its routes.
    enforce: "pre",
    config() {
      return {
        // Of React's two JSX functions, the production version has only this one.
        esbuild: { jsxDev: false },
        optimizeDeps: {
          include: BROWSER_PACKAGES,
          // React as visitors get it.
          esbuildOptions: { define: { "process.env.NODE_ENV": '"production"' } },
        },
      };
    },
    configureServer: (server) => desk.start(server),
    buildEnd: () => desk.stop(),
    // A page is rendered on the server only: the browser has to load it again.
    handleHotUpdate({ server, file }) {
      if (!/\/(blocks|renderer)\/.*\.(tsx?|json|yaml)$/.test(file)) return;
      desk.code.edited();
      reloadCardCode();
      server.ws.send({ type: "full-reload" });
      return [];
    },
  };
}

/** The content that is shown, its check, its editor, and what the desk needs of them. */
class PreviewWithDesk {
  readonly code = new DeskCode();
  readonly #store: ContentStore;
  readonly #cards: PreviewCards;
  readonly #last = new LastPages();
  #check: SiteCheck | undefined;
  #editor: PageEditor | undefined;

  constructor(
    readonly place: PagesFolder,
    readonly design: PreviewDesign,
    readonly options: DeskOptions,
  ) {
    this.#store = new ContentStore(place);
    this.#cards = new PreviewCards(this.#store, design.card.look);
  }

  /** @returns what is added to the server after Vite's own middleware */
  async start(server: ViteDevServer): Promise<() => void> {
    const { place } = this;
    const { readOnly, forwarded } = this.options;
    guardServer(server, place.dir, readOnly, forwarded);
    await this.#store.update();
    const check = this.#startCheck(server);
    const show = (change?: ContentChange) => {
      check.request(change);
      return this.#refresh(server, change);
    };
    // A page that was loading when a file was saved has not been notified.
    server.ws.on("content:seen", ({ version }: { version?: number }, page) => {
      if (version !== this.#store.version) page.send("content:shown", {});
    });
    const announce = (folder: string) =>
      server.config.logger.info(`The folder ${folder} is there again, and is shown as it is now.`);
    watchContent(server, place, (change) => void show(change), announce);
    this.#editor = new PageEditor(place, {
      journal: journalOf(place),
      tryTexts: (texts) => check.tryTexts(texts),
      listFigures: async (texts, figures) => {
        const content = await this.#store.tried(texts);
        const isChanged = (file: string) => texts.has(nameIn(content.imagesRootName, file));
        const changed = filesOf(content).filter(({ file }) => {
          const row = content.rows?.get(file);
          return isChanged(file) || (row && (isChanged(row.table) || isChanged(row.template)));
        });
        return listFigures(place, content, changed, figures);
      },
      repairsOf: (file, problem) => (this.#store.content ? textRepairsOf(file, problem, this.#store.content) : []),
      whyPictureStays: (name) =>
        this.#store.content ? whyPictureStays(this.#store.content, name) : "The pages cannot be read. Try again.",
      onWritten: (files) =>
        show({
          files: files.filter((file) => !isPictureFile({ file })),
          others: files.some((file) => isPictureFile({ file })),
        }),
    });
    this.#serveInTurn(server, check, [
      ...this.#pageParts(),
      ...this.#deskParts(server, check, this.#editor, show),
      servePages(server, this.#store, this.#cards, this.#last),
    ]);
    return () =>
      server.middlewares.use((_request, response) => {
        send(response, "text/plain", "There is nothing at this address.\n", 404);
      });
  }

  async stop(): Promise<void> {
    await this.#editor?.close();
    await this.#check?.stop();
  }

  #startCheck(server: ViteDevServer): SiteCheck {
    const { logger } = server.config;
    const check = new SiteCheck(
      this.place,
      (problems) => {
        this.#store.problems.settle(problems);
        sendProblems(server);
      },
      ({ message }, again) =>
        logger.error(
          `The check of the content ended: ${message}. ${again ? "It is started again." : "Start the preview again."}`,
        ),
    );
    check.request();
    this.#check = check;
    return check;
  }

  /** Shows a change: the page, even if another one has an error. */
  async #refresh(server: ViteDevServer, change?: ContentChange): Promise<void> {
    try {
      const routes = await this.#store.update(change);
      // For example the desk's own change, which the watcher reports as well.
      if (routes?.length === 0) return;
      server.ws.send("content:shown", { routes });
    } catch (error) {
      // For example the folder is being moved: the preview waits for the next save, and the desk shows the error.
      server.config.logger.error((error as Error).message);
    }
    setTimeout(() => sendProblems(server), PAGE_FIRST_MS);
  }

  /** What a page needs besides its document. */
  #pageParts(): Serve[] {
    const store = this.#store;
    return [
      servePictures(store),
      this.#cards.serve,
      serveIcons(store, this.place.publicDir, this.design),
      serveTypefaces(store),
      serveFeeds(store),
    ];
  }

  #deskParts(
    server: ViteDevServer,
    check: SiteCheck,
    editor: PageEditor,
    show: (change: ContentChange) => Promise<void>,
  ): Serve[] {
    const store = this.#store;
    const readText = (text: string) => editor.show(text);
    return [
      serveDesk(server, store, this.options.readOnly === true, this.code),
      this.code.serve,
      serveCatalogue(store, this.code),
      serveAnswers(
        editor,
        {
          showAt: (at) => show({ files: [], others: false, at }),
          content: () => store.content,
          problems: () => store.problems.withEarlier,
          errorsNow: (instead) => check.errorsNow(instead),
          seenOf: (before) => this.#changesFrom(before),
          makeShared: this.options.makeShared,
          renderWith: async (texts, route) => {
            const [page, site] = [await store.pageWith(texts, route), store.siteAt(route)];
            return page && site && renderHtml({ page, site, today: store.today, address: route });
          },
        },
        [
          ...shownAnswers(store, this.#cards, this.#last, (texts) => check.tryTexts(texts)),
          ...wordAnswers(store, this.#last, readText),
          ...fieldAnswers(store, this.design, readText),
        ],
      ),
    ];
  }

  /** What visitors see of a change from other texts of some files, now and later. */
  async #changesFrom(before: Map<string, string | undefined>) {
    const store = this.#store;
    const statesAt = async (at?: string): Promise<States> => [
      await store.tried(before, at),
      await store.tried(new Map(), at),
    ];
    return store.content ? changesInTime(await statesAt(), statesAt) : [];
  }

  /** Asks each part in turn. The check rests while a page is requested and rendered. */
  #serveInTurn({ middlewares }: ViteDevServer, check: SiteCheck, parts: Serve[]): void {
    middlewares.use(async (request, response, next) => {
      if (wantsPage(request)) {
        check.rest();
        response.once("close", () => check.rest());
      }
      try {
        const url = new URL(request.url ?? "/", "http://localhost");
        for (const serve of parts) if (await serve(url, response, request)) return;
        next();
      } catch (error) {
        next(error);
      }
    });
  }
}

function sendProblems({ ws }: ViteDevServer): void {
  ws.send("content:problems", {});
}
