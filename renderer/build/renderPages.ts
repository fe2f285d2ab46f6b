import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { PageModel } from "../content/pageModel";
import type { StagedFile } from "./output";
import type { RenderResult, RenderSetup } from "./renderWorker";

/** Pages per message to a worker: enough that messages cost nothing, few enough to hold in memory. */
const SLICE = 50;

/** Below this many pages a second worker takes longer to start than to help. */
const PAGES_PER_WORKER = 200;

/** A page whose blocks could not be drawn: a fault of the code, not of the content. */
export class RenderError extends Error {}

/**
 * Draws all pages in slices, so that no more than a few slices of HTML exist at any time.
 *
 * @param pages made one by one, as the workers ask for them
 * @param count how many there will be
 * @throws RenderError that names the page
 */
export async function renderPages(
  pages: Iterable<PageModel>,
  count: number,
  setup: Omit<RenderSetup, "name">,
  onProgress: (done: number) => void,
): Promise<{ files: string[]; changed: StagedFile[] }> {
  const files: string[] = [];
  const changed: StagedFile[] = [];
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
        changed.push(...result.changed);
        done += part.length;
        onProgress(done);
      }
    } finally {
      await worker.terminate();
    }
  };

  const workers = Math.max(1, Math.min(availableParallelism(), Math.ceil(count / PAGES_PER_WORKER)));
  await Promise.all(Array.from({ length: workers }, (_, index) => drawAll(`worker-${index}`)));
  return { files, changed };
}

function* slice(pages: Iterable<PageModel>): Generator<PageModel[]> {
  let part: PageModel[] = [];
  for (const page of pages) {
    part.push(page);
    if (part.length < SLICE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

async function ask(worker: Worker, part: PageModel[]): Promise<RenderResult> {
  worker.postMessage(part);
  // Rejects when the worker fails as a whole.
  const [result] = await once(worker, "message");
  return result as RenderResult;
}
