import { lstatSync, realpathSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Why a file of a folder may be neither read nor published: the end of a sentence that starts with its name. Returns
 * undefined for a regular file and for a link within the folder. A link to a file outside of it may be unintended.
 */
export function unfitFile(folder: string, file: string): string | undefined {
  try {
    const stats = statSync(file);
    if (stats.isDirectory()) return "is a folder, and a file is expected";
    if (!stats.isFile()) return "is not a file but a device or a pipe";
    const real = path.relative(realpathSync(folder), realpathSync(file));
    if (real.startsWith("..") || path.isAbsolute(real)) return "is a link to a file outside of its folder";
    return undefined;
  } catch (error) {
    return reasonOf(error, file);
  }
}

/**
 * Why a folder may not be published, as in `unfitFile`: a link to another place could publish files by accident.
 * Returns undefined for a folder, and if there is none.
 */
export function unfitFolder(folder: string): string | undefined {
  try {
    const stats = lstatSync(folder, { throwIfNoEntry: false });
    if (!stats || stats.isDirectory()) return undefined;
    if (!stats.isSymbolicLink()) return "is not a folder";
    const real = path.relative(realpathSync(path.dirname(folder)), realpathSync(folder));
    return real.startsWith("..") || path.isAbsolute(real) ? "is a link to another place" : undefined;
  } catch (error) {
    return reasonOf(error, folder);
  }
}

/** The reason for a file system error, as the end of such a sentence. */
export function reasonOf(error: unknown, file: string): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" && isLink(file)) return "is a link to a file that is not there";
  return REASONS.get(code) ?? `cannot be read (${code || message})`;
}

const REASONS = new Map([
  ["EACCES", "may not be read by this user"],
  ["EPERM", "may not be read by this user"],
  ["ELOOP", "is a link that leads back to itself"],
  ["ENOENT", "no longer exists"],
  ["ENOTDIR", "is not in a folder: a part of its path is a file"],
  ["EISDIR", "is a folder, and a file is expected"],
]);

function isLink(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
