import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../renderer/base/attempt.mjs";
import { hashOf } from "../../renderer/base/files/files.mjs";
import { cacheOf } from "../../renderer/cache/codeVersion.mjs";

const NOTES = path.join(cacheOf(), "preview-addresses");

/** One for each folder: several previews may run. */
const noteOf = (pages: string) => path.join(NOTES, `${hashOf(path.resolve(pages))}.json`);

/** Notes where the preview of a folder runs, for other commands. */
export function noteAddress(url: string, pages: string): void {
  mkdirSync(NOTES, { recursive: true });
  writeFileSync(noteOf(pages), JSON.stringify({ url, id: process.pid }));
}

/** Where a folder's preview runs, or where it usually starts. */
export function previewAddress(pages: string): string {
  const { url, id } = attempt(() => JSON.parse(readFileSync(noteOf(pages), "utf8"))) ?? {};
  // Signal 0 only tests whether the process exists, and throws if it does not.
  const runs = typeof id === "number" && attempt(() => process.kill(id, 0));
  return runs ? url : "http://localhost:5173";
}
