import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseHTML } from "linkedom";
import { CouldNotRun } from "../couldNotRun";
import { NOT_FOUND } from "../site/routes";
import { isDraft, type PageContent, type SiteContent } from "../siteContent";

export interface BuiltPage {
  page: PageContent;
  html: string;
  document: Document;
}

export type BuiltSite = ReturnType<typeof readBuiltSite>;

/** Reads what was built of a site into a folder; drafts are not. @throws CouldNotRun where there is no such folder */
export function readBuiltSite(content: SiteContent, dir: string) {
  if (!existsSync(dir)) throw new CouldNotRun(`There is no built site in ${dir}. Run npm run build first.`);
  const pages: BuiltPage[] = [];
  /** Pages that should have been built and are not there. */
  const missing: PageContent[] = [];
  for (const page of content.pages) {
    if (isDraft(page)) continue;
    const html = read(fileAt(dir, page.route));
    if (html === undefined) missing.push(page);
    else pages.push({ page, html, document: parseHTML(html).document });
  }
  const ids = new Map(pages.map(({ page, document }) => [page.route, idsOf(document)]));
  return {
    content,
    pages,
    missing,
    /** Whether an address of the site, such as `/about` or `/favicon.svg`, has a file. */
    has: (address: string) => isFile(path.join(dir, decodeURI(address))) || isFile(fileAt(dir, address)),
    /** The ids of the page at an address; undefined where no page of the site is. */
    idsAt(address: string): Set<string> | undefined {
      const html = ids.has(address) ? undefined : read(fileAt(dir, address));
      if (html !== undefined) ids.set(address, idsOf(parseHTML(html).document));
      return ids.get(address);
    },
  };
}

function fileAt(dir: string, address: string): string {
  return address === NOT_FOUND ? path.join(dir, "404.html") : path.join(dir, decodeURI(address), "index.html");
}

function idsOf(document: Document): Set<string> {
  return new Set([...document.querySelectorAll("[id]")].map(({ id }) => id));
}

function read(file: string): string | undefined {
  return isFile(file) ? readFileSync(file, "utf8") : undefined;
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}
