import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gitSync } from "../../../renderer/base/git.mjs";

/** What `git diff --numstat` counts for each change, such as `1/1`: the lines that were added and removed. */
export function countLines(changes: { before: string; after: string }[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "numstat-"));
  try {
    for (const side of ["before", "after"] as const) {
      mkdirSync(path.join(folder, side));
      for (const [index, change] of changes.entries()) writeFileSync(path.join(folder, side, `${index}`), change[side]);
    }
    const counts = new Map<string, string>();
    // Of each file: the counts, then both names.
    const parts = compared(folder).split("\0");
    for (let at = 0; at + 2 < parts.length; at += 3) {
      const [added, removed] = (parts[at] ?? "").split("\t");
      counts.set(path.basename(parts[at + 2] ?? ""), `${added}/${removed}`);
    }
    return changes.map((_, index) => counts.get(String(index)) ?? "0/0");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What git prints of the folders `before` and `after`. */
function compared(folder: string): string {
  try {
    return gitSync(folder, ["diff", "--no-index", "--numstat", "-z", "before", "after"]);
  } catch (error) {
    const { status, stdout } = error as { status?: number; stdout?: string };
    // It exits with 1 if there are changes, as `diff` does.
    if (status === 1 && stdout !== undefined) return stdout;
    throw error;
  }
}
