import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Answer, Request } from "./answerTasks";

/** A worker thread that is given one task at a time. */
export interface Tasked<Result, Task> {
  /** @throws Error when the worker fails as a whole, which then does no further task */
  give(task: Task): Promise<Answer<Result>>;
  end(): Promise<unknown>;
}

/**
 * Starts a worker thread, which keeps the process alive only while it does a task.
 *
 * @param script the worker's file, which calls `answerTasks`
 * @param data its `workerData` @param setup what it gets before its first task
 */
export function openWorker<Result, Task>(script: URL | string, data?: object, setup?: object): Tasked<Result, Task> {
  const worker = new Worker(script, { workerData: data, env: { ...process.env, NODE_ENV: "production" } });
  let first: Omit<Request, "task"> | undefined = { setup };
  return {
    async give(task) {
      const request: Request = { ...first, task };
      first = undefined;
      worker.ref();
      try {
        return await answerOf<Result>(worker, request);
      } finally {
        worker.unref();
      }
    },
    end: () => worker.terminate(),
  };
}

interface Work<Result, Task> {
  /** The most workers that pay off for this much work; there are no more than cores. */
  most: number;
  /** The worker's `workerData`. */
  data?: object;
  /** What it gets before its first task. */
  setup?: object;
  onResult: (result: Result, task: Task) => void;
  /** The error for a task that failed, from the reason and what the error was `about`. */
  describe?: (reason: string, task: Task, about: unknown) => Error;
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
  { most, data, setup, onResult, describe = (reason) => new Error(reason) }: Work<Result, Task>,
): Promise<void> {
  const work = async () => {
    const worker = openWorker<Result, Task>(script, data, setup);
    try {
      for (const task of tasks) {
        const answer = await worker.give(task);
        if ("failed" in answer) throw describe(answer.failed, task, answer.about);
        onResult(answer.result, task);
      }
    } finally {
      await worker.end();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), Math.ceil(most)) }, work));
}

/** Rejects when the worker fails as a whole. */
async function answerOf<Result>(worker: Worker, request: Request): Promise<Answer<Result>> {
  const over = new AbortController();
  const ended = once(worker, "exit", over).then(([code]) => {
    throw new Error(`A worker thread ended with exit code ${code}.`);
  });
  try {
    worker.postMessage(request);
    const [answer] = await Promise.race([once(worker, "message", over), ended]);
    return answer;
  } finally {
    ended.catch(() => {});
    over.abort();
  }
}
