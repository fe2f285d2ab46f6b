import path from "node:path";
import { ChangedMeanwhile } from "../../base/couldNotRun";
import { hashOf } from "../../base/files/files.mjs";
import { settledStampOf } from "../../base/files/stamp.mjs";
import { momentsOf, stateAt } from "../../clock/windows";
import { adoptRecord, FileRecord, readOf, recordOf } from "../model/kept";
import { SITE_FILE, type SiteContent } from "../model/siteContent";
import { type ContentPlace, folderOf, printed } from "./contentPlace";
import { type KnownFile, KnownFiles } from "./knownFiles";
import { assemble, filesBeside, fillPage, listSources } from "./loadContent";
import { hashOfText, type PageFile, readText, routeOf } from "./pageFiles";
import { isSame, stateOf } from "./pageState";
import { readShared, type SharedSource } from "./sharedSource";
import { hashOfSource, readFile } from "./sourceFile";
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
  const { site, overlays, pages: files } = listSources(place);
  const shared = readShared(
    site && readFile(place, site),
    place.at,
    overlays.map((file) => readFile(place, file)),
  );
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
    if (last && !isSame(page, last.state, page.hash, shared)) adoptRecord(page, new FileRecord());
    return page;
  });
  const siteFiles = [SITE_FILE, ...(shared.translations?.keys() ?? [])].map((name, index) => {
    const own = index === 0 ? shared : (shared.translations?.get(name) ?? shared);
    const state = { text: siteHash(own, shared), facts: "", times: "" };
    const last = known.find(name);
    return { name, state, record: last?.state.text === state.text ? last.record : new FileRecord() };
  });
  /** site.yaml, and those laid over it, in the order of `siteFiles`. */
  const sitesIn = ({ site, translations = [] }: SiteContent) => [site, ...translations.map((one) => one.site)];
  const beside = filesBeside(place);
  const withRecord = (pages: UnreadPage[]) => {
    const content = assemble(place, shared, pages, pages, beside);
    for (const [index, file] of sitesIn(content).entries())
      if (file) adoptRecord(file, siteFiles[index]?.record ?? new FileRecord());
    return content;
  };
  look(pages, withRecord([]));
  const content = withRecord(pages);
  const all = files.map((file, index) => [file.name, recordOf(pages[index] as UnreadPage)] as const);
  const records = known.byPart(new Map([...all, ...siteFiles.map(({ name, record }) => [name, record] as const)]));
  const { reuse, keepFound } = reuseIn(known, records, pages, siteFiles, shared);
  content.reuse = reuse;
  const keep = () => {
    keepFound();
    const now = new Map<string, KnownFile>();
    for (const [index, { name }] of files.entries()) {
      const page = pages[index] as UnreadPage;
      now.set(name, { stamp: stamps.get(name), state: stateOf(page, page.hash, shared), record: recordOf(page) });
    }
    for (const [index, file] of sitesIn(content).entries()) {
      const { name, state } = siteFiles[index] ?? {};
      if (file && name && state) now.set(name, { state, record: recordOf(file) });
    }
    known.keep(now);
  };
  return { content, keep };
}

/** What rules about all pages found in an earlier check, and a function that stores what they find now. */
function reuseIn(
  known: KnownFiles,
  records: Parameters<KnownFiles["digest"]>[1],
  pages: UnreadPage[],
  siteFiles: Pick<KnownFile, "state">[],
  shared: SharedSource,
): { reuse: NonNullable<SiteContent["reuse"]>; keepFound: () => void } {
  const byFile = new Map(pages.map((page) => [readOf(page.file), page]));
  const digestOf = (reads: string[]) => {
    const parts = reads.map((read) => {
      const page = byFile.get(read);
      return page ? JSON.stringify(stateOf(page, page.hash, shared)) : known.digest(read, records);
    });
    return hashOf(parts.join());
  };
  const toKeep: (() => void)[] = [];
  return {
    reuse(rule, { language, facts, site, pages: own }, find) {
      const texts = siteFiles.map(({ state }) => state.text);
      const state = hashOf(JSON.stringify([texts, [...facts], site?.derived, own.map(({ file }) => file)]));
      const { found, keep } = known.reuse(`${rule} ${language ?? ""}`, state, digestOf, find);
      if (keep) toKeep.push(keep);
      return found;
    },
    keepFound() {
      for (const keep of toKeep) keep();
    },
  };
}

/** Of all that the results about site.yaml depend on. Its hours change with the season, which is no window. */
function siteHash({ site, clock, windows, values }: SharedSource, main: SharedSource): string {
  const state = stateAt(momentsOf(windows), clock.now);
  const under = site === main.site ? [] : [main.site?.text];
  return hashOf(JSON.stringify([site?.text, clock.zone, state, values.get("business.hours"), ...under]));
}

function unreadPage(place: ContentPlace, file: PageFile, hash: string, shared: SharedSource) {
  const name = printed(place, file.name);
  // If the page has changed meanwhile, problems are shown without lines.
  const text = () => {
    const now = readText(folderOf(place), file.name);
    return hashOfText(now) === hash ? now.text : "";
  };
  return new UnreadPage({ file: name, route: routeOf(file.properName), language: file.language }, hash, text, () => {
    const source = readFile(place, file);
    if (hashOfSource(source) !== hash) throw new ChangedMeanwhile(`${name} was changed meanwhile. Try again.`);
    return { source, page: fillPage(source, shared) };
  });
}
