import { existsSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../base/problem";
import { slugOf } from "../../base/slug";
import { type Clock, openClock } from "../../clock/clock";
import { type Window, windowsIn } from "../../clock/windows";
import { telLink } from "../../countries/dialable";
import { IMAGES } from "../../pictures/originals";
import { derivedFacts } from "../facts/collectFacts";
import { Facts, fillFile } from "../facts/facts";
import { countryOf, localeIn } from "../facts/locale";
import { priceRange } from "../facts/priceRange";
import { siteIn } from "../facts/siteIn";
import { languagesOf } from "../model/languages";
import {
  type ContentFile,
  isDraft,
  type PageContent,
  SITE_FILE,
  type SiteContent,
  type SiteFile,
  type Translation,
} from "../model/siteContent";
import { expectSchema } from "../schema/siteSchema";
import { mergeConflicts } from "../yaml/mergeConflict";
import type { YamlProblem } from "../yaml/yamlLine";
import { fileAsOf, siteAsOf } from "./asOf";
import { nestedPages } from "./nestedPages.mjs";
import {
  BASELINE_FILE,
  FIGURES_FILE,
  hashOfText,
  listPageFiles,
  type PageFile,
  readText,
  readWords,
  routeOf,
  sizedText,
  WORDS_FILE,
} from "./pageFiles";
import { filesNotForWindows, unfitFilesIn } from "./publicFiles";
import { rememberedYaml } from "./rememberedYaml";
import { walkTyped } from "./walkTyped";

export interface ContentPlace {
  dir: string;
  /** The folder of static files. */
  publicDir: string;
  /** File names are printed relative to this folder; the current one by default. See `printed`. */
  cwd?: string;
  /** Texts that replace those on disk, by file name; undefined for a file to be treated as missing. */
  changed?: Map<string, string | undefined>;
  /** The moment as of which to read, in the form of `--at`; now by default. */
  at?: string;
}

/** A YAML file as written, with the problems of the file itself. */
export interface SourceFile extends Pick<PageContent, "file" | "route" | "language" | "text"> {
  /** Undefined if the file cannot be read as YAML. */
  data: Record<string, unknown> | undefined;
  problems: Problem[];
  /** Why its text could not be read; absent if it was. */
  unread?: YamlProblem;
}

/** What every page depends on: site.yaml, and its facts with their values. */
export interface SharedSource {
  site: SourceFile | undefined;
  clock: Clock;
  /** All times in site.yaml. */
  windows: Window[];
  facts: Facts;
  /** The value of each fact by its name. */
  values: Map<string, string>;
  /** Every `site.es.yaml`, as written. */
  overlays: SourceFile[];
  /** The same for each other language; absent for a site in one language. */
  translations?: Map<string, SharedSource>;
}

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
  place: ContentPlace,
  { only = (_file: PageFile): boolean => true, read = readFile, fill = fillPage, share = readShared } = {},
): SiteContent {
  const { site, overlays, pages: files } = listSources(place);
  const shared = share(
    site && read(place, site),
    place.at,
    overlays.map((file) => read(place, file)),
  );
  const sources = files.filter(only).map((file) => read(place, file));
  const pages = sources.map((source) => fill(source, shared));
  return assemble(place, shared, pages, sources);
}

/** @throws CouldNotRun if the folder cannot be read or has no YAML file, or if there is no schema */
export function listSources(place: ContentPlace): {
  site: PageFile | undefined;
  /** Every `site.es.yaml`. */
  overlays: PageFile[];
  pages: PageFile[];
} {
  expectSchema();
  const files = listPageFiles(folderOf(place), printed(place, "."), place.changed);
  const site = files.find(({ properName }) => properName === SITE_FILE);
  const overlays = files.filter(({ properName, language }) => language && properName === `site.${language}.yaml`);
  return { site, overlays, pages: files.filter((file) => file !== site && !overlays.includes(file)) };
}

