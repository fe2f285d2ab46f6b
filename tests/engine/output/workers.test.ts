import { afterEach, expect, test } from "vitest";
import { inWorkers } from "../../../renderer/base/threads/workers";

afterEach(() => {
  delete process.env.OF_THE_TEST;
});

/** Answers with its number, what it was started with and the last setup; ends on tasks that say so. */
const SCRIPT = `
  import { parentPort, threadId, workerData } from "node:worker_threads";
  let last;
  parentPort.on("message", ({ setup, task }) => {
    last = setup ?? last;
    if (task === "exit") process.exit(3);
    if (task === "throw") throw new Error("thrown in the worker");
    const result = { threadId, workerData, setup: last, environment: process.env.OF_THE_TEST };
    parentPort.postMessage(task === "fail" ? { failed: "the task failed", about: "its page" } : { result });
  });
`;
const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);

interface Result {
  threadId: number;
  workerData: { code: string };
  setup: { build: string };
  environment?: string;
}

async function work(tasks: string[]): Promise<Result[]> {
  const results: Result[] = [];
  await inWorkers<Result, string>(script, tasks.values(), {
    most: 1,
    data: { code: "a" },
    setup: { build: "build 0" },
    onResult: (result) => results.push(result),
  });
  return results;
}

test("a worker does task after task with the data, setup and environment of its work, and ends with it", async () => {
  process.env.OF_THE_TEST = "set";
  const [one, two] = await work(["", ""]);
  expect(one).toMatchObject({ workerData: { code: "a" }, setup: { build: "build 0" }, environment: "set" });
  expect(two).toEqual(one);
  const [later] = await work([""]);
  expect(later?.threadId).not.toBe(one?.threadId);
});

test.each([
  ["fail", "the task failed"],
  ["throw", "thrown in the worker"],
  ["exit", "A worker ended with exit code 3."],
])("a worker whose task ends by %s is reported", async (task, message) => {
  await expect(work(["", task])).rejects.toThrow(message);
});

test("what the error of a task is about is at hand where it is put in words", async () => {
  const describe = (reason: string, task: string, about: unknown) => new Error([reason, task, about].join(", "));
  const working = inWorkers<Result, string>(script, ["fail"].values(), { most: 1, describe, onResult() {} });
  await expect(working).rejects.toThrow("the task failed, fail, its page");
});
