import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import { inWorkers, startWaiting } from "../../../renderer/base/threads/workers";
import { ROOT } from "../../support/fixtureSite";

afterEach(() => {
  delete process.env.OF_THE_TEST;
  vi.useRealTimers();
});

/** Answers with its number, what it was started with and the last setup; ends on tasks that say so. */
const SCRIPT = `
  import { parentPort, threadId, workerData } from "node:worker_threads";
  let last;
  parentPort.on("message", ({ setup, task }) => {
    last = setup ?? last;
    if (task === "exit") process.exit(3);
    if (task === "throw") throw new Error("thrown in the worker");
    if (task === "end later") setTimeout(() => process.exit(0), 10);
    const result = { threadId, workerData, setup: last, kept: process.env.OF_THE_TEST };
    parentPort.postMessage(task === "fail" ? { failed: "the task failed", about: "its page" } : { result });
  });
`;
const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);

interface Result {
  threadId: number;
  workerData: { code: string };
  setup: { build: string };
  kept?: string;
}

async function work(tasks: string[], { code = "a", build = "first", keep = true } = {}): Promise<Result[]> {
  const results: Result[] = [];
  await inWorkers<Result, string>(script, tasks.values(), {
    most: 1,
    data: { code },
    setup: () => ({ build }),
    keep,
    onResult: (result) => results.push(result),
  });
  return results;
}

test("a kept worker does later work with that work's own setup", async () => {
  const [one, two] = await work(["", ""], { code: "kept" });
  expect(two).toEqual(one);
  const [later] = await work([""], { code: "kept", build: "second" });
  expect(later).toEqual({ ...one, setup: { build: "second" } });
});

test("a worker that was started ahead does the first work of its code", async () => {
  startWaiting(script, { code: "ahead" });
  const [later] = await work([""], { code: "later" });
  const [ahead] = await work([""], { code: "ahead" });
  expect(ahead?.threadId).toBeLessThan(later?.threadId ?? 0);
});

test("different code, or a different environment, gets its own worker", async () => {
  const [one] = await work([""], { code: "old" });
  const [other] = await work([""], { code: "new" });
  expect(other).toMatchObject({ workerData: { code: "new" } });
  expect(other?.threadId).not.toBe(one?.threadId);
  process.env.OF_THE_TEST = "set";
  const [changed] = await work([""], { code: "old" });
  expect(changed).toMatchObject({ kept: "set" });
  expect(changed?.threadId).not.toBe(one?.threadId);
});

test("two that work at once have a worker each", async () => {
  await work([""], { code: "both" });
  const both = await Promise.all([work([""], { code: "both" }), work([""], { code: "both" })]);
  expect(new Set(both.flat().map(({ threadId }) => threadId)).size).toBe(2);
});

test("a worker that is not to be kept is not used again", async () => {
  const [one] = await work([""], { code: "once", keep: false });
  const [other] = await work([""], { code: "once" });
  expect(other?.threadId).not.toBe(one?.threadId);
});

test.each([
  ["fail", "the task failed"],
  ["throw", "thrown in the worker"],
  ["exit", "A worker thread ended with exit code 3."],
])("a worker whose task ends by %s is reported and not used again", async (task, message) => {
  const [one] = await work([""], { code: task });
  await expect(work(["", task], { code: task })).rejects.toThrow(message);
  const [other] = await work([""], { code: task });
  expect(other?.threadId).not.toBe(one?.threadId);
});

test("what the error of a task is about is at hand where it is put in words", async () => {
  const describe = (reason: string, task: string, about: unknown) => new Error([reason, task, about].join(", "));
  const working = inWorkers<Result, string>(script, ["fail"].values(), { most: 1, describe, onResult() {} });
  await expect(working).rejects.toThrow("the task failed, fail, its page");
});

test("there are at most as many waiting workers as cores", async () => {
  const [one] = await work([""], { code: "0" });
  for (let index = 1; index <= availableParallelism(); index++) await work([""], { code: `${index}` });
  const [other] = await work([""], { code: "0" });
  expect(other?.threadId).not.toBe(one?.threadId);
});

test("one that ends while it waits is replaced", async () => {
  const [one] = await work(["end later"], { code: "ends" });
  // A task that it gets just as it ends fails.
  const other = () =>
    work([""], { code: "ends" }).then(
      ([result]) => result?.threadId,
      () => one?.threadId,
    );
  await expect.poll(other).not.toBe(one?.threadId);
});

test("one that waits for long is ended", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const [one] = await work([""], { code: "long" });
  // Not all timers: one of another test's program in this process may start itself again and again.
  vi.advanceTimersByTime(10_000);
  const [other] = await work([""], { code: "long" });
  expect(other?.threadId).not.toBe(one?.threadId);
});

test("a waiting worker keeps no process alive", async () => {
  const program = `
    // The worker is never ended.
    globalThis.setTimeout = () => ({ unref() {} });
    const { inWorkers } = await import(${JSON.stringify(`${ROOT}/renderer/base/threads/workers.ts`)});
    const onResult = () => console.log("worked");
    await inWorkers(new URL(${JSON.stringify(script)}), [""].values(), { most: 1, keep: true, onResult });
  `;
  const args = ["--import", "tsx", "--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  expect(stdout.trim()).toBe("worked");
});
