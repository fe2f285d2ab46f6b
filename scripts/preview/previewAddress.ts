import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../renderer/attempt.mjs";

const FILE = path.resolve(import.meta.dirname, "../../node_modules/.cache/preview-address.json");

/** Notes where the preview of a folder runs, for other commands. */
export function noteAddress(url: string, pages: string): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ url, folder: path.resolve(pages), id: process.pid }));
}

/** Where a folder's preview runs, or where it usually starts. */
export function previewAddress(pages: string): string {
  const { url, folder, id } = attempt(() => JSON.parse(readFileSync(FILE, "utf8"))) ?? {};
  // Signal 0 only asks whether the process exists, and throws where it does not.
  const runs = folder === path.resolve(pages) && attempt(() => process.kill(id, 0));
  return runs ? url : "http://localhost:5173";
}
