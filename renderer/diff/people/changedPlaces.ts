import { parseHTML } from "linkedom";
import { hunksOf } from "../../base/hunks";
import { oncePerKey } from "../../base/once";
import { type BuiltFolder, openBuiltFolder } from "../built/builtFolder";
import { readElements, visible } from "../built/lines";
import { partsOf, type Section, sectionsOf } from "../built/pageView";
import type { Change, DiffReport } from "../change";
import { matchSections } from "../compare/sections";
import { forPeople, nameOfTitle, pathOf } from "./plainWords";
import { keyOf, openShared, type ShownPart, shownDocument } from "./shownDocument";

/** The changed part of a page, each side as a document for a frame. */
export interface PartFrames {
  before?: string;
  after?: string;
}

/** What the part of a report for people shows of the pages. */
export interface ShownPlaces {
  /** The name of the site; empty if no page says it. */
  site: string;
  /** What the menus call a page, by route. */
  names: Map<string, string>;
  places: Map<Change | "look", PartFrames>;
  /** The site's own typefaces as rules of CSS, once for all frames. */
  typefaces: string;
}

/** At most this many changes are shown. */
const MOST = 12;
/** At most this many pages are searched for the part that shows a change best. */
const MOST_PAGES = 8;

/**
 * For each change that is told to people: the part of a page where it is, before and after, as it was built. This needs
 * no browser.
 */
export async function changedPlaces(report: DiffReport, dirs: { before: string; after: string }): Promise<ShownPlaces> {
  const sides = { before: sideOf(openBuiltFolder(dirs.before)), after: sideOf(openBuiltFolder(dirs.after)) };
  const oldRoutes = new Map(report.renamed.map(({ from, to }) => [to, from]));
  const parts = oncePerKey((route: string) =>
    changedParts(sides.before.page(oldRoutes.get(route) ?? route), sides.after.page(route)),
  );
  const shared = openShared();
  const places: ShownPlaces["places"] = new Map();
  const drawn: Promise<unknown>[] = [];
  for (const change of forPeople(report.changes)) {
    if (places.size === MOST) break;
    const [route = ""] = change.routes;
    const found: Partial<Record<"before" | "after", ShownPart | undefined>> =
      change.kind === "route-added"
        ? { after: firstView(sides.after.page(route)) }
        : change.kind === "look"
          ? { before: firstView(sides.before.page(route)), after: firstView(sides.after.page(route)) }
          : bestParts(change, parts);
    const place: PartFrames = {};
    for (const side of ["before", "after"] as const) {
      const shown = found[side];
      if (!shown) continue;
      const draw = async () => Object.assign(place, { [side]: await shownDocument(shown, sides[side].folder, shared) });
      drawn.push(draw());
      places.set(change.kind === "look" ? "look" : change, place);
    }
  }
  await Promise.all(drawn);
  const { page } = sides.after;
  return { site: page("/").site, names: namesOf(report, page), places, typefaces: [...shared.typefaces].join("\n") };
}

interface Page {
  /** Empty if there is no such page. */
  html: string;
  title: string;
  site: string;
  /** What it is called in its own breadcrumb. */
  crumb: string;
  parts: Element[];
  sections: Section[];
}

function sideOf(folder: BuiltFolder) {
  const page = oncePerKey((route: string): Page => {
    const html = folder.text(route === "/404" ? "404.html" : (folder.fileAt(route) ?? ""));
    const { document } = parseHTML(html || "<body></body>");
    const crumb = document.querySelector("nav [aria-current='page']")?.textContent ?? "";
    const title = visible(document.querySelector("title")?.textContent ?? "");
    const site = document.querySelector('meta[property="og:site_name"]')?.getAttribute("content") ?? "";
    return {
      html,
      title,
      site,
      crumb: visible(crumb),
      parts: partsOf(document.body),
      sections: sectionsOf(document.body),
    };
  });
  return { folder, page };
}

/** A part that differs, and its elements that do. */
interface ChangedPart extends ShownPart {
  elements: Element[];
}

type Sides = Partial<Record<"before" | "after", ChangedPart | undefined>>;

