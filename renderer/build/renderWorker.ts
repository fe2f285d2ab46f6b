/**
 * A worker thread that draws slices of pages. On its own thread, because vite-plugin-ssr does not
 * render in a process that runs Vite, and because drawing is what a second core can help with.
 */
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { Site } from "../../blocks/types.generated";
import type { PageModel } from "../content/pageModel";
import type { PageRequest } from "../site.page.server";
import { loadRenderPage } from "./loadRenderPage";
import { Stage, type StagedFile } from "./output";
import { outputFiles } from "./outputFiles";

/** What the worker is started with. */
export interface RenderSetup {
  codeDir: string;
  outDir: string;
  stageDir: string;
  /** Different for each worker of a build. */
  name: string;
  site: Site;
}

/** What the worker answers to a slice: the files that it made, or the page that could not be drawn. */
export type RenderResult = { files: string[]; changed: StagedFile[] } | { failed: string; reason: string };

const { codeDir, outDir, stageDir, name, site } = workerData as RenderSetup;

await import(path.join(codeDir, "server/importBuild.cjs"));
const renderPage = await loadRenderPage();

parentPort?.on("message", async (pages: PageModel[]) => {
  parentPort?.postMessage(await renderSlice(pages));
});

async function renderSlice(pages: PageModel[]): Promise<RenderResult> {
  const stage = new Stage(outDir, stageDir, `${name}-${pages[0]?.route.replaceAll("/", "_")}`);
  for (const page of pages) {
    const request: PageRequest & { urlOriginal: string } = { urlOriginal: page.route, page, site };
    const { httpResponse, errorWhileRendering } = await renderPage(request);
    if (errorWhileRendering || httpResponse?.statusCode !== 200) {
      return { failed: page.file, reason: String((errorWhileRendering as Error | null)?.stack ?? "no answer") };
    }
    for (const file of outputFiles(page)) stage.add(file, httpResponse.body);
  }
  return { files: stage.files, changed: stage.changed };
}
