import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetUnused, markUsed } from "../../../renderer/build/forgetUnused";

const DAY = 24 * 60 * 60 * 1000;

let store: string;
beforeEach(() => {
  store = mkdtempSync(path.join(tmpdir(), "cache-"));
});
afterEach(() => rmSync(store, { recursive: true, force: true }));

/** An entry that was last used so many days ago: a file, or a folder with one in it. */
function entry(name: string, daysAgo: number, inFolder = false): string {
  const file = path.join(store, name);
  if (inFolder) mkdirSync(file);
  writeFileSync(inFolder ? path.join(file, "640.avif") : file, name);
  const at = new Date(Date.now() - daysAgo * DAY);
  utimesSync(file, at, at);
  return file;
}

test("what no build has used for 30 days goes, a folder with all that is in it; the rest stays", () => {
  entry("old.jpg", 31);
  entry("old", 31, true);
  entry("recent.jpg", 29);
  entry("recent", 29, true);
  forgetUnused(store);
  expect(readdirSync(store).sort()).toEqual(["recent", "recent.jpg"]);
});

test("what a build uses stays, however long ago it was made", () => {
  const [file, folder] = [entry("old.jpg", 400), entry("old", 400, true)];
  markUsed([file, folder, path.join(store, "not-made-yet.jpg")]);
  forgetUnused(store);
  expect(readdirSync(store).sort()).toEqual(["old", "old.jpg"]);
  expect(existsSync(path.join(folder, "640.avif"))).toBe(true);
});

test("an entry that was used today is not written to again", () => {
  const file = entry("today.jpg", 0.5);
  const before = statSync(file).mtimeMs;
  markUsed([file]);
  expect(statSync(file).mtimeMs).toBe(before);
});

test("a cache that is not there yet is no mistake", () => {
  expect(() => forgetUnused(path.join(store, "none"))).not.toThrow();
});
