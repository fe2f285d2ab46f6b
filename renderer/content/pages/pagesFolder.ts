import path from "node:path";
import type { Problem } from "../../base/problem";
import type { RowPage } from "../model/siteContent";

/** All pages of rows, by the name that the file of such a page would have, and what is wrong with their tables. */
export interface RowPages {
  pages: Map<string, RowPage>;
  /** The names of the tables. */
  tables: Set<string>;
  problems: Problem[];
}

/** A folder of pages and how to read it: where it is, as of when, and with which texts in place of those on disk. */
export interface PagesFolder {
  dir: string;
  /** The folder of static files. */
  publicDir: string;
  /** File names are printed relative to this folder; the current one by default. See `printed`. */
  cwd?: string;
  /** Texts that replace those on disk, by file name; undefined for a file to be treated as missing. */
  changed?: Map<string, string | undefined>;
  /** The pages of rows: see `withRows`. */
  rows?: RowPages;
  /** The moment as of which to read, in the form of `--at`; now by default. */
  at?: string;
}

export function folderOf({ dir, cwd = "" }: PagesFolder): string {
  return path.resolve(cwd, dir);
}

/**
 * The name of a file in the folder of pages, such as `news/first-days.yaml`, from its printed path.
 *
 * @param root the folder as it is printed
 */
export function nameIn(root: string, file: string): string {
  return root === "." || !file.startsWith(`${root}/`) ? file : file.slice(root.length + 1);
}

/**
 * The printed path of a file of the folder: relative to the current folder, or whole if the folder was given as a whole
 * path and is elsewhere.
 */
export function printPath(place: PagesFolder, name: string): string {
  const root = roots.get(place) ?? printedFrom(place, ".");
  roots.set(place, root);
  if (path.isAbsolute(name) || /(?:^|[\\/])\.{1,2}(?:[\\/]|$)/.test(name)) return printedFrom(place, name);
  return root === "." ? name : `${root}/${name}`;
}

/** The printed path of each folder: of thousands of files, a path is not resolved thousands of times. */
const roots = new WeakMap<PagesFolder, string>();

function printedFrom(place: PagesFolder, name: string): string {
  const file = path.resolve(folderOf(place), name);
  const relative = path.relative(place.cwd ?? "", file);
  const isElsewhere = relative.split(path.sep)[0] === "..";
  const printed = isElsewhere && path.isAbsolute(place.dir) ? file : relative;
  return printed.split(path.sep).join("/") || ".";
}
