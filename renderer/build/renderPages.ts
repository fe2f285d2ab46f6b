import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { OutputFile } from "./output";
import type { PageTask, RenderResult, RenderSetup } from "./renderWorker";

/**
 * Pages per call of vite-plugin-ssr's `prerender`, which compares each address with all others of the call:
 * 10,000 at once take half a minute for that. 1,000 pages in slices of 200 need 150 MB more memory, and no less time.
 */
const SLICE = 50;

/** Below this many pages a second worker takes longer to start than to help. */
const PAGES_PER_WORKER = 200;

/** A page whose blocks could not be rendered: an error in the code, not in the content. */
class RenderError extends Error {}

/**
 * Renders pages in slices on all cores, so that no more than a few slices of HTML exist at any time.
 *
 * @param count how many pages there are
 * @param pages made as they are needed
 * @throws RenderError that names the page
 */
export async function renderPages(
  count: number,
  pages: Iterator<PageTask>,
  setup: Omit<RenderSetup, "name">,
  onProgress: (done: number) => void,
): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  let done = 0;
  const workers = Math.min(availableParallelism(), Math.ceil(count / PAGES_PER_WORKER));
  // Each worker has something to do, and the last slices are not larger than the others.
  const size = Math.min(SLICE, Math.ceil(count / workers));

  const work = async (name: string) => {
    const worker = new Worker(new URL("./startWorker.mjs", import.meta.url), {
      workerData: { ...setup, name } satisfies RenderSetup,
      env: { ...process.env, NODE_ENV: "production" },
    });
    try {
      for (let slice = take(pages, size); slice.length > 0; slice = take(pages, size)) {
        worker.postMessage(slice);
        // Rejects when the worker fails as a whole.
        const [result] = (await once(worker, "message")) as [RenderResult];
        if ("failed" in result) throw new RenderError(result.failed);
        files.push(...result.files);
        done += slice.length;
        onProgress(done);
      }
    } finally {
      await worker.terminate();
    }
  };

  await Promise.all(Array.from({ length: workers }, (_, index) => work(`worker-${index}`)));
  return files;
}

function take(pages: Iterator<PageTask>, size: number): PageTask[] {
  const slice: PageTask[] = [];
  while (slice.length < size) {
    const { value, done } = pages.next();
    if (done) break;
    slice.push(value);
  }
  return slice;
}
