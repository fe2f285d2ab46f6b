import { once } from "node:events";
import { availableParallelism } from "node:os";
import { parentPort, Worker } from "node:worker_threads";

interface Work<Result, Task> {
  /** The most workers that pay off for this much work; there are no more than cores. */
  most: number;
  /** The worker's `workerData`, by its number. */
  data?: (index: number) => object;
  onResult: (result: Result, task: Task) => void;
  describe?: (reason: string, task: Task) => string;
}

/**
 * Does tasks in worker threads, each of which gets the next task when it has answered the last.
 *
 * @param script the worker's file, which calls `answerTasks`
 * @throws Error for the first task that fails: an error in the code, not in the content
 */
export async function inWorkers<Result, Task>(
  script: URL | string,
  tasks: IterableIterator<Task>,
  { most, data, onResult, describe = (reason) => reason }: Work<Result, Task>,
): Promise<void> {
  const work = async (_: unknown, index: number) => {
    const env = { ...process.env, NODE_ENV: "production" };
    const worker = new Worker(script, { workerData: data?.(index), env, stderr: true });
    // vite-plugin-ssr prints that it was renamed whenever it is loaded, and has no setting for it.
    worker.stderr.on("data", (line: Buffer) => line.includes("renamed to Vike") || process.stderr.write(line));
    try {
      for (const task of tasks) {
        worker.postMessage(task);
        // Rejects when the worker fails as a whole.
        const [answer] = (await once(worker, "message")) as [{ result: Result } | { failed: string }];
        if ("failed" in answer) throw new Error(describe(answer.failed, task));
        onResult(answer.result, task);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), Math.ceil(most)) }, work));
}

/** In a worker: responds to each task with its result, or the reason why it failed. */
export function answerTasks<Task>(handle: (task: Task) => Promise<unknown>): void {
  parentPort?.on("message", async (task: Task) => {
    try {
      parentPort?.postMessage({ result: await handle(task) });
    } catch (error) {
      const { message, cause, stack, code } = error as NodeJS.ErrnoException;
      // Such as a full disk: not an error in the code. Thrown, it ends the worker and keeps its code.
      if (code !== undefined) throw error;
      const failed = cause instanceof Error ? `${message}\n${cause.stack}` : (stack ?? message);
      parentPort?.postMessage({ failed });
    }
  });
}
