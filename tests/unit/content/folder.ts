import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { checkFolder } from "../../../renderer/content/checkFolder";

/** The small site that mistakes are checked beside. */
const SITE = path.resolve(import.meta.dirname, "../../mistakes/site");

/**
 * A real content folder for one test: the small site, and files over it.
 *
 * @param files by name inside the pages folder; `undefined` takes the file away
 */
export function contentFolder(files: Record<string, string | Uint8Array | undefined> = {}): string {
  const cwd = mkdtempSync(path.join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  cpSync(SITE, cwd, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(cwd, "pages", name);
    if (text === undefined) rmSync(file);
    else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return cwd;
}

/** Checks such a folder as `npm run check` does. */
export function checkFiles(files: Record<string, string | Uint8Array | undefined> = {}) {
  return checkFolder({ dir: "pages", publicDir: "public", cwd: contentFolder(files) });
}

/** What is expected of problems, in one line each: `pages/a.yaml:1:2 rule`. */
export function brief(problems: { file: string; line: number; column: number; rule: string }[]): string[] {
  return problems.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
}

/** A good page with a title of its own. */
export function page(title: string, more = ""): string {
  return `title: ${title}\ndescription: About ${title}.\n${more}blocks:\n  - type: hero\n    heading: ${title}\n`;
}
