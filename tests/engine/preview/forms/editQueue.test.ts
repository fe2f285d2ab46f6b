import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EditQueue } from "../../../../renderer/desk/client/edits/queue";
import { dataAfter } from "../../../../renderer/desk/protocol/dataAfter";
import type { EditRequest, EditResult, EditStep } from "../../../../renderer/desk/protocol/edits";

/** A preview whose answers wait until the test gives them: each version of its list is a text with a hash of its own. */
let versions: Map<string, string[]>;
let now: string;
let answers: (() => void)[];
let refuses: (request: EditRequest) => boolean;

beforeEach(() => {
  versions = new Map([["v0", ["a", "b", "c"]]]);
  now = "v0";
  answers = [];
  refuses = () => false;
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as EditRequest;
    return new Promise((resolve) => {
      answers.push(() => {
        const result = answerTo(request);
        resolve({ headers: new Map([["content-type", "application/json"]]), json: async () => result });
      });
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

function answerTo({ file, base, steps }: EditRequest): EditResult {
  expect(base, "a change is made to what the one before it has left").toBe(now);
  if (refuses({ file, base, steps })) return { result: "refused", words: "No.", problems: [] };
  const list = dataAfter({ list: versions.get(base) ?? [] }, steps).list;
  now = `v${versions.size}`;
  versions.set(now, list);
  return { result: "saved", file, hash: now, merged: false, history: { undo: `${base} to ${now}` } };
}

const remove = (index: number): EditStep => ({ do: "remove", pointer: `/list/${index}` });
const move = (from: number, to: number): EditStep => ({ do: "move", pointer: `/list/${from}`, to });
const open = () => {
  const queue = new EditQueue();
  const text = { file: "about.yaml", hash: "v0", asked: 0 };
  const shown = (of = text) => dataAfter({ list: versions.get(of.hash) ?? [] }, queue.stepsAfter(of)).list;
  const add = (step: EditStep, of = text) => queue.change({ ...of, steps: [step], name: "list" });
  return { queue, shown, add };
};
const next = async () => {
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers.shift()?.();
};

test("changes made before the first response are shown at once, and carried out in order", async () => {
  const { queue, shown, add } = open();
  const all = [add(move(0, 2)), add(remove(0)), add(move(1, 0))];
  expect(shown()).toEqual(["a", "c"]);
  for (let count = 0; count < 3; count++) await next();
  expect(await Promise.all(all)).toEqual([undefined, undefined, undefined]);
  expect(versions.get(now)).toEqual(["a", "c"]);
  // The text that is shown is still the first one, then the one in between, and at last the newest.
  expect(shown()).toEqual(["a", "c"]);
  expect(shown({ file: "about.yaml", hash: "v1", asked: 0 })).toEqual(["a", "c"]);
  expect(shown({ file: "about.yaml", hash: "v3", asked: queue.now })).toEqual(["a", "c"]);
  // Undo leads back to the first text: nothing is under way any more.
  expect(shown({ file: "about.yaml", hash: "v0", asked: queue.now })).toEqual(["a", "b", "c"]);
});

test("after a refused change, those that depend on it are not made, and a refused value does not stop others", async () => {
  const { shown, add } = open();
  refuses = ({ steps }) => steps[0]?.do === "remove" || (steps[0]?.do === "set" && steps[0].value === "bad");
  const all = [
    add({ do: "set", pointer: "/list/0", value: "bad" }),
    add({ do: "set", pointer: "/list/1", value: "good" }),
    add(remove(0)),
    add(move(0, 1)),
  ];
  for (let count = 0; count < 3; count++) await next();
  const [first, second, third, fourth] = await Promise.all(all);
  expect([first, second, third]).toEqual(["No.", undefined, "No."]);
  expect(fourth).toMatch(/^This was not done, because/);
  expect(shown()).toEqual(["a", "good", "c"]);
  expect(versions.get(now)).toEqual(["a", "good", "c"]);
});

const SET: EditStep = { do: "set", pointer: "/list/0", value: "bad" };

test.each<[words: string, steps: EditStep[], why: RegExp | undefined]>([
  ["sets values", [SET, { ...SET, pointer: "/list/1" }], undefined],
  ["has no steps, such as a picture", [], undefined],
  ["sets a value and removes another", [SET, remove(1)], /^This was not done, because/],
])(
  "the next change after a refused one that %s is made only where its place is still the same",
  async (_, steps, why) => {
    const { queue, shown } = open();
    refuses = (request) => JSON.stringify(request.steps) === JSON.stringify(steps);
    const change = (all: EditStep[]) =>
      queue.change({ file: "about.yaml", hash: "v0", asked: 0, name: "list", steps: all });
    const all = [change(steps), change([{ do: "set", pointer: "/list/1", value: "good" }])];
    await next();
    await all[0];
    // By the next turn of the event loop, the second one is sent or refused.
    await setImmediate();
    expect(answers).toHaveLength(why ? 0 : 1);
    answers.shift()?.();
    expect(await Promise.all(all)).toEqual(["No.", why ? expect.stringMatching(why) : undefined]);
    expect(shown()).toEqual(why ? ["a", "b", "c"] : ["a", "good", "c"]);
  },
);

test("requests made meanwhile wait until no other is running", async () => {
  const { queue, add } = open();
  const order: string[] = [];
  void add(remove(0)).then(() => order.push("first"));
  const idle = queue.idle().then(() => order.push("idle"));
  void add(remove(0)).then(() => order.push("second"));
  await next();
  await next();
  await idle;
  expect(order).toEqual(["first", "second", "idle"]);
});

test("a text arrives after the result of a change that it may already contain", async () => {
  const { queue, add } = open();
  const order: string[] = [];
  void add(remove(0)).then(() => order.push("change"));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  // The preview has answered the request for the text, and its answer about the change is still on its way.
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({ hash: "v1" }) }));
  const load = queue.load<{ hash: string }>("words", new AbortController().signal);
  void load.then(() => order.push("text"));
  // By the next turn of the event loop, all that waits for nothing else has happened.
  await setImmediate();
  expect(order).toEqual([]);
  await next();
  expect(await load).toEqual({ hash: "v1", asked: 0 });
  expect(order).toEqual(["change", "text"]);
});

test("a text is requested again if something was undone meanwhile: it may still have that", async () => {
  const { queue } = open();
  const json = (value: object) => ({
    ok: true,
    headers: new Map([["content-type", "application/json"]]),
    json: async () => value,
  });
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const texts = [{ hash: "with what was undone" }, { hash: "without" }];
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.endsWith("/undo"))
      return json({ result: "saved", file: "about.yaml", hash: "v0", merged: false, history: {} });
    const text = texts.shift() ?? {};
    if (texts.length > 0) await held;
    return json(text);
  });
  const load = queue.load<{ hash: string }>("page", new AbortController().signal);
  await queue.undo();
  arrive();
  expect(await load).toEqual({ hash: "without", asked: 1 });
});

