/** A worker thread that renders slices of pages by vite-plugin-ssr's `prerender`: a second core can help with that. */
import path from "node:path";
import { workerData } from "node:worker_threads";
import { prerender } from "vite-plugin-ssr/prerender";
import type { Site } from "../../blocks/types.generated";
import type { PageRequest, Rendered } from "../_default.page.server";
import { NOT_FOUND } from "../content/site/routes";
import type { PageModel } from "../page/pageModel";
import { answerTasks } from "../workers";
import { type OutputFile, outputFile } from "./output";
import { setPageSlice } from "./pageSlice";
import { Stage } from "./stage";

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

export interface PageTask {
  page: PageModel;
  /** The hash of what it is rendered from, for the manifest. */
  input: string;
}

interface Prerendered extends Rendered {
  urlOriginal: string;
  is404: boolean | null;
  _prerenderResult: { fileContent: string };
}

const { codeDir, outDir, stageDir, name, quality, site } = workerData as RenderSetup;
const root = path.resolve(import.meta.dirname, "../..");
let slices = 0;

answerTasks(renderSlice);

async function renderSlice(tasks: PageTask[]): Promise<OutputFile[]> {
  const pages = tasks.map(({ page }) => page);
  const request: PageRequest = { site, notFound: pages.find(({ route }) => route === NOT_FOUND), published: true };
  const rendered = new Map<string, Prerendered>();
  setPageSlice(pages.filter(({ route }) => route !== NOT_FOUND));
  await prerender({
    viteConfig: { root, logLevel: "error", build: { outDir: codeDir } },
    pageContextInit: { ...request },
    onPagePrerender: (page: Prerendered) => rendered.set(page.is404 ? NOT_FOUND : page.urlOriginal, page),
  });
  const stage = new Stage(outDir, stageDir, `${name}-${slices++}`, quality);
  for (const { page, input } of tasks) {
    const made = rendered.get(page.route);
    if (!made) throw new Error(`vite-plugin-ssr rendered no page for ${page.route}.`);
    const { policy, day, _prerenderResult } = made;
    for (const address of [page.route, ...page.aliases]) {
      stage.add(outputFile(address), _prerenderResult.fileContent, { input, policy, day });
    }
  }
  return stage.finish();
}
