import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const CODE = /\.(?:tsx?|mjs)$/;
/** `import … from`, `export … from`, `import "…"`, `import("…")`, `import type` and `typeof import("…")`. */
const IMPORT = /\b(?:from |import |import\(\s*)"(\.[^"]+)"/g;

/**
 * The files of the project that each code file imports, values and types alike.
 *
 * @param folders of the root, such as `renderer`
 * @returns paths from the root with `/`
 */
export function readImports(root: string, folders: string[]): Map<string, string[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => CODE.test(file))
      .map((file) => path.posix.join(folder, file.split(path.sep).join("/"))),
  );
  return new Map(files.sort().map((file) => [file, importsOf(root, file)]));
}

function importsOf(root: string, file: string): string[] {
  const text = readFileSync(path.join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm, "");
  return Array.from(text.matchAll(IMPORT)).flatMap(([, written = ""]) => {
    const target = path.posix.join(path.posix.dirname(file), written);
    const candidates = ["", ".ts", ".tsx", ".mjs", "/index.ts"].map((ending) => target + ending);
    return candidates.find((candidate) => CODE.test(candidate) && existsSync(path.join(root, candidate))) ?? [];
  });
}

/** The imports between groups of files: for each group, the other groups that its files import. */
export function joinImports(imports: Map<string, string[]>, groupOf: (file: string) => string) {
  const joined = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const group = groupOf(file);
    const others = joined.get(group) ?? new Set();
    for (const other of targets.map(groupOf)) if (other !== group) others.add(other);
    joined.set(group, others);
  }
  return joined;
}
