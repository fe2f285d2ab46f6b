/** A worker thread that renders slices of pages by vite-plugin-ssr's `prerender`: a second core can help with that. */
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { prerender } from "vite-plugin-ssr/prerender";
import type { Site } from "../../blocks/types.generated";
import type { PageRequest, Rendered } from "../_default.page.server";
import { NOT_FOUND } from "../content/site/routes";
import type { PageModel } from "../page/pageModel";
import { type OutputFile, outputFiles } from "./output";
import { setPageSlice } from "./pageSlice";
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
  site: Site;
}

/** One page of a slice. */
export interface PageTask {
  page: PageModel;
  /** The hash of what it is rendered from, for the manifest. */
  input: string;
}

/** The files that were made of a slice, or why a page could not be rendered. */
export type RenderResult = { files: OutputFile[] } | { failed: string };

/** What vite-plugin-ssr reports of a page. */
interface Prerendered extends Rendered {
  urlOriginal: string;
  is404: boolean | null;
  _prerenderResult: { fileContent: string };
}

const { codeDir, outDir, stageDir, name, quality, site } = workerData as RenderSetup;
const viteConfig = {
  root: path.resolve(import.meta.dirname, "../.."),
  logLevel: "error",
  build: { outDir: codeDir },
} as const;
let slices = 0;

parentPort?.on("message", async (tasks: PageTask[]) => {
  parentPort?.postMessage(await renderSlice(tasks));
});

async function renderSlice(tasks: PageTask[]): Promise<RenderResult> {
  const pages = tasks.map(({ page }) => page);
  const request: PageRequest = { site, notFound: pages.find(({ route }) => route === NOT_FOUND), published: true };
  const rendered = new Map<string, Prerendered>();
  setPageSlice(pages.filter(({ route }) => route !== NOT_FOUND));
  try {
    await prerender({
      viteConfig,
      pageContextInit: { ...request },
      onPagePrerender: (page: Prerendered) => rendered.set(page.is404 ? NOT_FOUND : page.urlOriginal, page),
    });
  } catch (error) {
    const { message, cause, stack } = error as Error;
    return { failed: cause instanceof Error ? `${message}\n${cause.stack}` : (stack ?? message) };
  }
  const stage = new Stage(outDir, stageDir, `${name}-${slices++}`, quality);
  for (const { page, input } of tasks) {
    const made = rendered.get(page.route);
    if (!made) return { failed: `vite-plugin-ssr rendered no page for ${page.route}.` };
    const { policy, day, _prerenderResult } = made;
    for (const file of outputFiles(page)) stage.add(file, _prerenderResult.fileContent, { input, policy, day });
  }
  return { files: await stage.finish() };
}
