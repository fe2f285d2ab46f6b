import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkFolder, type FolderCheck } from "../content/checkFolder";
import type { Problem } from "../content/report/problem";
import type { ContentFolder, FileChange } from "./fileChange";

/**
 * Checks the site with the changes applied to a copy of the pages, so that a command can refuse to break the
 * site before it writes anything. File names are those of the real folder.
 */
export async function tryChanges(folder: ContentFolder, changes: FileChange[]): Promise<FolderCheck> {
  const root = mkdtempSync(path.join(tmpdir(), "pages-"));
  const dir = path.resolve(folder.cwd, folder.dir);
  const shown = path.relative(folder.cwd, dir);
  // Under the same relative path the copy's problems have the same file names.
  const copy = path.join(root, shown.startsWith("..") || path.isAbsolute(shown) ? path.basename(dir) : shown);
  try {
    mirror(dir, copy);
    for (const { file, after } of changes) {
      const target = path.join(copy, path.basename(file));
      if (after === undefined) rmSync(target, { force: true });
      else writeFileSync(target, after);
    }
    const publicDir = path.resolve(folder.cwd, folder.publicDir);
    const check = await checkFolder({ dir: copy, publicDir, cwd: root });
    const named = <T extends { file: string }>(found: T): T => ({ ...found, file: printed(folder, found.file) });
    const { site, pages, problems } = check.content;
    const content = {
      ...check.content,
      site: site && named(site),
      pages: pages.map(named),
      problems: problems.map(named),
    };
    return { ...check, content, problems: check.problems.map(named) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The name of a copied file in the real folder. */
function printed({ cwd, dir }: ContentFolder, file: string): string {
  const real = path.resolve(cwd, dir, path.posix.basename(file));
  return path.relative(cwd, real).split(path.sep).join("/");
}

/**
 * The errors that the changes would add to those that the site has already.
 *
 * @param renamed old file name to new file name
 */
export function newErrors(before: Problem[], after: Problem[], renamed: Record<string, string> = {}): Problem[] {
  const key = ({ file, rule, pointer }: Problem, names: Record<string, string>) => {
    const name = path.posix.basename(file);
    return `${names[name] ?? name} ${rule} ${pointer}`;
  };
  const known = new Map<string, number>();
  for (const problem of before) known.set(key(problem, renamed), (known.get(key(problem, renamed)) ?? 0) + 1);
  return after.filter((problem) => {
    if (problem.severity !== "error") return false;
    const left = known.get(key(problem, {})) ?? 0;
    known.set(key(problem, {}), left - 1);
    return left <= 0;
  });
}

/**
 * Copies a folder: its own files are copied, so that they can change; files in subfolders, such as large
 * pictures, are linked.
 */
function mirror(from: string, to: string, place: (from: string, to: string) => void = copyFileSync): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) mirror(source, target, link);
    else place(source, target);
  }
}

function link(from: string, to: string): void {
  try {
    symlinkSync(from, to);
  } catch {
    // On Windows, links need a permission.
    copyFileSync(from, to);
  }
}
