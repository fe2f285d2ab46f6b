import { existsSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../base/problem";
import { telLink } from "../../countries/dialable";
import { derivedFacts } from "../facts/collectFacts";
import { type Facts, fillFile } from "../facts/facts";
import { countryOf, localeIn } from "../facts/locale";
import { priceRange } from "../facts/priceRange";
import { oncePerFile } from "../model/oncePerFile";
import {
  type CollectionFile,
  type ContentFile,
  isCollectionFile,
  isDraft,
  type PageContent,
  SITE_FILE,
  type SiteContent,
  type SiteFile,
  type Translation,
} from "../model/siteContent";
import { expectSchema } from "../schema/siteSchema";
import { fileAsOf, siteAsOf } from "./asOf";
import { fileProblem, findUnlistedLanguages, folderProblems } from "./folderProblems";
import { nestedPages } from "./nestedPages.mjs";
import { BASELINE_FILE, FIGURES_FILE, listPageFiles, type PageFile, pageFileOf } from "./pageFiles";
import { folderOf, type PagesFolder, printPath } from "./pagesFolder";
import { isTemplate, withRows } from "./rowPages";
import { readShared, type SharedSource, sharedIn } from "./sharedSource";
import { readFile, type SourceFile } from "./sourceFile";
import { walkTyped } from "./walkTyped";

/**
 * Reads a folder of pages, and fills each in with the facts of `site.yaml`. Only checks the files themselves;
 * `checkSite` does the rest. The callers' own `read`, `fill` and `share` may return cached results.
 *
 * @param only which page files to read; all by default
 * @param read reads a file
 * @param fill fills a page in
 * @param share collects the facts
 * @throws CouldNotRun if the folder cannot be read
 */
export function loadContent(
  given: PagesFolder,
  { only = (_file: PageFile): boolean => true, read = readFile, fill = fillPage, share = readShared } = {},
): SiteContent {
  const { place, files, shared, beside } = openFolder(given, read, share);
  const sources = files.filter(only).map((file) => read(place, file));
  const pages = sources.map((source) => fill(source, shared));
  return assemble(place, shared, pages, sources, beside);
}

/** What is read of a folder before its pages; `read` and `share` as in `loadContent`. @throws CouldNotRun if it cannot be read */
export function openFolder(given: PagesFolder, read = readFile, share = readShared) {
  const place = withRows(given);
  const { site, overlays, pages: files } = listSources(place);
  const shared = share(
    site && read(place, site),
    place.at,
    overlays.map((file) => read(place, file)),
  );
  const beside = { ...filesBeside(place, read), problems: folderProblems(place, shared.site) };
  return { place, files, shared, beside };
}

/** @throws CouldNotRun if the folder cannot be read or has no YAML file, or if there is no schema */
function listSources(place: PagesFolder): {
  site: PageFile | undefined;
  /** Every `site.es.yaml`. */
  overlays: PageFile[];
  pages: PageFile[];
} {
  expectSchema();
  const files = listPageFiles(folderOf(place), printPath(place, "."), place.changed);
  const site = files.find(({ properName }) => properName === SITE_FILE);
  const { rows } = place;
  const isPage = ({ name }: PageFile) => !isCollectionFile(name) && !isTemplate(name) && !rows?.tables.has(name);
  const ofRows = [...(rows?.pages.keys() ?? [])].filter((name) => !files.some((file) => file.properName === name));
  const overlays = files.filter(({ properName, language }) => language && properName === `site.${language}.yaml`);
  const own = files.filter((file) => file !== site && !overlays.includes(file) && isPage(file));
  return { site, overlays, pages: [...own, ...ofRows.map(pageFileOf)] };
}

export function fillPage(source: SourceFile, all: SharedSource): PageContent {
  const shared = sharedIn(all, source.language);
  const { route, language } = source;
  const filled = fillFrom(source, "Page", shared.facts.ofPage(source.data), shared);
  return { ...filled, route, ...(language ? { language } : {}) };
}

/** All content of a folder, from the results of `fillPage`. */
export function assemble(
  place: PagesFolder,
  shared: SharedSource,
  pages: PageContent[],
  sources: Pick<SourceFile, "problems">[],
  { baseline, figures, collections, problems }: BesideFiles & { problems: Problem[] },
): SiteContent {
  const { site, clock, values, translations } = shared;
  const folder = folderOf(place);
  const message = `There is no ${SITE_FILE} beside the pages. It holds the facts of the business that every page uses.`;
  const inLanguage = (language: string | undefined) => pages.filter((page) => page.language === language);
  const others = [...(translations ?? [])].flatMap(([language, own]): Translation[] => {
    const file = siteFile(own, inLanguage(language));
    const overlay = shared.overlays.find((one) => one.language === language);
    return file ? [{ language, facts: own.values, site: { ...file, own: overlay?.data ?? {} } }] : [];
  });
  const [published, drafts]: [PageContent[], PageContent[]] = [[], []];
  for (const page of pages) (isDraft(page) ? drafts : published).push(page);
  return {
    site: siteFile(shared, translations ? inLanguage(undefined) : pages),
    ...(translations ? { translations: others } : {}),
    // The later of two pages with the same address is reported: with drafts last, never the published one.
    pages: [...published, ...drafts],
    ...(baseline ? { baseline } : {}),
    ...(figures ? { figures } : {}),
    ...(collections ? { collections } : {}),
    ...(place.rows ? { rows: rowsByFile(place), tables: tablesIn(place) } : {}),
    facts: values,
    clock,
    publicDir: path.resolve(place.cwd ?? "", place.publicDir),
    imagesRoot: folder,
    imagesRootName: printPath(place, "."),
    originals: {},
    problems: [
      ...(site?.problems ?? [fileProblem(printPath(place, SITE_FILE), "files/no-site", message)]),
      ...shared.overlays.flatMap(({ problems }) => problems),
      ...findUnlistedLanguages([...shared.overlays, ...pages], site),
      ...sources.flatMap(({ problems }) => problems),
      ...[baseline, figures, ...(collections ?? [])].flatMap((file) => file?.problems ?? []),
      ...problems,
      ...(place.rows?.problems ?? []),
    ],
  };
}

const rowsByFile = (place: PagesFolder) =>
  new Map([...(place.rows?.pages ?? [])].map(([name, row]) => [printPath(place, name), row]));

const tablesIn = (place: PagesFolder) => [...(place.rows?.tables ?? [])].map((name) => printPath(place, name));

/** site.yaml, or a `site.es.yaml` laid over it, with what is derived from it and from the pages of its language. */
function siteFile(shared: SharedSource, pages: PageContent[]): SiteFile | undefined {
  const { site, clock, facts, values } = shared;
  const derived = derivedFacts(siteAsOf(site?.data, clock) ?? {}).map(({ name }) => [
    name.replace(/^business\./, ""),
    values.get(name),
  ]);
  const locale = localeIn(site?.data);
  const prices = priceRange(pages, countryOf(locale).money);
  const phone = values.get("business.phone");
  const phoneLink = phone === undefined ? undefined : (telLink(phone, locale.country ?? "US") ?? "");
  return (
    site && {
      ...fillFrom(site, "Site", facts, shared),
      derived: {
        ...Object.fromEntries(derived),
        ...(phoneLink === undefined ? {} : { phoneLink }),
        ...(prices ? { priceRange: prices } : {}),
      },
    }
  );
}

/** A list of a site with thousands of pages is longer than any page. */
const OF_THE_WHOLE_SITE = 20;

type BesideFile = ContentFile & Pick<SourceFile, "problems">;

interface BesideFiles {
  baseline?: BesideFile;
  figures?: BesideFile;
  collections?: (BesideFile & CollectionFile)[];
}

/** The files beside the pages and site.yaml. */
function filesBeside(place: PagesFolder, read = readFile): BesideFiles {
  const [baseline, figures] = [BASELINE_FILE, FIGURES_FILE].map((name) => readBeside(place, name, read));
  const names = [...nestedPages(folderOf(place)), ...(place.changed?.keys() ?? [])].filter(isCollectionFile);
  const collections = [...new Set(names)].sort().flatMap((name) => {
    const file = readBeside(place, name, read);
    return file ? { ...file, folder: `/${path.posix.dirname(pageFileOf(name).properName)}` } : [];
  });
  return { baseline, figures, ...(collections.length > 0 && { collections }) };
}

/** A file beside the pages that has no facts and no times; undefined if there is none. */
function readBeside(place: PagesFolder, name: string, read: typeof readFile): BesideFile | undefined {
  const isThere = place.changed?.has(name)
    ? place.changed.get(name) !== undefined
    : existsSync(path.join(folderOf(place), name));
  if (!isThere) return undefined;
  return asBeside(read(place, { name, properName: name }, OF_THE_WHOLE_SITE));
}

const asBeside = oncePerFile(
  (file: SourceFile): BesideFile => ({
    ...file,
    source: file.data,
    unfilled: [],
    values: [],
  }),
);

function fillFrom(from: SourceFile, definition: "Page" | "Site", facts: Facts, shared: SharedSource): ContentFile {
  const { file, text, data: source } = from;
  // Before filling in: a circle is found where it is followed to. A page without vars has the facts of site.yaml
  // itself, whose circles are reported there.
  const circles = definition === "Page" && facts === shared.facts ? [] : facts.circles();
  const { data, unfilled } = fillFile(source, facts);
  // Without the facts every name is unknown; the missing site.yaml is reported already.
  const reported = [...unfilled, ...circles].filter(({ reason }) => shared.site?.data || reason !== "unknown-name");
  const now = fileAsOf({ file, text, source, data, unfilled: reported }, shared.clock);
  return { ...now, values: walkTyped(definition, now.data) };
}
