import { availableParallelism } from "node:os";
import { inWorkers, startWaiting } from "../base/threads/workers";
import { type FailedPage, pageFailed } from "../page/failingBlock";
import { buildWorker, codeInCache } from "./buildCode";
import type { OutputFile } from "./output";
import type { PageTask, RenderCode, RenderSetup } from "./renderWorker";

/** Pages that a worker gets at a time. In slices of 200, 1,000 pages need 150 MB more memory, and no less time. */
const SLICE = 50;

/** Below this many pages a second worker takes longer to start than to help. */
const PAGES_PER_WORKER = 200;

/** Starts a worker before it is needed: it loads its code while the site is checked. Not if that code must be built first. */
export function startRendering(base: string): void {
  const code = codeInCache(base);
  if (code) startWaiting(code.worker, { codeDir: code.codeDir } satisfies RenderCode);
}

/**
 * Renders pages in slices on all cores, so that no more than a few slices of models and HTML exist at any time.
 *
 * @param setup its `name` is another one for each call of a build
 * @param lineOf the line of a page's block in its file
 * @throws BlockFailed that names the page, and the block if it is the cause
 */
export async function renderPages<Page>(
  pages: Page[],
  toTask: (page: Page) => PageTask,
  { codeDir, name = "worker", ...setup }: RenderCode & Omit<RenderSetup, "name"> & { name?: string },
  onProgress: (done: number) => void,
  lineOf: (failed: FailedPage) => number | undefined,
): Promise<OutputFile[]> {
  if (pages.length === 0) return [];
  const files: OutputFile[] = [];
  let done = 0;
  const most = pages.length / PAGES_PER_WORKER;
  // Each worker has something to do, and the last slices are not larger than the others.
  const size = Math.min(SLICE, Math.ceil(pages.length / Math.min(availableParallelism(), Math.ceil(most))));
  function* slices() {
    for (let start = 0; start < pages.length; start += size) yield pages.slice(start, start + size).map(toTask);
  }
  await inWorkers(await buildWorker(), slices(), {
    most,
    data: { codeDir } satisfies RenderCode,
    setup: (index) => ({ ...setup, name: `${name}-${index}` }) satisfies RenderSetup,
    describe(reason, _, about) {
      const failed = about as FailedPage | undefined;
      return failed ? pageFailed(failed, reason, lineOf(failed)) : new Error(reason);
    },
    // After a large build the workers end, which frees their memory.
    keep: most <= 1,
    onResult(made: OutputFile[], slice) {
      files.push(...made);
      done += slice.length;
      onProgress(done);
    },
  });
  return files;
}
