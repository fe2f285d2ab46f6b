import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CouldNotRun } from "../../renderer/base/couldNotRun";
import { git } from "../../renderer/base/git.mjs";
import { pagesFlag } from "../cli/flags";
import { siteSlug } from "./starterFiles";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** What belongs only to the site that is in `pages-data`: its pages and pictures, its icon and its own tests. */
const OF_THE_SITE = [pagesFlag.default, "public", "tests/site"];

/** @throws CouldNotRun for a folder that has files already */
export function expectEmpty(dir: string): void {
  if (!existsSync(dir)) return;
  let names: string[];
  try {
    names = readdirSync(dir).filter((name) => name !== ".git");
  } catch {
    throw new CouldNotRun(`${dir} is not a folder. Name another: npm run init -- my-site.`);
  }
  if (names.length === 0) return;
  const some = names.slice(0, 3).join(", ");
  throw new CouldNotRun(
    `The folder ${dir} is not empty: it has ${some}${names.length > 3 ? " and more" : ""}. Name another, such as npm run init -- my-site.`,
  );
}

/** Refuses to replace a site of which git does not have everything, so that nothing is lost. @throws CouldNotRun */
export async function expectCommitted(root = ROOT): Promise<void> {
  const changed = await git(root, [
    "status",
    "--porcelain",
    "--untracked-files=all",
    "--",
    ...OF_THE_SITE,
    "package.json",
  ]).catch(() => undefined);
  if (changed === undefined)
    throw new CouldNotRun(
      "--here replaces the pages of this repository, which is no git repository: nothing could bring them back. Run git init, git add . and git commit first, or leave out --here.",
    );
  const [first] = changed.split("\n").filter(Boolean);
  if (first)
    throw new CouldNotRun(
      `--here replaces the pages of this repository, and ${first.slice(3)} is not committed yet. Commit it first (git add . and git commit), so that git can bring it back.`,
    );
}

/** Writes a new site into its folder. */
export function writeSite(dir: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Removes the site that the repository has, and gives the repository the name of the new one. */
export function removeSite(name: string, root = ROOT): void {
  for (const place of OF_THE_SITE) rmSync(path.join(root, place), { recursive: true, force: true });
  const about = `The website of ${name}: one YAML file of typed blocks per page, checked and pre-rendered to static pages.`;
  const texts: Record<string, string> = { name: siteSlug(name), description: about };
  for (const file of ["package.json", "package-lock.json"].map((one) => path.join(root, one))) {
    if (!existsSync(file)) continue;
    const settings = readFileSync(file, "utf8");
    // The name is twice in the lock file: of the lock, and of the first of its packages.
    writeFileSync(
      file,
      settings
        .replace(
          /^ {2}"(name|description)": "[^"]*"/gm,
          (_, key: string) => `  "${key}": ${JSON.stringify(texts[key])}`,
        )
        .replace(/^( {4}"": \{\n {6}"name": )"[^"]*"/m, (_, start: string) => start + JSON.stringify(texts.name)),
    );
  }
  const readme = path.join(root, "README.md");
  if (!existsSync(readme)) return;
  const said = readFileSync(readme, "utf8")
    .replace(/^# .*/, () => `# ${name}: a site kept as YAML`)
    .replace(/^The website of .*?, and the renderer/m, () => `The website of ${name}, and the renderer`);
  writeFileSync(readme, said);
}
