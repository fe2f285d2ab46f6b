import path from "node:path";
import { lastChanges } from "../base/lastChanges";
import { type FolderCheck, imageNames } from "../content/check/checkFolder";
import { collectionOf } from "../content/model/collections";
import { filesOf, isDraft, type PageContent, titleOf } from "../content/model/siteContent";
import { nextChange } from "../content/site/changes";
import { entryOf } from "../content/site/entries";
import type { PublishedPage } from "../content/site/pageLanguages";
import { listsOf, partsOf } from "../content/site/pageLists";
import { aliasesOf, canonicalElsewhere, hasNoindex, nameOfPage, redirectsOf } from "../content/site/routes";

/** The folders that a site is built from. */
export interface SiteFolders {
  pagesDir: string;
  publicDir: string;
  /** The moment as of which the site is built, as `--at` gives it; now by default. */
  at?: string;
  /** File names are printed relative to this folder; the current one by default. */
  cwd?: string;
}

/** A published page's part in the files of the whole site. */
export interface ListedPage extends Pick<PageContent, "route" | "language"> {
  data: {
    title: string;
    breadcrumb: string;
    aliases: string[];
    redirectFrom: string[];
    noindex?: boolean;
    canonical?: string;
  };
  /** What lists show of it, if it is in a collection. */
  entry?: PublishedPage["entry"];
  /** The collections that it lists, if any. */
  lists?: string[];
  /** How many pages it becomes by a long list, if more than one. */
  parts?: number;
  /** The day of its last commit, if known. */
  changed?: string;
}

/** What belongs to no single page of a checked site. */
export interface SiteIndex {
  pages: ListedPage[];
  /** The names of the pictures that pages show. */
  pictures: string[];
  /** The instant at which the site next changes by itself; absent if not within a year. */
  next?: number;
}

/** The pages to publish, or undefined if an error prevents it. Drafts are not built, so their errors do not. */
export function publishedPages({ content, problems }: FolderCheck): PageContent[] | undefined {
  const drafts = new Set(content.pages.filter(isDraft).map(({ file }) => file));
  // What is wrong with pages of rows is reported in their template and their table.
  for (const file of drafts) {
    const { template, table } = content.rows?.get(file) ?? {};
    if (template && table) drafts.add(template).add(table);
  }
  if (problems.some(({ severity, file }) => severity === "error" && !drafts.has(file))) return undefined;
  return content.pages.filter(({ file }) => !drafts.has(file));
}

/** The index of a checked site, or undefined if an error prevents publishing it. */
export async function indexOf(check: FolderCheck, pagesDir: string): Promise<SiteIndex | undefined> {
  const pages = publishedPages(check);
  const { site, translations = [] } = check.content;
  if (!pages || !site) return undefined;
  const changes = await lastChanges(pagesDir);
  const source = { pages, collections: check.content.collections };
  return {
    pages: pages.map((page) => ({
      route: page.route,
      ...(page.language ? { language: page.language } : {}),
      data: {
        title: titleOf(page),
        breadcrumb: nameOfPage(page),
        aliases: aliasesOf(page),
        redirectFrom: redirectsOf(page),
        ...(hasNoindex(page) ? { noindex: true } : {}),
        ...(canonicalElsewhere(page) ? { canonical: canonicalElsewhere(page) } : {}),
      },
      ...(collectionOf(page, source.collections) ? { entry: entryOf(page) } : {}),
      ...(listsOf(page).length > 0 ? { lists: listsOf(page).map(({ of }) => of) } : {}),
      ...(partsOf(page, source) > 1 ? { parts: partsOf(page, source) } : {}),
      // Only its own file counts: a change of site.yaml would date every page, and most do not change for visitors.
      changed: changes.get(path.resolve(page.file)),
    })),
    next: nextChange(check.content),
    // Pictures that only drafts show are not published.
    pictures: [...new Set(imageNames(filesOf({ site, translations, pages })))],
  };
}

/** The file beside the output folder with the time at which the site must be built again, for a scheduled run. */
export const nextChangeFile = (outDir: string): string => `${outDir}.next-change.json`;

/** Only when, not what: `{"next":"2027-01-01T05:00:00.000Z"}`, or null if not within a year. */
export const nextChangeText = (next: number | undefined): string =>
  `${JSON.stringify({ next: next === undefined ? null : new Date(next).toISOString() })}\n`;
