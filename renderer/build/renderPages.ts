import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { OutputFile } from "./output";
import type { PageTask, RenderResult, RenderSetup } from "./renderWorker";

/** Pages per message to a worker: enough that messages cost nothing, few enough to hold in memory. */
const SLICE = 50;

/** Below this many pages a second worker takes longer to start than to help. */
const PAGES_PER_WORKER = 200;

/** A page whose blocks could not be drawn: a fault of the code, not of the content. */
class RenderError extends Error {}

/**
 * Draws all pages in slices, so that no more than a few slices of HTML exist at any time.
 *
 * @throws RenderError that names the page
 */
export async function renderPages(
  pages: PageTask[],
  setup: Omit<RenderSetup, "name">,
  onProgress: (done: number) => void,
): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  let done = 0;
  const slices = slice(pages);

  const drawAll = async (name: string) => {
    const worker = new Worker(new URL("./startWorker.mjs", import.meta.url), {
      workerData: { ...setup, name } satisfies RenderSetup,
      env: { ...process.env, NODE_ENV: "production" },
    });
    try {
      for (const part of slices) {
        const result = await ask(worker, part);
        if ("failed" in result) throw new RenderError(`${result.failed} could not be drawn.\n${result.reason}`);
        files.push(...result.files);
        done += part.length;
        onProgress(done);
      }
    } finally {
      await worker.terminate();
    }
  };

  const workers = Math.min(availableParallelism(), Math.ceil(pages.length / PAGES_PER_WORKER));
  await Promise.all(Array.from({ length: workers }, (_, index) => drawAll(`worker-${index}`)));
  return files;
}

function* slice(pages: PageTask[]): Generator<PageTask[]> {
  for (let from = 0; from < pages.length; from += SLICE) yield pages.slice(from, from + SLICE);
}

async function ask(worker: Worker, part: PageTask[]): Promise<RenderResult> {
  worker.postMessage(part);
  // Rejects when the worker fails as a whole.
  const [result] = await once(worker, "message");
  return result as RenderResult;
}
