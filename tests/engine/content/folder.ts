import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";

/** The small site that mistakes are checked beside. */
const SITE = path.resolve(import.meta.dirname, "../mistakes/site");

/**
 * A real content folder for one test: the small site, and files over it.
 *
 * @param files by name inside the pages folder; `undefined` removes the file
 * @param linked whether the small site links to them
 * @param cleanUp is given what removes the folder; by default the end of the test does
 */
export function contentFolder(
  files: Record<string, string | Uint8Array | undefined> = {},
  { linked = true, cleanUp = onTestFinished as (remove: () => void) => void } = {},
): string {
  const cwd = mkdtempSync(path.join(tmpdir(), "content-"));
  cleanUp(() => rmSync(cwd, { recursive: true }));
  cpSync(SITE, cwd, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(cwd, "pages", name);
    if (text === undefined) rmSync(file);
    else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  if (linked)
    linkPages(
      path.join(cwd, "pages", "site.yaml"),
      Object.keys(files).filter((name) => name !== "figures.yaml" && !/^draft: true/m.test(String(files[name]))),
    );
  return cwd;
}

/** A file of the small site's pages as it is. */
export function contentFile(name: string): string {
  return readFileSync(path.join(SITE, "pages", name), "utf8");
}

/** Lets the small site link to pages, as a real one does: the footer's links are the end of the file. */
export function linkPages(siteFile: string, names: string[]): void {
  if (!existsSync(siteFile) || !readFileSync(siteFile, "utf8").includes("\nfooter:\n")) return;
  for (const name of names) {
    // The footer's links lead to the translation of a page by the address of the page.
    if (/\.[a-z]{2}\.yaml$/.test(name)) continue;
    const route = name
      .replace(/\.ya?ml$/, "")
      .toLowerCase()
      .replace(/[^a-z0-9/]+/g, "-");
    if (/^(?!images\/|.*\/_)[^.]*\.ya?ml$/.test(name) && !/(?:^|\/)(?:site|index|404|_.*)$/.test(route))
      appendFileSync(siteFile, `    - { label: ${route}, to: /${route} }\n`);
  }
}

/** Checks such a folder as `npm run check` does. */
export function checkFiles(files: Record<string, string | Uint8Array | undefined> = {}) {
  return checkFolder({ dir: "pages", publicDir: "public", cwd: contentFolder(files) });
}

/** What is expected of problems, in one line each: `pages/a.yaml:1:2 rule`. */
export function brief(problems: { file: string; line: number; column: number; rule: string }[]): string[] {
  return problems.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
}

/** A good page with a title of its own, made long enough for search results. */
export function page(title: string, more = ""): string {
  const long = title.replace(/("?)$/, " for Every Good Dog in Harborview$1");
  const description = `About ${title} by a careful dog groomer in Harborview, small, medium or large.`;
  return `title: ${long}\ndescription: ${description}\n${more}blocks:\n  - type: hero\n    heading: ${title}\n`;
}
