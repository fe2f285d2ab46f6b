import path from "node:path";
import { checkFolder, type FolderCheck } from "../content/checkFolder";
import type { Problem } from "../content/report/problem";
import type { ContentFolder, FileChange } from "./fileChange";

/** Checks the site as the changes would make it, so that a command can refuse to break it. Writes nothing. */
export function tryChanges(folder: ContentFolder, changes: FileChange[]): Promise<FolderCheck> {
  return checkFolder({ ...folder, changed: new Map(changes.map(({ file, after }) => [nameOf(file), after])) });
}

/** The errors that the changes would add; `renamed` has the new file name of each old one. */
export function newErrors(before: Problem[], after: Problem[], renamed: Record<string, string> = {}): Problem[] {
  const key = (name: string, { rule, pointer }: Problem) => `${name} ${rule} ${pointer}`;
  const known = before.map((problem) => key(renamed[nameOf(problem.file)] ?? nameOf(problem.file), problem));
  return after.filter((problem) => {
    if (problem.severity !== "error") return false;
    const index = known.indexOf(key(nameOf(problem.file), problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

const nameOf = (file: string): string => path.posix.basename(file);
