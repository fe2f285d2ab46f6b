/**
 * A worker thread that draws slices of pages. On its own thread, because vite-plugin-ssr does not
 * render in a process that runs Vite, and because reading texts and drawing are what a second core can
 * help with.
 */
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { PageContent, SiteContent } from "../content/siteContent";
import { type SocialCard, toPageModel } from "../page/pageModel";
import { toSiteModel } from "../page/siteModel";
import type { PageRequest } from "../site.page.server";
import { loadRenderPage } from "./loadRenderPage";
import type { OutputFile } from "./output";
import { outputFiles } from "./outputFiles";
import { Stage } from "./stage";

/** What the worker is started with. */
export interface RenderSetup {
  codeDir: string;
  outDir: string;
  stageDir: string;
  /** Different for each worker of a build. */
  name: string;
  /** Brotli's, see `brotliQuality`. */
  quality: number;
  site: SiteContent["site"];
  originals: SiteContent["originals"];
}

/** One page of a slice. */
export interface PageTask {
  page: PageContent;
  card: SocialCard | undefined;
  /** The hash of what it is drawn from, for the manifest. */
  input: string;
}

/** What the worker answers to a slice: the files that it made, or the page that could not be drawn. */
export type RenderResult = { files: OutputFile[] } | { failed: string; reason: string };

const { codeDir, outDir, stageDir, name, quality, site: siteFile, originals } = workerData as RenderSetup;
const site = toSiteModel({ site: siteFile, originals });

await import(path.join(codeDir, "server/importBuild.cjs"));
const renderPage = await loadRenderPage();
let slices = 0;

parentPort?.on("message", async (tasks: PageTask[]) => {
  parentPort?.postMessage(await renderSlice(tasks));
});

async function renderSlice(tasks: PageTask[]): Promise<RenderResult> {
  const stage = new Stage(outDir, stageDir, `${name}-${slices++}`, quality);
  for (const { page: content, card, input } of tasks) {
    const page = { ...toPageModel(content, { site: siteFile, originals }), card };
    const request: PageRequest & { urlOriginal: string } = { urlOriginal: page.route, page, site, published: true };
    const { httpResponse, errorWhileRendering } = await renderPage(request);
    if (errorWhileRendering || httpResponse?.statusCode !== 200) {
      return { failed: page.file, reason: String((errorWhileRendering as Error | null)?.stack ?? "no answer") };
    }
    for (const file of outputFiles(page)) stage.add(file, httpResponse.body, input);
  }
  return { files: await stage.finish() };
}
