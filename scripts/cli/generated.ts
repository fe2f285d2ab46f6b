import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The folder of the project. */
export const root = path.resolve(import.meta.dirname, "../..");

/** The flags of every command that makes files for git. */
export const generatedFlags = {
  check: { about: "writes nothing, and fails where a generated file is stale" },
} as const;

/**
 * Writes the generated files that have changed, or reports them.
 *
 * @param files by their path from the root
 * @param by the command that makes them
 * @returns the exit code: 1 where `check` has found something stale
 */
export function writeGenerated(
  files: Map<string, string | Buffer>,
  { check, by }: { check: boolean; by: string },
): number {
  const stale = [...files].filter(([file, content]) => {
    const full = path.join(root, file);
    return !existsSync(full) || !readFileSync(full).equals(Buffer.from(content));
  });
  if (check) {
    for (const [file] of stale) console.error(`${file} is stale: run ${by} and commit it.`);
    return stale.length > 0 ? 1 : 0;
  }
  for (const [file, content] of stale) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
    console.log(`wrote ${file}  ${content.length} bytes`);
  }
  return 0;
}
