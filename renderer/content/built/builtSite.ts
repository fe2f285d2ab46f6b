import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseHTML } from "linkedom";
import { CouldNotRun } from "../../base/couldNotRun";
import { oncePerKey } from "../../base/once";
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
  const pageAt = oncePerKey((address: string) => {
    const file = fileAt(dir, address);
    const html = isFile(file) ? readFileSync(file, "utf8") : undefined;
    return html === undefined ? undefined : { html, document: parseHTML(html).document };
  });
  const around: BuiltSite = {
    content,
    base: baseIn((pageAt("/") ?? pageAt("/404"))?.html ?? ""),
    has: (address) => isFile(path.join(dir, decodeURI(address))) || isFile(fileAt(dir, address)),
    idsAt: oncePerKey((address) => {
      const page = pageAt(address);
      return page && new Set([...page.document.querySelectorAll("[id]")].map(({ id }) => id));
    }),
  };
  const due = content.pages.filter((page) => !isDraft(page));
  const pages = due.flatMap((page) => {
    const built = pageAt(page.route);
    return built ? [{ ...around, page, ...built }] : [];
  });
  return { pages, missing: due.filter(({ route }) => !pageAt(route)) };
}

const fileAt = (dir: string, address: string) => path.join(dir, fileOfAddress(decodeURI(address)));

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}
