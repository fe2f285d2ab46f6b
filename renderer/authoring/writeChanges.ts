import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CouldNotRun } from "../content/couldNotRun";
import type { ContentFolder, FileChange } from "./fileChange";

const BOM = "\uFEFF";

/** One file on its way: its bytes lie beside it under a hidden name until all are ready. */
interface Ready {
  target: string;
  temporary?: string;
  /** The bytes to put back should a later file fail; undefined for a file that was not there. */
  original?: Buffer;
}

/**
 * Writes all changes, or none: every new text is written aside first, then renamed into its place,
 * and a failure on the way puts back what was there.
 *
 * @throws CouldNotRun where a file was changed meanwhile by somebody else, or cannot be written
 */
export function writeChanges({ cwd }: Pick<ContentFolder, "cwd">, changes: FileChange[]): void {
  const ready: Ready[] = [];
  const done: Ready[] = [];
  try {
    for (const change of changes) ready.push(prepare(path.resolve(cwd, change.file), change));
    // Files go last: should anything fail before, the page is still there.
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
