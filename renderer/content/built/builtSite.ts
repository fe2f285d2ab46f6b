import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseHTML } from "linkedom";
import { CouldNotRun } from "../../base/couldNotRun";
import { baseIn, fileOfAddress } from "../../base/sitePath";
import { isDraft, type PageContent, type SiteContent } from "../model/siteContent";

/** What the rules of a built page ask of the site around it. */
interface BuiltSite {
  content: SiteContent;
  /** The folder of the site on its host, such as `/salon`; empty without one. */
  base: string;
  /** Whether an address of the site, such as `/about` or `/favicon.svg`, has a file. */
  has(address: string): boolean;
  /** The ids of the page at an address. Returns undefined if there is no page. */
  idsAt(address: string): Set<string> | undefined;
}

export interface BuiltPage extends BuiltSite {
  page: PageContent;
  html: string;
  document: Document;
}

/** The built pages of a site in a folder, and those that are missing. @throws CouldNotRun if the folder is missing */
export function readBuiltSite(content: SiteContent, dir: string): { pages: BuiltPage[]; missing: PageContent[] } {
  if (!existsSync(dir)) throw new CouldNotRun(`There is no built site in ${dir}. Run npm run build first.`);
  const read = (file: string) => (isFile(file) ? readFileSync(file, "utf8") : undefined);
  const ids = new Map<string, Set<string>>();
  const around: BuiltSite = {
    content,
    base: baseIn(read(path.join(dir, "index.html")) ?? read(path.join(dir, "404.html")) ?? ""),
    has: (address) => isFile(path.join(dir, decodeURI(address))) || isFile(fileAt(dir, address)),
    idsAt(address) {
      const html = ids.has(address) ? undefined : read(fileAt(dir, address));
      if (html !== undefined) ids.set(address, idsOf(parseHTML(html).document));
      return ids.get(address);
    },
  };
  const due = content.pages.filter((page) => !isDraft(page));
  const pages = due.flatMap((page) => {
    const html = read(fileAt(dir, page.route));
    if (html === undefined) return [];
    const { document } = parseHTML(html);
    ids.set(page.route, idsOf(document));
    return [{ ...around, page, html, document }];
  });
  return { pages, missing: due.filter((page) => !ids.has(page.route)) };
}

function fileAt(dir: string, address: string): string {
  return path.join(dir, fileOfAddress(decodeURI(address)));
}

function idsOf(document: Document): Set<string> {
  return new Set([...document.querySelectorAll("[id]")].map(({ id }) => id));
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}
