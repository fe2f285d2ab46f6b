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
    const { site, pages, problems } = check.content;
    const named = <T extends { file: string }>(found: T): T => ({ ...found, file: printed(folder, found.file) });
    const renamed = { site: site && named(site), pages: pages.map(named), problems: problems.map(named) };
    return { ...check, content: { ...check.content, ...renamed }, problems: check.problems.map(named) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The name of a copied file in the real folder. */
function printed({ cwd, dir }: ContentFolder, file: string): string {
  const real = path.resolve(cwd, dir, path.posix.basename(file));
  return path.relative(cwd, real).split(path.sep).join("/");
}

/** The errors that the changes would add; `renamed` has the new file name of each old one. */
export function newErrors(before: Problem[], after: Problem[], renamed: Record<string, string> = {}): Problem[] {
  const key = ({ file, rule, pointer }: Problem) => `${path.posix.basename(file)} ${rule} ${pointer}`;
  const known = before.map(({ file, ...problem }) => {
    const name = path.posix.basename(file);
    return key({ ...problem, file: renamed[name] ?? name });
  });
  return after.filter((problem) => {
    if (problem.severity !== "error") return false;
    const index = known.indexOf(key(problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

/** Copies a folder: its own files, so that they can change, while those in subfolders, such as large pictures, are linked. */
function mirror(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, source));
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else if (entry.parentPath === from || !linked(source, target)) copyFileSync(source, target);
  }
}

/** False where a link needs a permission, as on Windows. */
function linked(source: string, target: string): boolean {
  try {
    symlinkSync(source, target);
    return true;
  } catch {
    return false;
  }
}
