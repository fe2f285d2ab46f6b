import { readdirSync } from "node:fs";
import path from "node:path";

/** Looks into the public folder; remembers what it saw, so make a new one for every check. */
export class PublicFiles {
  private readonly folders = new Map<string, Map<string, boolean>>();

  constructor(private readonly dir: string) {}

  /**
   * Whether a file is there under exactly this name: a web server distinguishes `Baths.jpg` from
   * `baths.jpg` even where the computer that the page was made on does not.
   *
   * @param address as a page writes it, such as `/images/baths.svg`
   */
  has(address: string): boolean {
    const names = address.slice(1).split("/");
    const file = names.pop() ?? "";
    let folder = "";
    for (const name of names) {
      if (name === "" || name === "." || name === ".." || this.list(folder).get(name) !== true) return false;
      folder = path.join(folder, name);
    }
    return this.list(folder).get(file) === false;
  }

  /** The addresses of the files in the same folder. */
  beside(address: string): string[] {
    const folder = path.posix.dirname(address);
    if (folder.split("/").includes("..")) return [];
    const names = [...this.list(folder.slice(1))].filter(([, isFolder]) => !isFolder);
    return names.map(([name]) => path.posix.join(folder, name));
  }

  /** The address of every file, at any depth. */
  *all(folder = ""): Generator<string> {
    for (const [name, isFolder] of this.list(folder)) {
      const inner = path.posix.join(folder, name);
      if (isFolder) yield* this.all(inner);
      else yield `/${inner}`;
    }
  }

  /** Names in a folder, and whether each is a folder itself. */
  private list(folder: string): Map<string, boolean> {
    let names = this.folders.get(folder);
    if (!names) {
      names = new Map();
      try {
        for (const entry of readdirSync(path.join(this.dir, folder), { withFileTypes: true })) {
          names.set(entry.name, entry.isDirectory());
        }
      } catch {
        // A folder that does not exist holds no files: that is all a page needs to know.
      }
      this.folders.set(folder, names);
    }
    return names;
  }
}
