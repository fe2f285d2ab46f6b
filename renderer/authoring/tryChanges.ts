import path from "node:path";
import { checkFolder, type FolderCheck } from "../content/checkFolder";
import type { Problem } from "../content/report/problem";
import type { ContentFolder, FileChange } from "./fileChange";

/** Checks the site as the changes would make it, so that a command can refuse to break it. Writes nothing. */
export function tryChanges(folder: ContentFolder, changes: FileChange[]): Promise<FolderCheck> {
  return checkFolder({
    ...folder,
    changed: new Map(changes.map(({ file, after }) => [path.posix.basename(file), after])),
  });
}

/** The file that moves, where a page is renamed. */
export function movedFile(changes: FileChange[]) {
  const gone = changes.find(({ after }) => after === undefined);
  const come = changes.find(({ before }) => before === undefined);
  return gone && come && { gone, come };
}

export function newErrors(before: Problem[], after: Problem[], changes: FileChange[]): Problem[] {
  const moved = movedFile(changes);
  const key = ({ rule, pointer }: Problem, file: string) => `${file} ${rule} ${pointer}`;
  const known = before.map((one) => key(one, one.file === moved?.gone.file ? moved.come.file : one.file));
  return after.filter((problem) => {
    if (problem.severity !== "error") return false;
    const index = known.indexOf(key(problem, problem.file));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}
