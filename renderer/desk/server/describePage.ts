import { hashOf } from "../../base/files/files.mjs";
import { childPointer } from "../../base/pointer";
import { type PlacedProblem, type Problem, placeOf } from "../../base/problem";
import { type Clock, dayInWords } from "../../clock/clock";
import { isOpen, type Window } from "../../clock/windows";
import {
  filesByName,
  isDraft,
  type PageContent,
  picturesIn,
  type SiteContent,
  windowsOf,
} from "../../content/model/siteContent";
import { blockIds, blocksOf } from "../../content/pages/pageBlocks";
import { nameIn } from "../../content/pages/pagesFolder";
import { writtenPage } from "../../content/pages/writtenPage";
import { placesIn } from "../../content/places/locate";
import { sortProblems } from "../../content/places/report";
import { frame } from "../../content/report/frame";
import { nameOfPage } from "../../content/site/routes";
import type { ContentStore } from "../../preview/contentStore";
import { withoutMarks } from "../protocol/inWords";
import type { DeskBlock, DeskPage } from "../protocol/page";
import type { PageRow } from "../protocol/rows";
import { pageState, untranslatedIn } from "./describePages";
import { blockName } from "./fields/fieldLabel";
import { repairsOf } from "./problems/repair";

/** How many problems of other files are listed: the command line has them all. */
const ELSEWHERE = 20;

/**
 * Everything that the desk shows of a page.
 *
 * @param card the address of its social card's picture
 * @param inCode the error in the code that renders it
 */
export function describePage(
  page: PageContent,
  content: SiteContent,
  store: Pick<ContentStore, "problems" | "unreadable" | "shows" | "at" | "today">,
  card: string | undefined,
  inCode?: PlacedProblem,
): DeskPage {
  const toDesk = deskProblems(content);
  const sorted = sortProblems([...store.problems.all]);
  const known = sortProblems([...store.problems.withEarlier]);
  const isUnusedPicture = ({ rule }: Problem) => rule === "images/unused";
  const shared = content.site?.file;
  const written = writtenPage(page, content);
  const row = rowOf(page, content);
  const table = content.rows?.get(page.file)?.table;
  /** Of a page that a row makes, also what is wrong in the row. */
  const isOwn = ({ file, pointer }: Problem) =>
    file === written.file || (row !== undefined && file === table && pointer.startsWith(`${row.pointer}/`));
  const others = known.filter((problem) => !isOwn(problem) && !isUnusedPicture(problem));
  return {
    route: page.route,
    file: nameIn(content.imagesRootName, written.file),
    hash: hashOf(written.text),
    ...(row && { row }),
    place: placeOf(written.file, 1, 1),
    name: nameOfPage(page),
    state: pageState(page, content.clock.now),
    draft: isDraft(page),
    day: store.today,
    dayIsChosen: store.at !== undefined,
    settled: store.problems.settled,
    unreadable: store.unreadable,
    shows: inCode ? "earlier" : store.shows(page),
    errors: [
      ...(inCode ? [inCode] : []),
      ...sorted.filter((one) => one.severity === "error" && (isOwn(one) || one.file === shared)).map(toDesk),
    ],
    problems: known.filter(isOwn).map(toDesk),
    elsewhere: { count: others.length, first: others.slice(0, ELSEWHERE).map(toDesk) },
    blocks: blocksIn(written, content.clock),
    untranslated: untranslatedIn(page, content),
    card,
  };
}

/** Returns a function that describes a problem with its place and the lines around it. */
export function deskProblems(content: SiteContent): (problem: Problem) => PlacedProblem {
  const files = filesByName(content);
  return (problem) => {
    const { severity, rule, message, file, line, column, figure } = problem;
    const holder = files.get(file);
    const lines = frame(holder?.text ?? "", problem).join("\n");
    const repairs = holder ? repairsOf(holder, problem, content).map(({ words, write }) => ({ words, write })) : [];
    const more = { ...(repairs.length > 0 && { repairs }), ...(figure !== undefined && { figure }) };
    return { severity, rule, message, place: placeOf(file, line, column), frame: lines, ...more };
  };
}

/** The blocks of the file, in its order: also those that are not shown as of this moment. */
function blocksIn(page: PageContent, { now, zone }: Clock): DeskBlock[] {
  const blocks = blocksOf(page.timed ?? page);
  const lines = page.text.split("\n");
  const pictures = picturesIn(page);
  const rangeOf = placesIn(page);
  const places = blocks.map((_, index) => rangeOf({ pointer: `/blocks/${index}` }));
  return blockIds(page.timed ?? page).flatMap((id, index) => {
    const range = places[index];
    if (!id || !range) return [];
    const { line, column } = range;
    let endLine = (places[index + 1]?.line ?? lines.length + 1) - 1;
    // Empty lines and comments before the next block belong to that one.
    while (endLine > line && /^\s*(?:#.*)?$/.test(lines[endLine - 1] ?? "")) endLine--;
    const { type, heading } = blocks[index] as { type: string; heading?: unknown };
    const named = { name: blockName(type), heading: typeof heading === "string" ? withoutMarks(heading) : "" };
    const picture = pictures.find(({ pointer }) => pointer.startsWith(`/blocks/${index}/`))?.value;
    const window = windowsOf(page).find(({ pointer }) => pointer === `/blocks/${index}`);
    const time = window && { words: timeInWords(window, zone), isShown: isOpen(window, now) };
    const hidden = window?.hidden;
    const more = { ...(picture && { picture }), ...(time && { time }), ...(hidden && { hidden }) };
    return [{ id, index, type, ...named, place: placeOf(page.file, line, column), endLine, ...more }];
  });
}

/** When a block is shown: `from December 1, 2026`, or `hidden`. */
function timeInWords({ starts, ends, hidden }: Window, zone: string): string {
  if (hidden) return "hidden";
  const from = starts === undefined ? [] : [`from ${dayInWords(starts, zone)}`];
  // The first instant after it.
  const until = ends === undefined ? [] : [`until ${dayInWords(ends - 1, zone)}`];
  return [...from, ...until].join(" ");
}

/** The row that makes a page; undefined for a page with a file of its own. */
function rowOf(page: PageContent, { rows, imagesRootName }: SiteContent): PageRow | undefined {
  const row = rows?.get(page.file);
  if (!row) return undefined;
  const count = [...(rows?.values() ?? [])].filter(({ template }) => template === row.template).length;
  const [table, template] = [nameIn(imagesRootName, row.table), nameIn(imagesRootName, row.template)];
  return { table, template, pointer: childPointer("/rows", row.index), count };
}
