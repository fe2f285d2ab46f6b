import { fileOfAddress } from "../base/sitePath";
/** Renders slices of pages: in the calling thread, or as the program of a worker thread. */

import { oncePerKey } from "../base/once";
import { answerTasks } from "../base/threads/answerTasks";
import { loadProgram } from "../cache/program.mjs";
import { Store } from "../cache/store.mjs";
import type { Site } from "../contract/types.generated";
import type { PageModel } from "../page/pageModel";
import type { PageCode } from "../page/pageRequest";
import { clientScript, pageCode } from "./buildCode";
import type { OutputFile } from "./manifest";
import { Stage } from "./stage";
import { hashesOfParts, joinParts, watchParts } from "./usedParts";

/** What the pages of one build have in common. */
export interface RenderSetup {
  codeDir: string;
  outDir: string;
  /** Brotli's, see `brotliQuality`; undefined if nothing is compressed. */
  quality?: number;
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

/** The code that renders pages, by its folder: one script that V8 has compiled before, where modules take a second. */
const load = oncePerKey((codeDir: string) =>
  loadProgram<PageCode>(pageCode(codeDir), new Store("programs"), { live: true }),
);

/** Returns what renders slices of a site's pages into the next output. */
export function openRendering({ codeDir, outDir, quality, site, day: today }: RenderSetup) {
  const hashOfParts = hashesOfParts(site);
  const opened = load(codeDir).then(({ openPages, keep }) => {
    const { site: shared, parts } = watchParts(site);
    return { draw: openPages(shared, today, clientScript(codeDir)), sharedParts: parts(), keep };
  });
  return async (tasks: PageTask[]): Promise<OutputFile[]> => {
    const { draw, sharedParts, keep } = await opened;
    const stage = new Stage(outDir, quality);
    for (const { page, input, cardFile: card, cardParts } of tasks) {
      const { site: watchedSite, parts: used } = watchParts(site);
      const { html, policy, day } = draw(page, watchedSite);
      const parts = joinParts(used(), sharedParts, cardParts);
      const about = { input, policy, day, parts, partsHash: hashOfParts(parts), card };
      const bytes = Buffer.from(html);
      for (const address of [page.route, ...page.aliases]) stage.add(fileOfAddress(address), bytes, about);
    }
    keep();
    return stage.finish();
  };
}

// Nothing in the main thread.
answerTasks(openRendering);