/** Reads a file. Errors are among its problems. @param times see `tooLarge` */
export function readFile(
  place: ContentPlace,
  { name, properName, complaint, language }: PageFile,
  times = 1,
): SourceFile {
  const file = printed(place, name);
  const problems = complaint ? [fileProblem(file, "files/name", complaint, properName)] : [];
  const changed = place.changed?.get(name);
  const { text, problem } = changed === undefined ? readText(folderOf(place), name, times) : sizedText(changed, times);
  const parsed = problem ? { data: undefined, problems: [problem] } : rememberedYaml(text, times);
  for (const found of parsed.problems) problems.push({ file, severity: "error", pointer: "", ...found });
  return {
    file,
    route: routeOf(properName),
    ...(language ? { language } : {}),
    text,
    data: parsed.data,
    problems,
    ...(problem ? { unread: problem } : {}),
  };
}

/** See `hashOfText`. */
export const hashOfSource = ({ text, unread }: SourceFile): string =>
  hashOfText(unread ? { text: "", problem: unread } : { text });

/**
 * The facts of site.yaml, which may be missing or broken, as of a moment.
 *
 * @param overlays every `site.es.yaml`
 * @throws CouldNotRun if there is no such moment
 */
export function readShared(site: SourceFile | undefined, at?: string, overlays: SourceFile[] = []): SharedSource {
  const clock = openClock(at, site?.data?.timeZone);
  const shared = { ...factsIn(site, clock), overlays };
  const { others } = languagesOf(site?.data);
  if (!site || others.length === 0) return shared;
  const inOthers = others.map((language): [string, SharedSource] => {
    const known = overlays.find((one) => one.language === language);
    const file = `${site.file.slice(0, -SITE_FILE.length)}site.${language}.yaml`;
    const overlay = known ?? { file, route: "", language, text: "", problems: [], data: {} };
    const data = site.data && siteIn(site.data, language, overlay.data);
    return [language, { ...factsIn({ ...overlay, data }, clock), overlays }];
  });
  return { ...shared, translations: new Map(inOthers) };
}

function factsIn(site: SourceFile | undefined, clock: Clock): Omit<SharedSource, "overlays"> {
  const facts = Facts.ofSite(siteAsOf(site?.data, clock));
  const windows = windowsIn(site?.data, clock.zone);
  return { site, clock, windows, facts, values: new Map(facts.names().map((name) => [name, facts.value(name) ?? ""])) };
}

/** What the pages in a language depend on. */
export function sharedIn<Shared extends Pick<SharedSource, "translations" | "clock">>(
  shared: Shared,
  language: string | undefined,
): Shared | SharedSource {
  const own = language === undefined ? undefined : shared.translations?.get(language);
  return own ? { ...own, clock: shared.clock } : shared;
}

export function fillPage(source: SourceFile, all: SharedSource): PageContent {
  const shared = sharedIn(all, source.language);
  const { route, language } = source;
  const filled = fillFrom(source, "Page", shared.facts.ofPage(source.data), shared);
  return { ...filled, route, ...(language ? { language } : {}) };
}

/** All content of a folder, from the results of `fillPage`. */
export function assemble(
  place: ContentPlace,
  shared: SharedSource,
  pages: PageContent[],
  sources: Pick<SourceFile, "problems">[],
  { baseline, figures } = filesBeside(place),
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
  return {
    site: siteFile(shared, translations ? inLanguage(undefined) : pages),
    ...(translations ? { translations: others } : {}),
    // The later of two pages with the same address is reported: with drafts last, never the published one.
    pages: pages.toSorted((a, b) => Number(isDraft(a)) - Number(isDraft(b))),
    ...(baseline ? { baseline } : {}),
    ...(figures ? { figures } : {}),
    facts: values,
    clock,
    publicDir: path.resolve(place.cwd ?? "", place.publicDir),
    imagesRoot: folder,
    imagesRootName: printed(place, "."),
    originals: {},
    problems: [
      ...(site?.problems ?? [fileProblem(printed(place, SITE_FILE), "files/no-site", message)]),
      ...shared.overlays.flatMap(({ problems }) => problems),
      ...unlisted([...shared.overlays, ...pages], site),
      ...sources.flatMap(({ problems }) => problems),
      ...[baseline, figures].flatMap((file) => file?.problems ?? []),
      ...conflictsInWords(place),
      ...filesInFolders(place),
      ...unfitFiles(place, [path.join(folder, IMAGES), path.resolve(place.cwd ?? "", place.publicDir)]),
    ],
  };
}

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

