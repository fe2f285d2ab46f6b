import path from "node:path";
import { ChangedMeanwhile } from "../../base/couldNotRun";
import { hashOf } from "../../base/files/files.mjs";
import { settledStampOf } from "../../base/files/stamp.mjs";
import { momentsOf, stateAt } from "../../clock/windows";
import { adoptRecord, recordOf } from "../model/kept";
import { SITE_FILE, type SiteContent } from "../model/siteContent";
import { type KnownFile, KnownFiles } from "./knownFiles";
import {
  assemble,
  type ContentPlace,
  filesBeside,
  fillPage,
  folderOf,
  hashOfSource,
  listSources,
  printed,
  readFile,
  readShared,
  type SharedSource,
} from "./loadContent";
import { hashOfText, type PageFile, readText, routeOf } from "./pageFiles";
import { isSame, stateOf } from "./pageState";
import { UnreadPage } from "./unreadPage";

/**
 * Opens a folder of pages without reading those that have not changed since the last check.
 *
 * @param look is called with all pages, and a site without pages, to find results that are cached with them
 * @returns the content, and a function that caches everything found in its pages
 * @throws CouldNotRun if the folder cannot be read
 */
export function openContent(
  place: ContentPlace,
  look: (pages: UnreadPage[], site: SiteContent) => void,
): { content: SiteContent; keep: () => void } {
  const { site, pages: files } = listSources(place);
  const shared = readShared(site && readFile(place, site), place.at);
  const folder = folderOf(place);
  const known = new KnownFiles(`${folder}\n${printed(place, ".")}`);
  const stamps = new Map<string, string | undefined>();
  const pages = files.map((file) => {
    const last = known.find(file.name);
    const stamp = settledStampOf(path.join(folder, file.name));
    stamps.set(file.name, stamp);
    const isStill = last && stamp !== undefined && stamp === last.stamp;
    const page = unreadPage(place, file, isStill ? last.state.text : hashOfText(readText(folder, file.name)), shared);
    // The record has the names of facts and the times that decide if it is still valid.
    if (last) adoptRecord(page, last.record);
    if (last && !isSame(page, last.state, page.hash, shared)) adoptRecord(page, {});
    return page;
  });
  const siteState = { text: siteHash(shared), facts: "", times: "" };
  const lastSite = known.find(SITE_FILE);
  const siteRecord = lastSite?.state.text === siteState.text ? lastSite.record : {};
  const beside = filesBeside(place);
  const withRecord = (pages: UnreadPage[]) => {
    const content = assemble(place, shared, pages, pages, beside);
    if (content.site) adoptRecord(content.site, siteRecord);
    return content;
  };
  look(pages, withRecord([]));
  const content = withRecord(pages);
  const keep = () => {
    const now = new Map<string, KnownFile>();
    for (const [index, { name }] of files.entries()) {
      const page = pages[index] as UnreadPage;
      const state = stateOf(page, page.hash, shared);
      now.set(name, { stamp: stamps.get(name), state, record: recordOf(page) });
    }
    if (content.site) now.set(SITE_FILE, { state: siteState, record: recordOf(content.site) });
    known.keep(now);
  };
  return { content, keep };
}

/** Of all that the results about site.yaml depend on. Its hours change with the season, which is no window. */
function siteHash({ site, clock, windows, values }: SharedSource): string {
  const state = stateAt(momentsOf(windows), clock.now);
  return hashOf(JSON.stringify([site?.text, clock.zone, state, values.get("business.hours")]));
}

function unreadPage(place: ContentPlace, file: PageFile, hash: string, shared: SharedSource) {
  const name = printed(place, file.name);
  // If the page has changed meanwhile, problems are shown without lines.
  const text = () => {
    const now = readText(folderOf(place), file.name);
    return hashOfText(now) === hash ? now.text : "";
  };
  return new UnreadPage(name, routeOf(file.properName), hash, text, () => {
    const source = readFile(place, file);
    if (hashOfSource(source) !== hash) throw new ChangedMeanwhile(`${name} was changed meanwhile. Try again.`);
    return { source, page: fillPage(source, shared) };
  });
}
