import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CouldNotRun } from "../../renderer/base/couldNotRun";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** A block that nearly every page has, and what marks its element. */
const BLOCK = "blocks/Hero/Hero.tsx";
const MARKED = "<Columns ";

/** Copies the code and the content to a new folder, with the same packages and the same cache. */
export function copyCode(copy: string): void {
  for (const name of readdirSync(ROOT)) {
    if (/^(\.|node_modules$|dist$|screenshots$|tests$)/.test(name)) continue;
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  }
  mkdirSync(path.join(copy, "node_modules"));
  for (const name of readdirSync(path.join(ROOT, "node_modules"))) {
    symlinkSync(path.join(ROOT, "node_modules", name), path.join(copy, "node_modules", name));
  }
}

/** Edits a block in a copy, which changes each page with it. @throws CouldNotRun if it lacks the place to edit */
export function editBlock(copy: string, mark: string): void {
  const file = path.join(copy, BLOCK);
  const code = readFileSync(file, "utf8");
  if (!code.includes(MARKED)) throw new CouldNotRun(`${BLOCK} has no ${MARKED}: name another place in codeCopy.ts.`);
  writeFileSync(file, code.replace(MARKED, `${MARKED}data-bench="${mark}" `));
}
