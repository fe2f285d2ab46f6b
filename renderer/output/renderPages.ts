import { availableParallelism } from "node:os";
import path from "node:path";
import { failureOf } from "../base/threads/answerTasks";
import { inWorkers } from "../base/threads/workers";
import type { WorkerProgram } from "../cache/startWorker.mjs";
import { type FailedPage, pageFailed } from "../page/failingBlock";
import type { OutputFile } from "./manifest";
import { openRendering, type PageTask, type RenderSetup } from "./renderSlices";

const STARTER = new URL("../cache/startWorker.mjs", import.meta.url);
const program: WorkerProgram = { entry: path.join(import.meta.dirname, "renderSlices.ts") };

/** Pages that a worker gets at a time. In slices of 200, 1,000 pages need 150 MB more memory, and no less time. */
const SLICE = 50;

/** Up to this many pages, a thread takes longer to start than to help. */
const PAGES_PER_WORKER = 200;

/**
 * Renders pages in slices on all cores, so that no more than a few slices of models and HTML exist at any time.
 *
 * @param lineOf the line of a page's block in its file
 * @throws BlockFailed that names the page, and the block if it is the cause
 */
export async function renderPages<Page>(
  pages: Page[],
  toTask: (page: Page) => PageTask,
  setup: RenderSetup,
  onProgress: (done: number) => void,
  lineOf: (failed: FailedPage) => number | undefined,
): Promise<OutputFile[]> {
  if (pages.length === 0) return [];
  const files: OutputFile[] = [];
  let done = 0;
  const most = Math.ceil(pages.length / PAGES_PER_WORKER);
  // Each worker has something to do, and the last slices are not larger than the others.
  const size = Math.min(SLICE, Math.ceil(pages.length / Math.min(availableParallelism(), most)));
  function* slices() {
    for (let start = 0; start < pages.length; start += size) yield pages.slice(start, start + size).map(toTask);
  }
  const describe = (reason: string, _: unknown, about: unknown) => {
    const failed = about as FailedPage | undefined;
    return failed ? pageFailed(failed, reason, lineOf(failed)) : new Error(reason);
  };
  const onResult = (made: OutputFile[], slice: PageTask[]) => {
    files.push(...made);
    done += slice.length;
    onProgress(done);
  };
  if (most > 1) {
    await inWorkers(STARTER, slices(), { most, data: { program }, setup, describe, onResult });
    return files;
  }
  const render = openRendering(setup);
  for (const slice of slices()) {
    const made = await render(slice).catch((error) => {
      const { failed, about } = failureOf(error);
      throw describe(failed, slice, about);
    });
    onResult(made, slice);
  }
  return files;
}
