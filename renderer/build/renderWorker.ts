/** A worker thread that renders slices of pages by vite-plugin-ssr: a second core can help with that. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { workerData } from "node:worker_threads";
import type { Site } from "../../blocks/types.generated";
import type { PageRequest, Rendered } from "../_default.page.server";
import type { PageModel } from "../page/pageModel";
import { answerTasks } from "../workers";
import { type OutputFile, outputFile } from "./output";
import { Stage } from "./stage";
import { hashesOfParts, watched } from "./usedParts";

export interface RenderSetup {
  codeDir: string;
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
}

const { codeDir, outDir, stageDir, name, quality, site, day: today } = workerData as RenderSetup;
// The code that Vite built tells vite-plugin-ssr of itself. With it `renderPage` needs no Vite, which `prerender`
// starts again for each call.
await import(pathToFileURL(path.join(codeDir, "server/importBuild.cjs")).href);
const { renderPage } = await import("vite-plugin-ssr/server");
const hashOfParts = hashesOfParts(site);
let slices = 0;

answerTasks(renderSlice);

async function renderSlice(tasks: PageTask[]): Promise<OutputFile[]> {
  const stage = new Stage(outDir, stageDir, `${name}-${slices++}`, quality);
  for (const { page, input } of tasks) {
    const { site: watchedSite, parts: used } = watched(site);
    const request: PageRequest = { page, site: watchedSite, today, published: true };
    const made = await renderPage<Rendered, PageRequest & { urlOriginal: string }>({
      ...request,
      urlOriginal: page.route,
    });
    const { policy, day, httpResponse, errorWhileRendering } = made;
    if (errorWhileRendering) throw errorWhileRendering;
    if (!httpResponse) throw new Error(`vite-plugin-ssr rendered no page for ${page.route}.`);
    const parts = used();
    const about = { input, policy, day, parts, partsHash: hashOfParts(parts) };
    for (const address of [page.route, ...page.aliases]) {
      stage.add(outputFile(address), httpResponse.body, about);
    }
  }
  return stage.finish();
}
