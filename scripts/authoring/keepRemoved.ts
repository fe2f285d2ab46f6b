import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ContentFolder, FileChange } from "../../renderer/authoring/fileChange";
import { attempt } from "../../renderer/base/attempt.mjs";
import { hashOf } from "../../renderer/base/files/files.mjs";
import { gitSync } from "../../renderer/base/git.mjs";

/** In the cache, which is never committed. */
const KEPT = "node_modules/.cache/removed";

/**
 * Keeps the text of removed files that the last commit does not have: without git nothing could bring them back.
 *
 * @returns the path of each copy, to print
 */
export function keepRemoved({ cwd }: ContentFolder, changes: FileChange[]): string[] {
  return changes.flatMap(({ file, before, after }) => {
    if (before === undefined || after !== undefined || committed(cwd, file) === before) return [];
    const { name, ext } = path.parse(file);
    const kept = `${KEPT}/${name}.${hashOf(before).slice(0, 8)}${ext}`;
    mkdirSync(path.join(cwd, KEPT), { recursive: true });
    writeFileSync(path.join(cwd, kept), before);
    return [kept];
  });
}

/** The text of a file in the last commit; undefined if it has none, or there is no git. */
function committed(cwd: string, file: string): string | undefined {
  const folder = path.resolve(cwd, path.dirname(file));
  return attempt(() => gitSync(folder, ["show", `HEAD:./${path.basename(file)}`]));
}