/** The parts of a page that differ, each with its other side. */
function changedParts(before: Page, after: Page): Sides[] {
  const { same, added, removed } = matchSections(before.sections, after.sections);
  const whole = (page: Page, section: Section): ChangedPart => {
    const index = page.sections.indexOf(section);
    return { html: page.html, parts: [index], marks: [], elements: [page.parts[index] as Element] };
  };
  const pairs = same.map((pair): Sides => {
    const [old, fresh] = [whole(before, pair.before), whole(after, pair.after)];
    const read = ({ elements: [part] }: ChangedPart) => readElements(part as Element);
    const [was, is] = [read(old), read(fresh)];
    const hunks = hunksOf(was.map(keyOf), is.map(keyOf));
    const marked = (part: ChangedPart, all: Element[], side: "before" | "after"): ChangedPart => {
      const elements = hunks.flatMap((hunk) => all.slice(...hunk[side]));
      const inner = elements.filter((one) => !elements.some((other) => other !== one && one.contains(other)));
      return { ...part, elements: inner, marks: inner.map((element) => all.indexOf(element)) };
    };
    return { before: marked(old, was, "before"), after: marked(fresh, is, "after") };
  });
  return [
    ...pairs.filter(({ before, after }) => (before?.marks.length ?? 0) + (after?.marks.length ?? 0) > 0),
    ...added.map((section) => ({ after: whole(after, section) })),
    ...removed.map((section) => ({ before: whole(before, section) })),
  ];
}

/** The parts that show a change, on the page on which it is most often; none if no part says it. */
function bestParts(change: Change, parts: (route: string) => Sides[]): Sides {
  let best: Sides = {};
  let most = 0;
  for (const route of change.routes.slice(0, MOST_PAGES)) {
    for (const sides of parts(route)) {
      const own = { before: partOf(change, sides, "before"), after: partOf(change, sides, "after") };
      const elements = [own.before, own.after].flatMap((part) => part?.elements ?? []);
      // The header and the footer are on every page, and are looked at last.
      const found = elements.length * (elements[0]?.closest("main") ? 2 : 1);
      if (found > most) [best, most] = [own, found];
    }
  }
  return best;
}

/** A side of a part with the elements that a change is about; undefined if there are none. */
function partOf(change: Change, sides: Sides, side: "before" | "after"): ChangedPart | undefined {
  const part = sides[side];
  if (!part) return undefined;
  const isWhole = part.marks.length === 0;
  if (isWhole !== /^section-(?:added|removed)$/.test(change.kind)) return undefined;
  if (isWhole) return saysWhole(part, change) ? part : undefined;
  const pieces = change.pieces?.filter((piece) => piece.in === side).map(({ text }) => text) ?? [];
  const texts = [change[side] ?? "", change.pictures?.[side] ?? "", ...pieces].map(visible).filter(Boolean);
  const isSaid = (element: Element) => {
    const text = visible(element.textContent ?? "");
    const own = [text, ...["href", "src", "alt"].map((name) => element.getAttribute(name) ?? "")].filter(Boolean);
    return own.some((one) => texts.some((said) => one.includes(said) || (one === text && said.includes(one))));
  };
  const kept = part.elements.map(isSaid);
  if (!kept.includes(true)) return undefined;
  return {
    ...part,
    elements: part.elements.filter((_, at) => kept[at]),
    marks: part.marks.filter((_, at) => kept[at]),
  };
}

/** Whether a whole part is the one that is added or removed: it has its heading, or its first line. */
function saysWhole({ elements: [element] }: ChangedPart, { near, after, before }: Change): boolean {
  const first = near ?? (after ?? before ?? "").split(" / ")[0] ?? "";
  return visible(element?.textContent ?? "").includes(first);
}

/** What a visitor of a new page sees first: all up to the second part of `<main>`. */
function firstView({ html, parts }: Page): ShownPart | undefined {
  const first = parts.findIndex(({ parentElement }) => parentElement?.tagName.toUpperCase() === "MAIN");
  const many = Math.min(parts.length, Math.max(0, first) + 2);
  return html ? { html, parts: Array.from({ length: many }, (_, index) => index), marks: [] } : undefined;
}

/** The name of each page that a report names: its breadcrumb or the words of a link in a menu, the shortest of them. */
function namesOf({ changes, later }: DiffReport, pageAt: (route: string) => Page): Map<string, string> {
  const names = new Map<string, string>();
  const { parts, sections } = pageAt("/");
  const links = sections.flatMap(({ links }, index) => (parts[index]?.closest("main") ? [] : links));
  const named = [...changes, ...later].flatMap(({ kind, routes, before = "", after = "" }) =>
    kind === "link" ? [...routes, ...[before, after].map(pathOf)] : routes,
  );
  for (const route of new Set(named)) {
    const words = links.filter(({ href }) => href === route).map(({ text }) => text);
    const all = [...words, pageAt(route).crumb].filter((text) => text !== "");
    const [name = nameOfTitle(pageAt(route).title)] = all.sort((a, b) => a.length - b.length);
    if (name) names.set(route, name);
  }
  return names;
}
