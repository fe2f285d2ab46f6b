import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CouldNotRun } from "../content/couldNotRun";
import type { ContentFolder, FileChange } from "./fileChange";

const BOM = "\uFEFF";

/** One prepared change: its bytes are in a hidden file beside the target until all are ready. */
interface Ready {
  target: string;
  temporary?: string;
  /** The bytes to restore when a later file fails; undefined for a new file. */
  original?: Buffer;
}

/**
 * Writes all changes or none: every new text is written to a temporary file and then renamed; a failure
 * restores the files that were changed before it.
 *
 * @throws CouldNotRun where a file has changed in the meantime, or cannot be written
 */
export function writeChanges({ cwd }: Pick<ContentFolder, "cwd">, changes: FileChange[]): void {
  const ready: Ready[] = [];
  const done: Ready[] = [];
  try {
    for (const change of changes) {
      const { file, from, before } = change;
      ready.push(prepare(path.resolve(cwd, file), from ? { file, after: change.after } : change));
      if (from) ready.push(prepare(path.resolve(cwd, from), { file: from, before }));
    }
    // Remove files last: when anything fails before, the page still exists.
    for (const file of [...ready].sort((a, b) => Number(!a.temporary) - Number(!b.temporary))) {
      if (file.temporary) renameSync(file.temporary, file.target);
      else rmSync(file.target);
      done.push(file);
    }
  } catch (error) {
    for (const { temporary } of ready) if (temporary) rmSync(temporary, { force: true });
    for (const { target, original } of done) {
      if (original) writeFileSync(target, original);
      else rmSync(target, { force: true });
    }
    if (error instanceof CouldNotRun) throw error;
    throw new CouldNotRun(`Nothing was changed: ${(error as Error).message}.`);
  }
}

function prepare(target: string, { file, before, after }: FileChange): Ready {
  const original = existsSync(target) ? readFileSync(target) : undefined;
  const found = original?.toString("utf8");
  if (found?.replace(BOM, "") !== before?.replace(BOM, "")) {
    throw new CouldNotRun(`${file} was changed in the meantime, so nothing was written. Run the command again.`);
  }
  if (after === undefined) return { target, original };
  const temporary = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  const mark = found?.startsWith(BOM) && !after.startsWith(BOM) ? BOM : "";
  writeFileSync(temporary, mark + after, original ? { mode: statSync(target).mode } : {});
  return { target, temporary, original };
}
