import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { attempt } from "../base/attempt.mjs";
import { Cancelled } from "../base/couldNotRun";
import { filesIn, hashOf } from "../base/files/files.mjs";
import { lastChanges } from "../base/lastChanges";
import { codeVersion } from "../cache/codeVersion.mjs";
import { momentsOf, stateAt } from "../clock/windows";
import { type FolderCheck, imageNames } from "../content/check/checkFolder";
import { collectionOf } from "../content/model/collections";
import { contentsIn } from "../content/model/languages";
import {
  filesOf,
  isDraft,
  type PageContent,
  type SiteContent,
  type SiteFile,
  titleOf,
  windowsOf,
} from "../content/model/siteContent";
import { nextChange } from "../content/site/changes";
import { siteCharacters } from "../content/site/chosenTypefaces";
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

/** What a build that reads only some pages must know of the whole checked site. */
export interface SiteIndex {
  pages: ListedPage[];
  /** What is found on all pages of a language, by its code; of the main language by an empty one. */
  found: Record<string, Required<Pick<SiteFile, "derived" | "characters">>>;
  /** The names of the pictures that pages show. */
  pictures: string[];
  /** The moment as of which the site was checked, as a value for `--at`. */
  at: string;
  /** The same for two moments if nothing on the site starts or ends between them. */
  state: string;
  /** The instant at which the site next changes by itself; absent if not within a year. */
  next?: number;
}

/** Hashes that change with the content, and with the code, the packages and Node. */
export interface SiteVersion {
  content: string;
  code: string;
}

/** Hashes every file of the site: a few seconds for 100,000 pages. */
export function siteVersion({ pagesDir, publicDir }: SiteFolders): SiteVersion {
  const content = [pagesDir, publicDir].map((folder) =>
    filesIn(folder).map((file) => [path.relative(folder, file), hashOf(readFileSync(file))]),
  );
  return { content: hashOf(JSON.stringify(content)), code: codeVersion() };
}

const OTHERS = {
  content: "other content, such as that of another commit",
  code: "other code: another commit, other packages, or another version of Node",
  cards: "another choice of --no-cards",
  base: "another --base",
  scripts: "other scripts for the browser",
  state: "another time, between which something on the site starts or ends",
} as const;

/** How two versions differ, in words. Returns undefined if they are equal. */
export function difference<V extends { [Key in keyof typeof OTHERS]?: unknown }>(found: V, expected: V) {
  const other = (Object.keys(expected) as (keyof typeof OTHERS)[]).find((key) => found[key] !== expected[key]);
  return other && OTHERS[other];
}

/** @throws Cancelled if a file was saved while the site was read */
export function expectUnchanged(folders: SiteFolders, version: SiteVersion): void {
  if (difference(siteVersion(folders), version)) {
    throw new Cancelled("A file of the site was changed in the meantime. Nothing was written: run the command again.");
  }
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
export async function indexOf(check: FolderCheck, { pagesDir }: SiteFolders): Promise<SiteIndex | undefined> {
  const pages = publishedPages(check);
  const { site, translations = [] } = check.content;
  const found = contentsIn(check.content).flatMap((one): [string, SiteIndex["found"][string]][] =>
    one.site ? [[one.language ?? "", { derived: one.site.derived, characters: siteCharacters(one) }]] : [],
  );
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
    found: Object.fromEntries(found),
    at: new Date(check.content.clock.now).toISOString(),
    state: stateOf(check.content),
    next: nextChange(check.content),
    // Pictures that only drafts show are not published.
    pictures: [...new Set(imageNames(filesOf({ site, translations, pages })))],
  };
}

function stateOf({ site, pages, clock }: SiteContent): string {
  const files = site ? [site, ...pages] : pages;
  return hashOf(JSON.stringify(files.map((file) => stateAt(momentsOf(windowsOf(file)), clock.now))));
}

/**
 * Records the version of a site before it is checked.
 *
 * @returns a function that writes the index of the checked site into a file, unless an error prevents publishing
 */
export function prepareIndex(file: string, folders: SiteFolders): (check: FolderCheck) => Promise<void> {
  const version = siteVersion(folders);
  return async (check) => {
    const index = await indexOf(check, folders);
    if (!index) return;
    expectUnchanged(folders, version);
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    writeFileSync(file, JSON.stringify({ version, index }));
  };
}

/** @throws Cancelled for a file that is not an index, or is of another site */
export function readIndex(file: string, folders: SiteFolders): SiteIndex {
  const found = attempt(() => JSON.parse(readFileSync(file, "utf8")) as { version: SiteVersion; index: SiteIndex });
  const again = `Make it again: npm run check -- --index ${file}`;
  if (!found?.index) throw new Cancelled(`${file} is not the index of a site. ${again}`);
  const other = difference(found.version, siteVersion(folders));
  if (other) throw new Cancelled(`The index ${file} was made from ${other}. ${again}`);
  return found.index;
}

/** The file beside the output folder with the time at which the site must be built again, for a scheduled run. */
export const nextChangeFile = (outDir: string): string => `${outDir}.next-change.json`;

/** Only when, not what: `{"next":"2027-01-01T05:00:00.000Z"}`, or null if not within a year. */
export const nextChangeText = (next: number | undefined): string =>
  `${JSON.stringify({ next: next === undefined ? null : new Date(next).toISOString() })}\n`;
