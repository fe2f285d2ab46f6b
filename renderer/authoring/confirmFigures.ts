import { parse, stringify } from "yaml";
import { CouldNotRun } from "../base/couldNotRun";
import { valueAt } from "../base/pointer";
import { type ContentFile, filesOf, type SiteContent } from "../content/model/siteContent";
import { FIGURES_FILE } from "../content/pages/pageFiles";
import { printPath } from "../content/pages/pagesFolder";
import { type ConfirmedFigure, confirmedFigures, pageNameOf } from "../content/site/figures/confirmedFigures";
import { goneFigures, unknownFigures } from "../content/site/figures/unknownFigures";
import type { ContentFolder, FileChange } from "./fileChange";

/** A figure that may be confirmed. */
export type NewFigure = Required<Omit<ConfirmedFigure, "pointer">>;

const HEADER = `# Figures that are written out on a page and are no fact of site.yaml, each confirmed once by a person.
# \`npm run fix -- --confirm\` adds a line, and \`npm run fix\` removes those whose figure is gone.
`;

/** The unknown figures of some files, by default all, each once. */
export function figuresToConfirm(site: SiteContent, files: ContentFile[] = filesOf(site)): NewFigure[] {
  return files.flatMap((file) => {
    const page = pageNameOf(file, site);
    const found = new Map(unknownFigures(file, site).map((figure) => [`${figure.kind} ${figure.key}`, figure]));
    return [...found.values()].map(({ written, sentence }) => ({ page, figure: written, sentence }));
  });
}

/**
 * The change of figures.yaml that adds figures; none if there is nothing to add.
 *
 * @throws CouldNotRun if the list has lines that cannot be read: they would be lost
 */
export function confirmFigures(folder: ContentFolder, site: SiteContent, added: NewFigure[]): FileChange[] {
  return added.length === 0 ? [] : changeOfList(folder, site, (lines) => insertLines(lines, added));
}

/** The change of figures.yaml that removes what no page has any more; none if there is nothing. */
export function removeGoneFigures(folder: ContentFolder, site: SiteContent): FileChange[] {
  if (!isWhole(site)) return [];
  const gone = new Set([...goneFigures(site)].map(({ pointer }) => pointer));
  return gone.size === 0
    ? []
    : changeOfList(folder, site, (lines) => lines.filter(({ pointer }) => !gone.has(pointer)));
}

/** The change of figures.yaml that moves the lines of pages to their new files, or removes them. */
export function moveFigures(site: SiteContent, pages: { page: ContentFile; file?: string }[]): FileChange[] {
  const names = new Map(pages.map(({ page, file }) => [pageNameOf(page, site), file && pageNameOf({ file }, site)]));
  const { figures } = site;
  if (!figures || ![...confirmedFigures(site).keys()].some((name) => names.has(name))) return [];
  const lines = linesOf(site);
  const moved = lines.flatMap((line) => {
    const to = names.get(line.page);
    return to === undefined ? [] : { ...line, page: to };
  });
  const others = lines.filter((line) => !names.has(line.page));
  return [{ file: figures.file, before: figures.text, after: written(insertLines(others, moved)) }];
}

/**
 * The list of figures with the lines of some pages as they are now, and those of the others as they were.
 *
 * @param before undefined if there was no list
 * @returns undefined if neither has lines
 */
export function figuresOfPages(
  before: string | undefined,
  now: string | undefined,
  isNow: (page: string) => boolean,
): string | undefined {
  const lines = (text: string | undefined, taken: (page: string) => boolean) =>
    ((parse(text ?? "") as { confirmed?: Line[] } | null)?.confirmed ?? []).filter(({ page }) => taken(page));
  const all = insertLines(
    lines(before, (page) => !isNow(page)),
    lines(now, isNow),
  );
  return before === undefined && all.length === 0 ? undefined : written(all);
}

type Line = Omit<ConfirmedFigure, "pointer"> & { pointer?: string };

function changeOfList(
  folder: ContentFolder,
  site: SiteContent,
  change: (lines: ConfirmedFigure[]) => Line[],
): FileChange[] {
  const after = written(change(linesOf(site)));
  const before = site.figures?.text;
  return [{ file: printPath(folder, FIGURES_FILE), ...(before === undefined ? {} : { before }), after }];
}

function linesOf(site: SiteContent): ConfirmedFigure[] {
  if (isWhole(site)) return [...confirmedFigures(site).values()].flat();
  throw new CouldNotRun(`${site.figures?.file} has lines that cannot be read, so it was not changed. Fix them first.`);
}

/** Whether every line of the list can be read; true if there is no list. */
function isWhole(site: SiteContent): boolean {
  if (!site.figures) return true;
  const list = valueAt(site.figures.data, "/confirmed");
  return Array.isArray(list) && list.length === [...confirmedFigures(site).values()].flat().length;
}

/** Adds lines by page and then by figure, so that those of two branches merge. The others stay where they are. */
function insertLines(lines: Line[], added: Line[]): Line[] {
  const isAfter = (a: Line, b: Line) => a.page > b.page || (a.page === b.page && a.figure > b.figure);
  return added.reduce<Line[]>((all, line) => {
    const next = all.findIndex((one) => isAfter(one, line));
    return all.toSpliced(next < 0 ? all.length : next, 0, line);
  }, lines);
}

/** One line a figure. */
function written(lines: Line[]): string {
  const rows = lines.map(({ page, figure, sentence }) => {
    const line = { page, figure, ...(sentence ? { sentence } : {}) };
    return `  - ${stringify(line, { collectionStyle: "flow", lineWidth: 0 }).trim()}\n`;
  });
  return `${HEADER}confirmed:${rows.length === 0 ? " []\n" : `\n${rows.join("")}`}`;
}
