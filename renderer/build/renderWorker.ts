/** A worker thread that renders slices of pages by vite-plugin-ssr: a second core can help with that. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { workerData } from "node:worker_threads";
import { answerTasks } from "../base/threads/answerTasks";
import type { Site } from "../contract/types.generated";
import type { PageModel } from "../page/pageModel";
import type { Drawn, PageRequest, Rendered } from "../page/pageRequest";
import { type OutputFile, outputFile } from "./output";
import { Stage } from "./stage";
import { hashesOfParts, joined, watched } from "./usedParts";

/** What a worker is started with. */
export interface RenderCode {
  codeDir: string;
}

/** What the pages of one build have in common. */
export interface RenderSetup {
  outDir: string;
  stageDir: string;
  /** Different for each worker of a build. */
  name: string;
  /** Brotli's, see `brotliQuality`. */
  quality: number;
  site: Site;
  /** The day as of which the site is built. */
  day: string;
}

export interface PageTask {
  page: PageModel;
  /** The hash of what it is rendered from, for the manifest. */
  input: string;
  /** See `CardedPage`. */
  cardFile?: string;
  cardParts: string;
}

/** Before it, vite-plugin-ssr writes the page's script; in a text or a value the character `<` is escaped. */
const BODY_END = "</body>";

const { codeDir } = workerData as RenderCode;
const { warn } = console;
// vite-plugin-ssr prints that it was renamed whenever it is loaded, and has no setting for it.
console.warn = (...words) => String(words[0]).includes("renamed to Vike") || warn(...words);
// The code that Vite built registers itself with vite-plugin-ssr. With it `renderPage` needs no Vite, which `prerender`
// starts again for each call.
await import(pathToFileURL(path.join(codeDir, "server/importBuild.cjs")).href);
const { renderPage } = await import("vite-plugin-ssr/server");
// Otherwise vite-plugin-ssr loads them with the first page.
const pageFiles = path.join(codeDir, "server/entries");
for (const file of readdirSync(pageFiles)) await import(pathToFileURL(path.join(pageFiles, file)).href);
console.warn = warn;
let known: { draw: Rendered["draw"]; added: string } | undefined;

answerTasks(({ outDir, stageDir, name, quality, site, day: today }: RenderSetup) => {
  const hashOfParts = hashesOfParts(site);
  let slices = 0;
  return async (tasks: PageTask[]): Promise<OutputFile[]> => {
    const stage = new Stage(outDir, stageDir, `${name}-${slices++}`, quality);
    for (const { page, input, cardFile: card, cardParts } of tasks) {
      const { site: watchedSite, parts: used } = watched(site);
      const { html, policy, day } = await rendered({ page, site: watchedSite, today, published: true });
      const parts = joined(used(), cardParts);
      const about = { input, policy, day, parts, partsHash: hashOfParts(parts), card };
      for (const address of [page.route, ...page.aliases]) {
        stage.add(outputFile(address), html, about);
      }
    }
    return stage.finish();
  };
});

/** vite-plugin-ssr renders the first page. Its own work for each page would be a fifth of the time. */
async function rendered(request: Required<PageRequest>): Promise<Drawn> {
  if (known) {
    const { html, ...about } = known.draw(request);
    return { ...about, html: html.replace(BODY_END, () => known?.added + BODY_END) };
  }
  const route = request.site.base + request.page.route;
  const made = await renderPage<Rendered, PageRequest & { urlOriginal: string }>({ ...request, urlOriginal: route });
  const { drawn, draw, httpResponse, errorWhileRendering } = made;
  if (errorWhileRendering) throw errorWhileRendering;
  if (!httpResponse || !drawn || !draw) throw new Error(`vite-plugin-ssr rendered no page for ${route}.`);
  const html = httpResponse.body;
  const [before = "", after = ""] = drawn.html.split(BODY_END);
  const isAtEnd = html.startsWith(before) && html.endsWith(BODY_END + after);
  if (isAtEnd) known = { draw, added: html.slice(before.length, html.length - BODY_END.length - after.length) };
  return { ...drawn, html };
}
