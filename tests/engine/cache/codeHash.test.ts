import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { settledStampOf } from "../../../renderer/base/files/stamp.mjs";
import { codeVersion } from "../../../renderer/cache/codeVersion.mjs";

/** Waits until the next change of a file would have another date. */
async function settled(file: string): Promise<void> {
  while (settledStampOf(file) === undefined) await setTimeout(10);
}

test("the version of all code is another after each change of a file, also one of the same size and date", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "code-hash-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, "node_modules"));
  mkdirSync(path.join(root, "renderer"));
  const file = path.join(root, "renderer/one.ts");
  const version = () => codeVersion(undefined, root);
  const seen = new Set<string>();
  for (const text of ["one", "two", "six", "a longer one"]) {
    const dates = seen.size > 0 ? statSync(file) : undefined;
    writeFileSync(file, text);
    if (dates) utimesSync(file, dates.atime, dates.mtime);
    const now = version();
    expect(seen).not.toContain(now);
    seen.add(now);
    await settled(file);
    // Read once more, and then known by its dates.
    expect([version(), version()]).toEqual([now, now]);
  }
  writeFileSync(path.join(root, "renderer/two.ts"), "");
  expect(seen).not.toContain(version());
  rmSync(path.join(root, "renderer/two.ts"));
  const known = path.join(root, "node_modules/.cache/code-hash");
  const bytes = readFileSync(known);
  for (const at of bytes.keys()) {
    const flipped = Buffer.from(bytes);
    flipped[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(known, flipped);
    expect([...seen].at(-1), `byte ${at}`).toBe(version());
  }
});
