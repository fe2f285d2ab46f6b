import { availableParallelism } from "node:os";
import { inWorkers } from "../workers";
import type { OutputFile } from "./output";
import type { PageTask, RenderSetup } from "./renderWorker";

/**
 * Pages per call of vite-plugin-ssr's `prerender`, which compares each address with all others of the call:
 * 10,000 at once take half a minute for that. 1,000 pages in slices of 200 need 150 MB more memory, and no less time.
 */
const SLICE = 50;

/** Below this many pages a second worker takes longer to start than to help. */
const PAGES_PER_WORKER = 200;

/**
 * Renders pages in slices on all cores, so that no more than a few slices of HTML exist at any time.
 *
 * @param count how many pages there are
 * @param pages made as they are needed
 * @throws Error that names the page whose blocks could not be rendered
 */
export async function renderPages(
  count: number,
  pages: Iterable<PageTask>,
  setup: Omit<RenderSetup, "name">,
  onProgress: (done: number) => void,
): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  let done = 0;
  const most = count / PAGES_PER_WORKER;
  // Each worker has something to do, and the last slices are not larger than the others.
  const size = Math.min(SLICE, Math.ceil(count / Math.min(availableParallelism(), Math.ceil(most))));
  await inWorkers(new URL("./startWorker.mjs", import.meta.url), slices(pages, size), {
    most,
    data: (index) => ({ ...setup, name: `worker-${index}` }) satisfies RenderSetup,
    onResult(made: OutputFile[], slice) {
      files.push(...made);
      done += slice.length;
      onProgress(done);
    },
  });
  return files;
}

function* slices<T>(values: Iterable<T>, size: number): Generator<T[], undefined> {
  let slice: T[] = [];
  for (const value of values) {
    if (slice.push(value) < size) continue;
    yield slice;
    slice = [];
  }
  if (slice.length > 0) yield slice;
}
