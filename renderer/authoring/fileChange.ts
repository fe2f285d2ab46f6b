import path from "node:path";

/** The change of one file. A command writes nothing before all its changes are known. */
export interface FileChange {
  /** The name to print, relative to `ContentFolder.cwd`. */
  file: string;
  /** Its text as it was read; undefined for a new file. */
  before?: string;
  /** Its new text; undefined for a removed file. */
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

/** The name of the page file of an address, to print. */
export function fileOf({ dir, cwd }: ContentFolder, route: string): string {
  const file = path.resolve(cwd, dir, `${route.slice(1)}.yaml`);
  return path.relative(cwd, file).split(path.sep).join("/");
}
