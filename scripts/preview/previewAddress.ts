import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const FILE = path.resolve(import.meta.dirname, "../../node_modules/.cache/preview-address.json");

interface RunningPreview {
  url: string;
  /** The folder that it shows, absolute. */
  pages: string;
  process: number;
}

/** Notes where the preview of a folder runs, for other commands. */
export function noteAddress(url: string, pages: string): void {
  const running: RunningPreview = { url, pages: path.resolve(pages), process: process.pid };
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(running));
}

/** Where a folder's preview runs, or where it usually starts. */
export function previewAddress(pages: string): string {
  try {
    const running = JSON.parse(readFileSync(FILE, "utf8")) as RunningPreview;
    // Signal 0 only asks whether the process exists, and throws where it does not.
    if (running.pages === path.resolve(pages) && process.kill(running.process, 0)) return running.url;
  } catch {
    // None was started, or it has ended.
  }
  return "http://localhost:5173";
}
