import type { Problem } from "../base/problem";
import { checkFolder, type FolderCheck } from "../content/check/checkFolder";
import { nameIn, printPath } from "../content/pages/pagesFolder";
import type { ContentFolder, FileChange } from "./fileChange";

/** Checks the site as it would be after the changes, so that a command can refuse to break it. Writes nothing. */
export function tryChanges(folder: ContentFolder, changes: FileChange[]): Promise<FolderCheck> {
  const root = printPath(folder, ".");
  const name = (file: string) => nameIn(root, file);
  const gone = changes.flatMap(({ from }): [string, undefined][] => (from ? [[name(from), undefined]] : []));
  const changed = new Map([...gone, ...changes.map(({ file, after }) => [name(file), after] as const)]);
  return checkFolder({ ...folder, changed });
}

/**
 * The errors that changes would cause. A figure that is no fact any more, such as an old price that another page writes
 * out, is none of them: the next check reports it where it stands.
 */
export function newErrors(before: Problem[], after: Problem[], changes: FileChange[]): Problem[] {
  const moved = new Map(changes.map(({ file, from = file }) => [from, file]));
  const key = ({ rule, pointer }: Problem, file: string) => `${file} ${rule} ${pointer}`;
  const known = before.map((one) => key(one, moved.get(one.file) ?? one.file));
  return after.filter((problem) => {
    if (problem.severity !== "error" || problem.figure !== undefined) return false;
    const index = known.indexOf(key(problem, problem.file));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}
