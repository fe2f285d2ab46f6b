import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Store } from "../../../renderer/cache/store.mjs";

/** An empty store in a folder of its own. */
function emptyStore(): Store {
  const root = mkdtempSync(path.join(tmpdir(), "cache-parts-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, "node_modules"));
  return new Store("test", { root, entries: [] });
}

const PARTS = new Map([
  ["", "the list"],
  ["long", "a long one with ž\n".repeat(3)],
  ["empty", ""],
]);

const readAll = (store: Store) =>
  [...store.readParts("input")].map(([name, { read }]) => [name, read()?.toString()] as const);

test("each part of a result is read as it was written, and others replace all of them", () => {
  const store = emptyStore();
  expect(readAll(store)).toEqual([]);
  store.writeParts("input", PARTS);
  expect(readAll(store)).toEqual([...PARTS]);
  store.writeParts("input", new Map([["other", "one"]]));
  expect(readAll(store)).toEqual([["other", "one"]]);
  expect(store.readParts("another input").size).toBe(0);
});

test("whatever byte of it is another, or however it is cut off, no part is read that was not written", () => {
  const store = emptyStore();
  store.writeParts("input", PARTS);
  const [name = ""] = readdirSync(store.folder).filter((file) => !file.startsWith("."));
  const file = path.join(store.folder, name);
  const bytes = readFileSync(file);
  const expectNoneElse = (what: string) => {
    for (const [part, text] of readAll(store)) expect([PARTS.get(part), undefined], what).toContain(text);
  };
  for (const at of bytes.keys()) {
    const flipped = Buffer.from(bytes);
    flipped[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(file, flipped);
    expectNoneElse(`byte ${at}`);
    expect(readAll(store), `byte ${at}`).not.toEqual([...PARTS]);
    writeFileSync(file, bytes.subarray(0, at));
    expectNoneElse(`cut off at ${at}`);
  }
});

test("a result in parts that cannot be written to disk is kept in memory", () => {
  const store = emptyStore();
  writeFileSync(path.join(store.root, "node_modules/.cache"), "");
  store.writeParts("input", PARTS);
  expect(readAll(store)).toEqual([...PARTS]);
});
