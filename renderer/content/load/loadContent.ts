import { existsSync } from "node:fs";
import path from "node:path";
import { originalsRoot } from "../../pictures/originals";
import type { Problem } from "../report/problem";
import { publishedFirst } from "../site/drafts";
import { priceRange } from "../site/priceRange";
import type { ContentFile, PageContent, SiteContent } from "../siteContent";
import { derivedFacts } from "./facts/collectFacts";
import { Facts } from "./facts/facts";
import { fillFile } from "./facts/fillFile";
import { BASELINE_FILE, listPageFiles, type PageFile, readText, routeOf, SITE_FILE } from "./pageFiles";
import { walkTyped } from "./walkTyped";
import { type ParsedYaml, parseYaml } from "./yaml/parseYaml";

/** Where things stand, and who turns text into data. */
export interface LoadOptions {
  /** The folder of files that are served as they are. */
  publicDir: string;
  /** File names are printed relative to this folder; the current one by default. */
  cwd?: string;
  /** Stands in for `parseYaml`, such as one that remembers what it has read. */
  parse?: (text: string) => ParsedYaml;
  /** Stands before the reading of a page, such as one that hands out again what it has read before. */
  readPage?: (name: string, read: () => PageSource) => PageSource;
  /** Stands before the filling in of a page; `facts` are all that it may use. */
  fillPage?: (source: PageSource, facts: SiteContent["facts"], fill: () => PageContent) => PageContent;
}

/** A page file as it is written, with what is wrong with the file itself. */
export interface PageSource {
  file: string;
  text: string;
  data: ParsedYaml["data"];
  problems: Problem[];
}

/**
 * Reads a folder of pages: every `*.yaml` is a page and its name is its address, but for
 * `site.yaml`, which holds the facts that fill in every `${…}`. Judges nothing beyond the
 * files themselves; `checkSite` does the rest.
 *
 * @throws CouldNotRun where the folder or a file cannot be read
 */
export function loadContent(dir: string, options: LoadOptions): SiteContent {
  const cwd = options.cwd ?? process.cwd();
  const parse = options.parse ?? parseYaml;
  const relative = (absolute: string) => path.relative(cwd, absolute).split(path.sep).join("/");
  const shown = (name: string) => relative(path.resolve(cwd, dir, name));
  const folder = path.resolve(cwd, dir);
  const problems: Problem[] = [];

  const read = (source: PageFile, problems: Problem[]): { file: string; text: string; data: ParsedYaml["data"] } => {
    const file = shown(source.name);
    const { name, complaint, properName } = source;
    if (complaint) problems.push(fileProblem(file, "files/name", complaint, properName));
    const text = readText(folder, name, file);
    if (text === undefined) {
      problems.push(fileProblem(file, "files/encoding", "This file is not text in UTF-8. Save it again as UTF-8."));
      return { file, text: "", data: undefined };
    }
    const parsed = parse(text);
    for (const found of parsed.problems) problems.push({ file, severity: "error", pointer: "", ...found });
    return { file, text, data: parsed.data };
  };

  const files = listPageFiles(folder, shown("."));
  const siteFile = files.find(({ properName }) => properName === SITE_FILE);
  const siteRead = siteFile && read(siteFile, problems);
  if (!siteFile) {
    const message = `There is no ${SITE_FILE} beside the pages. It holds the facts of the business that every page uses.`;
    problems.push(fileProblem(shown(SITE_FILE), "files/no-site", message));
  }
  const facts = Facts.ofSite(siteRead?.data);
  const fill = (source: { file: string; text: string; data: ParsedYaml["data"] }, definition: string): ContentFile => {
    if (source.data === undefined) return { ...source, source: undefined, unfilled: [], values: [] };
    const own = definition === "Site" ? facts : facts.withVars(source.data.vars);
    const { data, unfilled } = fillFile(source.data, own);
    if (own !== facts || definition === "Site") unfilled.push(...own.circles());
    return {
      ...source,
      source: source.data,
      data,
      // Without the facts every name is unknown, and that one reason is told already.
      unfilled: siteRead?.data ? unfilled : unfilled.filter(({ reason }) => reason !== "unknown-name"),
      values: walkTyped(definition, data),
    };
  };

  const values = new Map(facts.names().map((name) => [name, facts.value(name) ?? ""]));
  const pages: PageContent[] = [];
  for (const pageFile of files) {
    if (pageFile === siteFile) continue;
    const readNow = (): PageSource => {
      const found: Problem[] = [];
      return { ...read(pageFile, found), problems: found };
    };
    const source = options.readPage?.(pageFile.name, readNow) ?? readNow();
    const fillNow = (): PageContent => {
      const { file, text, data } = source;
      return { ...fill({ file, text, data }, "Page"), route: routeOf(pageFile.properName) };
    };
    pages.push(options.fillPage?.(source, values, fillNow) ?? fillNow());
    problems.push(...source.problems);
  }
  const baseline = existsSync(path.join(folder, BASELINE_FILE))
    ? read({ name: BASELINE_FILE, properName: BASELINE_FILE }, problems)
    : undefined;
  const derived = derivedFacts(siteRead?.data ?? {}).map(({ name }) => [
    name.replace("business.", ""),
    values.get(name),
  ]);
  const prices = priceRange(pages);
  return {
    site: siteRead && {
      ...fill(siteRead, "Site"),
      derived: { ...Object.fromEntries(derived), ...(prices ? { priceRange: prices } : {}) },
    },
    pages: publishedFirst(pages),
    ...(baseline ? { baseline: { ...baseline, source: baseline.data, unfilled: [], values: [] } } : {}),
    facts: values,
    publicDir: path.resolve(cwd, options.publicDir),
    imagesRoot: originalsRoot(folder),
    imagesRootName: relative(originalsRoot(folder)),
    originals: {},
    problems,
  };
}

function fileProblem(file: string, rule: string, message: string, suggestion?: string): Problem {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return { file, ...place, severity: "error", rule, pointer: "", message, ...(suggestion ? { suggestion } : {}) };
}
