import { mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { settledStampOf, stampOf } from "../../../renderer/base/files/stamp.mjs";

const file = path.join(mkdtempSync(path.join(tmpdir(), "stamp-")), "a.yaml");
afterEach(() => {
  vi.useRealTimers();
});

test("a file has a stamp at once, and another one after a change", () => {
  expect(stampOf(file)).toBe("");
  writeFileSync(file, "one");
  const before = stampOf(file);
  expect(stampOf(file)).toBe(before);
  writeFileSync(file, "three");
  expect(stampOf(file)).not.toBe(before);
});

test("it is known by its stamp once a next change must have another date", () => {
  writeFileSync(file, "one");
  const changed = statSync(file).ctimeMs;
  vi.setSystemTime(changed + 5);
  expect(settledStampOf(file)).toBeUndefined();
  vi.setSystemTime(changed + 3000);
  expect(settledStampOf(file)).toBe(stampOf(file));
  expect(settledStampOf(`${file}.gone`)).toBeUndefined();
});
