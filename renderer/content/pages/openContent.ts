import path from "node:path";
import { hashOf } from "../../base/files/files.mjs";
import { settledStampOf } from "../../base/files/stamp.mjs";
import { momentsOf, stateAt } from "../../clock/windows";
import { adoptResults, FileResults, resultsOf } from "../model/fileResults";
import { SITE_FILE, type SiteContent } from "../model/siteContent";
import { type KnownFile, KnownFiles } from "./knownFiles";
import { assemble, openFolder } from "./loadContent";
import { allFacts, isSame, stateOf } from "./pageState";
import { folderOf, type PagesFolder, printPath } from "./pagesFolder";
import type { SharedSource } from "./sharedSource";
import { type UnreadPage, unreadPage } from "./unreadPage";

/**
 * Opens a folder of pages without reading those that have not changed since the last check.
 *
 * @param look is called with all pages, and a site without pages, to find results that are cached with them
 * @returns the content, and a function that caches everything found in its pages
 * @throws CouldNotRun if the folder cannot be read
 */
export function openContent(
  given: PagesFolder,
  look: (pages: UnreadPage[], site: SiteContent) => void,
): { content: SiteContent; keep: () => void } {
  const { place, files, shared, beside } = openFolder(given);
  const folder = folderOf(place);
  const known = new KnownFiles(`${folder}\n${printPath(place, ".")}`);
  const facts = hashOf(JSON.stringify(allFacts(shared)));
  const opened = files.map((file) => {
    const last = known.find(file.name);
    const stamp = settledStampOf(path.join(folder, file.name));
    const isStill = last && stamp !== undefined && stamp === last.stamp;
    const page = unreadPage(place, file, isStill ? last.state.text : undefined, shared);
    // The record has the names of facts and the times that decide if it is still valid.
    if (last) adoptResults(page, last.record);
    const isAsBefore = last && isSame(page, last.state, page.hash(), shared, known.factsThen(file.name) === facts);
    if (!isAsBefore) adoptResults(page, new FileResults());
    const state = () => (isAsBefore ? last.state : stateOf(page, page.hash(), shared));
    return { name: file.name, page, stamp, state };
  });
  const pages = opened.map(({ page }) => page);
  const siteFiles = siteFilesIn(shared, known);
  const withRecord = (pages: UnreadPage[]) => {
    const content = assemble(place, shared, pages, pages, beside);
    for (const [index, file] of sitesIn(content).entries()) {
      const { record = new FileResults() } = siteFiles[index] ?? {};
      if (file) adoptResults(file, record);
    }
    return content;
  };
  look(pages, withRecord([]));
  const content = withRecord(pages);
  const keep = () => {
    const now = new Map<string, KnownFile>();
    for (const { name, page, stamp, state } of opened)
      now.set(name, { stamp, state: state(), record: resultsOf(page) });
    for (const [index, file] of sitesIn(content).entries()) {
      const { name, state } = siteFiles[index] ?? {};
      if (file && name && state) now.set(name, { state, record: resultsOf(file) });
    }
    known.keep(now, facts);
  };
  return { content, keep };
}

/** site.yaml and those laid over it, each with its state and the results that are still valid, in the order of `sitesIn`. */
function siteFilesIn(shared: SharedSource, known: KnownFiles) {
  return [SITE_FILE, ...(shared.translations?.keys() ?? [])].map((name, index) => {
    const own = index === 0 ? shared : (shared.translations?.get(name) ?? shared);
    const state = { text: siteHash(own, shared), facts: "", times: "" };
    const last = known.find(name);
    return { name, state, record: last?.state.text === state.text ? last.record : new FileResults() };
  });
}

const sitesIn = ({ site, translations = [] }: SiteContent) => [site, ...translations.map((one) => one.site)];

/** Of all that the results about site.yaml depend on. Its hours change with the season, which is no window. */
function siteHash({ site, clock, windows, values }: SharedSource, main: SharedSource): string {
  const state = stateAt(momentsOf(windows), clock.now);
  const under = site === main.site ? [] : [main.site?.text];
  return hashOf(JSON.stringify([site?.text, clock.zone, state, values.get("business.hours"), ...under]));
}