test("what undo would do is what the last change says, though an earlier request for it arrives later", async () => {
  const { queue, add } = open();
  const change = add(remove(0));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal("fetch", () => late.then(() => ({ ok: true, json: async () => ({ undo: "of long ago" }) })));
  const asked = queue.loadHistory();
  await next();
  await change;
  arrive();
  await asked;
  expect(queue.state.history).toEqual({ undo: "v0 to v1" });
  await queue.loadHistory();
  expect(queue.state.history).toEqual({ undo: "of long ago" });
});

test("after a change that was merged with an editor's save, a value is set in the text that was shown, and a place is not trusted", async () => {
  const bases: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    bases.push((JSON.parse(body) as EditRequest).base);
    const result = { result: "saved", file: "about.yaml", hash: `merged ${bases.length}`, merged: true, history: {} };
    return { headers: new Map([["content-type", "application/json"]]), json: async () => result };
  });
  const { add } = open();
  const set = (index: number) => add({ do: "set", pointer: `/list/${index}`, value: "other" });
  expect(await Promise.all([set(0), set(1), add(remove(0)), set(0)])).toEqual([
    ...[undefined, undefined, undefined],
    expect.stringContaining("This was not done"),
  ]);
  expect(bases).toEqual(["v0", "v0", "v0"]);
});
