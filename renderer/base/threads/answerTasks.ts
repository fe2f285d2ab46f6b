import { parentPort } from "node:worker_threads";

/** What a worker gets: a task, and with the first one of some work what the work's tasks have in common. */
export interface Request {
  setup?: object;
  task: unknown;
}

/** `about` is the error's own property of that name: plain data on what failed. */
export type Answer<Result> = { result: Result } | { failed: string; about?: unknown };

/** What is reported of an error. @throws the error itself if it is none in the code, such as a full disk */
export function failureOf(error: unknown): { failed: string; about?: unknown } {
  const { message, cause, stack, code, about } = error as NodeJS.ErrnoException & { about?: unknown };
  // Thrown, it ends a worker and keeps its code.
  if (code !== undefined) throw error;
  return { failed: cause instanceof Error ? `${message}\n${cause.stack}` : (stack ?? message), about };
}

/** The first argument of a process that answers tasks as a worker thread does. */
export const ANSWERS_TASKS = "answers-tasks";

/**
 * In a worker, and nowhere else: responds to each task with its result, or the reason why it failed.
 *
 * @param open returns what does the tasks of some work
 */
export function answerTasks<Setup, Task>(open: (setup: Setup) => (task: Task) => Promise<unknown>): void {
  let handle: ReturnType<typeof open> | undefined;
  const answer = async ({ setup, task }: Request): Promise<Answer<unknown>> => {
    try {
      if (setup || !handle) handle = open(setup as Setup);
      return { result: await handle(task as Task) };
    } catch (error) {
      return failureOf(error);
    }
  };
  parentPort?.on("message", async (request) => parentPort?.postMessage(await answer(request)));
  if (process.argv[2] === ANSWERS_TASKS)
    process.on("message", async (request: Request) => process.send?.(await answer(request)));
}