/** Files whose names have the code of a language that site.yaml does not list, or of the main one. */
function unlisted(files: Pick<PageContent, "file" | "language">[], site: SourceFile | undefined): Problem[] {
  const { main, others } = languagesOf(site?.data);
  return files.flatMap(({ file, language }) => {
    if (!site?.data || language === undefined || others.includes(language)) return [];
    const proper = path.posix.basename(file).replace(`.${language}.`, ".");
    const codes = [main ?? site.data.language ?? "en", ...others, language].join(", ");
    const name = new Intl.DisplayNames("en", { type: "language" }).of(language);
    const message =
      language === main
        ? `Pages in ${name} have no code in their names: it is the main language of this site. Call this file ${proper}.`
        : `By its name this file is in ${name}, which site.yaml does not list. Write there languages: [${codes}], or rename the file.`;
    return [fileProblem(file, "languages/unlisted", message)];
  });
}

/** A list of a site with thousands of pages is longer than any page. */
const OF_THE_WHOLE_SITE = 20;

type BesideFile = ContentFile & Pick<SourceFile, "problems">;

/** The files beside the pages and site.yaml. */
export function filesBeside(place: ContentPlace): { baseline?: BesideFile; figures?: BesideFile } {
  const [baseline, figures] = [BASELINE_FILE, FIGURES_FILE].map((name) => readBeside(place, name));
  return { ...(baseline ? { baseline } : {}), ...(figures ? { figures } : {}) };
}

/** A file beside the pages that has no facts and no times; undefined if there is none. */
function readBeside(place: ContentPlace, name: string): BesideFile | undefined {
  const isThere = place.changed?.has(name)
    ? place.changed.get(name) !== undefined
    : existsSync(path.join(folderOf(place), name));
  if (!isThere) return undefined;
  const file = readFile(place, { name, properName: name }, OF_THE_WHOLE_SITE);
  return { ...file, source: file.data, unfilled: [], values: [] };
}

/** Files in folders below the pages, whose authors expect pages of them. */
function filesInFolders(place: ContentPlace): Problem[] {
  return nestedPages(folderOf(place)).map((name) => {
    const proper = `${slugOf(name.replace(/\.ya?ml$/i, ""))}.yaml`;
    const message = `This file is not a page: pages are the files directly in ${printed(place, ".")}. Move it there, for example as ${proper}.`;
    return fileProblem(printed(place, name), "files/in-folder", message, proper);
  });
}

/** Merge conflicts in the list of words, which is not YAML. */
function conflictsInWords(place: ContentPlace): Problem[] {
  const text = place.changed?.get(WORDS_FILE) ?? readWords(folderOf(place));
  return [...mergeConflicts(text)].map((found) => ({
    ...{ file: printed(place, WORDS_FILE), severity: "error", pointer: "" },
    ...found,
  }));
}

/** Pictures and static files that must not be published, or whose names some systems do not support. */
function unfitFiles(place: ContentPlace, folders: string[]): Problem[] {
  const misnamed = folders.flatMap(filesNotForWindows).map(({ file, reason }) => {
    const message = `${reason}, so a file cannot be called ${path.basename(file)}. Give it another name.`;
    return fileProblem(printed(place, file), "files/name", message);
  });
  const unfit = folders.flatMap(unfitFilesIn).map(({ file, reason }) => {
    const message = `${path.basename(file)} ${reason}, so it is not published. Put the file itself there, or remove it.`;
    return fileProblem(printed(place, file), "files/unreadable", message);
  });
  return [...misnamed, ...unfit];
}

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

export function folderOf({ dir, cwd = "" }: ContentPlace): string {
  return path.resolve(cwd, dir);
}

/**
 * The printed path of a file of the folder: relative to the current folder, or whole if the folder was given as a whole
 * path and is elsewhere.
 */
export function printed(place: ContentPlace, name: string): string {
  const file = path.resolve(folderOf(place), name);
  const relative = path.relative(place.cwd ?? "", file);
  const isElsewhere = relative.split(path.sep)[0] === "..";
  const printed = isElsewhere && path.isAbsolute(place.dir) ? file : relative;
  return printed.split(path.sep).join("/") || ".";
}

function fileProblem(file: string, rule: string, message: string, suggestion?: string): Problem {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return { file, ...place, severity: "error", rule, pointer: "", message, ...(suggestion ? { suggestion } : {}) };
}
