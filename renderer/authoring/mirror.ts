import { copyFileSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";

/**
 * Makes a folder look like another: its own files are copied, so that they may change, and what lies
 * in folders below, such as pictures of megabytes, is only pointed to.
 */
export function mirror(from: string, to: string, place: (from: string, to: string) => void = copyFileSync): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) mirror(source, target, pointTo);
    else place(source, target);
  }
}

function pointTo(from: string, to: string): void {
  try {
    symlinkSync(from, to);
  } catch {
    // Windows lets only some people make links.
    copyFileSync(from, to);
  }
}
