import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ContentFolder } from "../../renderer/authoring/fileChange";
import { checkFolder, type FolderCheck } from "../../renderer/content/check/checkFolder";
import type { Site } from "../../renderer/contract/types.generated";
import { type PageModel, toPageModel, toSiteModel } from "../../renderer/page/pageModel";

export const ROOT = path.resolve(import.meta.dirname, "../..");

/** The fixture site: a dog groomer's pages, which no marketer of the real site touches. */
export const GROOMER = path.join(ROOT, "tests/engine/groomer/pages-data");

/** Its files that are served as they are. */
export const PUBLIC = path.join(ROOT, "tests/engine/groomer/public");

/** YAML or bytes by file name; undefined removes the file. */
export type Files = Record<string, string | Uint8Array | undefined>;

/** A copy of a site's pages in a temporary folder: `pages-data` beside a copy of its `public`, or of the groomer's. */
export interface FixtureSite extends ContentFolder {
  cwd: string;
  /** The absolute path of the pages' folder. */
  pages: string;
  read(file: string): string;
  write(file: string, text: string | Uint8Array): void;
  /** Replaces every occurrence of a piece. Throws where there is none. */
  change(file: string, before: string, after: string): void;
  remove(file: string): void;
  /** The text of every file at the top of the folder, hidden ones too, by name. */
  all(): Record<string, string>;
  check(): Promise<FolderCheck>;
}

/**
 * Copies a site into a temporary folder.
 *
 * @param files are written over the copy
 * @param from the folder of the pages to copy
 */
export function fixtureSite(files: Files = {}, from = GROOMER): FixtureSite {
  const cwd = mkdtempSync(path.join(tmpdir(), "site-"));
  const pages = path.join(cwd, "pages-data");
  cpSync(from, pages, { recursive: true });
  const own = path.join(from, "../public");
  // No link: the check refuses one that leads out of the site.
  cpSync(existsSync(own) ? own : PUBLIC, path.join(cwd, "public"), { recursive: true });
  const place = (file: string) => path.join(pages, file);
  const folder = { dir: "pages-data", publicDir: "public", cwd };
  const site: FixtureSite = {
    ...folder,
    pages,
    read: (file) => readFileSync(place(file), "utf8"),
    write(file, text) {
      mkdirSync(path.dirname(place(file)), { recursive: true });
      writeFileSync(place(file), text);
    },
    change(file, before, after) {
      const text = site.read(file);
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      site.write(
        file,
        text.replaceAll(before, () => after),
      );
    },
    remove: (file) => rmSync(place(file)),
    all() {
      const entries = readdirSync(pages, { withFileTypes: true }).filter((entry) => entry.isFile());
      return Object.fromEntries(entries.map(({ name }) => [name, site.read(name)]));
    },
    check: () => checkFolder(folder),
  };
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) site.remove(file);
    else site.write(file, text);
  }
  return site;
}

/** A checked site as the document's renderer receives it. */
export interface CheckedSite {
  problems: FolderCheck["problems"];
  site: Site;
  /** The page at a route; throws where there is none. */
  page: (route: string) => PageModel;
  routes: string[];
}

/** The fixture site with files written over it, checked, as models. */
export async function checkedSite(files: Files = {}): Promise<CheckedSite> {
  const { content, problems } = await fixtureSite(files).check();
  return {
    problems,
    site: toSiteModel(content),
    routes: content.pages.map(({ route }) => route),
    page(route) {
      const found = content.pages.find((page) => page.route === route);
      if (!found) throw new Error(`There is no page at ${route}.`);
      return toPageModel(found, content);
    },
  };
}
