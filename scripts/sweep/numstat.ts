import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What `git diff --numstat` counts for each change, such as `1/1`: the lines that were added and removed. */
export function countLines(changes: { before: string; after: string }[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), "numstat-"));
  try {
    for (const side of ["before", "after"] as const) {
      mkdirSync(path.join(folder, side));
      for (const [index, change] of changes.entries()) writeFileSync(path.join(folder, side, `${index}`), change[side]);
    }
    // It exits with 1 if there are changes, as `diff` does.
    const { stdout, stderr, status } = spawnSync("git", ["diff", "--no-index", "--numstat", "-z", "before", "after"], {
      cwd: folder,
      encoding: "utf8",
    });
    if (status !== 0 && status !== 1) throw new Error(`git diff failed: ${stderr}`);
    const counts = new Map<string, string>();
    // Of each file: the counts, then both names.
    const parts = stdout.split("\0");
    for (let at = 0; at + 2 < parts.length; at += 3) {
      const [added, removed] = (parts[at] ?? "").split("\t");
      counts.set(path.basename(parts[at + 2] ?? ""), `${added}/${removed}`);
    }
    return changes.map((_, index) => counts.get(String(index)) ?? "0/0");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
