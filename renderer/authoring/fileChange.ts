import path from "node:path";

/** What happens to one file. Nothing is written before every change of a command is known. */
export interface FileChange {
  /** The file as it is printed, relative to `ContentFolder.cwd`. */
  file: string;
  /** Its text as it was read; undefined for a file that is new. */
  before?: string;
  /** Its new text; undefined for a file that goes. */
  after?: string;
}

/** The pages and pictures that a command works on. */
export interface ContentFolder {
  /** The folder of YAML files. */
  dir: string;
  /** The folder of files that are served as they are. */
  publicDir: string;
  /** File names are printed relative to this folder. */
  cwd: string;
}

/** The page file of an address, as it is printed. */
export function fileOf({ dir, cwd }: ContentFolder, route: string): string {
  const file = path.resolve(cwd, dir, `${route.slice(1)}.yaml`);
  return path.relative(cwd, file).split(path.sep).join("/");
}
