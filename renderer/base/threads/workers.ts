import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Answer, Request } from "./answerTasks";

/** How long a worker waits for more work: a process that goes on to serve the site needs its memory. */
const KEPT = 10_000;

interface Work<Result, Task> {
  /** The most workers that pay off for this much work; there are no more than cores. */
  most: number;
  /** The worker's `workerData`. */
  data?: object;
  /** What it gets before its first task, by its number. */
  setup?: (index: number) => object;
  /** Whether the workers then wait for more work of their script and data: loading the code takes a third of a second. */
  keep?: boolean;
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
  { most, data, setup, keep = false, onResult, describe = (reason) => new Error(reason) }: Work<Result, Task>,
): Promise<void> {
  const work = async (_: unknown, index: number) => {
    const thread = takeThread(script, data);
    let isWell = false;
    try {
      let ready = false;
      for (const task of tasks) {
        const request: Request = ready ? { task } : { setup: setup?.(index), task };
        ready = true;
        const answer = await answerOf<Result>(thread.worker, request);
        if ("failed" in answer) throw describe(answer.failed, task, answer.about);
        onResult(answer.result, task);
      }
      isWell = true;
    } finally {
      if (isWell && keep) keepThread(thread);
      else await thread.worker.terminate();
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

interface Thread {
  worker: Worker;
  /** All that it was started with: other code, or another environment, needs another one. */
  key: string;
  timer?: NodeJS.Timeout;
}

/** Threads that wait for work, the one that has waited longest first. */
const waiting = new Set<Thread>();

const environment = () => ({ ...process.env, NODE_ENV: "production" });
const keyOf = (script: URL | string, data: object | undefined) => JSON.stringify([script, data, environment()]);

function takeThread(script: URL | string, data: object | undefined): Thread {
  const key = keyOf(script, data);
  for (const thread of waiting) {
    if (thread.key !== key) continue;
    waiting.delete(thread);
    clearTimeout(thread.timer);
    thread.worker.ref();
    return thread;
  }
  return startThread(script, data);
}

function startThread(script: URL | string, data: object | undefined): Thread {
  const worker = new Worker(script, { workerData: data, env: environment() });
  const thread = { worker, key: keyOf(script, data) };
  // One that ends while it waits fails no build: the next one starts another.
  worker.on("error", () => waiting.delete(thread));
  worker.on("exit", () => waiting.delete(thread));
  return thread;
}

/** Starts a worker that waits for work of its script and data, so that it loads its code while the caller does other things. */
export function startWaiting(script: URL | string, data: object): void {
  keepThread(startThread(script, data));
}

/** The process may end meanwhile. */
function keepThread(thread: Thread): void {
  thread.worker.unref();
  thread.timer = setTimeout(endThread, KEPT, thread).unref();
  waiting.add(thread);
  const [longest] = waiting;
  if (longest && waiting.size > availableParallelism()) endThread(longest);
}

function endThread(thread: Thread): void {
  waiting.delete(thread);
  clearTimeout(thread.timer);
  void thread.worker.terminate();
}
