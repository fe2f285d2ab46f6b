import { readFileSync } from "node:fs";
import path from "node:path";

/** What the last build made, by file: the hash of its bytes and, for a page, of what it was drawn from. */
export type Manifest = Record<string, { hash: string; input?: string }>;

/** Where the manifest of an output folder lies: beside it, so that it is not published. */
export function manifestFile(outDir: string): string {
  return path.join(path.dirname(outDir), `.${path.basename(outDir)}.manifest.json`);
}

/** The manifest of the last build; empty where there was none, or where it cannot be read. */
export function readManifest(outDir: string): Manifest {
  try {
    return JSON.parse(readFileSync(manifestFile(outDir), "utf8")) as Manifest;
  } catch {
    return {};
  }
}
