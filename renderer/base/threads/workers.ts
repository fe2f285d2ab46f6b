import { fork } from "node:child_process";
import { type EventEmitter, once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { ANSWERS_TASKS, type Answer, type Request } from "./answerTasks";

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
    const worker = new Worker(script, { workerData: data, env: { ...process.env, NODE_ENV: "production" } });
    try {
      let ready = false;
      for (const task of tasks) {
        const request: Request = ready ? { task } : { setup, task };
        ready = true;
        const answer = await answerOf<Result>(worker, () => worker.postMessage(request));
        if ("failed" in answer) throw describe(answer.failed, task, answer.about);
        onResult(answer.result, task);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), Math.ceil(most)) }, work));
}

/**
 * Starts a process that is given one task at a time. What a thread has used stays with its process; this one gives back
 * all memory when it ends. It ends with the process that started it, which it does not keep alive.
 *
 * @param script as for `inWorkers` @param data what a thread has as its `workerData`
 */
export function openProcess<Result, Task>(script: URL, data: object) {
  const child = fork(script, [ANSWERS_TASKS, JSON.stringify(data)], {
    env: { ...process.env, NODE_ENV: "production" },
    serialization: "advanced",
  });
  child.unref();
  child.channel?.unref();
  return {
    /** @throws Error when the process fails as a whole, which then does no further task */
    give: (task: Task) => answerOf<Result>(child, () => child.send({ task } satisfies Request)),
    end: () => void child.kill(),
  };
}

/** Rejects when the worker fails as a whole. */
async function answerOf<Result>(worker: EventEmitter, ask: () => void): Promise<Answer<Result>> {
  const over = new AbortController();
  const ended = once(worker, "exit", over).then(([code]) => {
    throw new Error(`A worker ended with exit code ${code}.`);
  });
  try {
    ask();
    const [answer] = await Promise.race([once(worker, "message", over), ended]);
    return answer;
  } finally {
    ended.catch(() => {});
    over.abort();
  }
}
