import type { Change, DiffReport, Kind, Piece, PlainChange } from "../change";
import plainNames from "./plainNames.json" with { type: "json" };

/** The kinds of change that people see. All others, and these too, are in Markdown and JSON. */
const NAMES: Partial<Record<Kind, string>> = plainNames;

/** Pages that are called the same on every site. */
const FIXED_NAMES = new Map([
  ["/", "Home"],
  ["/404", "Page not found"],
]);

/** Whether a change is for people. A figure that is gone need not be looked at. */
const isForPeople = ({ kind, after }: Pick<Change, "kind" | "after">): boolean =>
  NAMES[kind] !== undefined && (kind !== "figure" || after !== undefined);

/** The changes for people, the most important first; all that only looks different is one change, the last. */
export function forPeople(changes: Change[]): Change[] {
  const told = changes.filter((change) => isForPeople(change) && !isLook(change));
  const others = new Set(told.flatMap(({ routes }) => routes));
  const looks = changes.filter((change) => isForPeople(change) && isLook(change));
  // Without a cause of its own, it follows from what else is different on the page.
  const isOwn = (look: Change, route: string) => !others.has(route) || look.causes.length > 0;
  const routes = [...new Set(looks.flatMap((look) => look.routes.filter((route) => isOwn(look, route))))].sort();
  const [first] = looks;
  return first && routes.length > 0 ? [...told, { ...first, kind: "look", routes, pieces: [] }] : told;
}

const isLook = ({ kind, what }: Change) => kind === "look" || what.startsWith("heading level");

/** How a page is called: as the menus call it, otherwise by its address in words. */
export const nameIn =
  (names: Map<string, string>) =>
  (route: string): string =>
    FIXED_NAMES.get(route) ?? names.get(route) ?? capital(route.replace(/[/-]+/g, " ").trim());

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const VALUES = /^(?:price|phone|hours|duration|date)$/;
const IN_TEXT = /^(?:price|phone|hours|duration|date|words)$/;

/** A change in plain words. @param pages the number of all pages */
export function plainChange(change: Change, nameOf: (route: string) => string, pages: number): PlainChange {
  const { kind, routes, what } = change;
  const where =
    isLook(change) || !kind.startsWith("route-") ? placesInWords(routes, nameOf, pages) : oldLinks(what, nameOf);
  // The heading above it, which other pages do not have.
  const isNear = routes.length === 1 && IN_TEXT.test(kind) && !what.startsWith("heading");
  const under = isNear && change.near ? `, under “${change.near}”` : "";
  return { what: nameOfChange(change), pieces: quoted(change, nameOf), where: where + under };
}

function nameOfChange(change: Change): string {
  const { kind, what, before, after, near, also } = change;
  const name = NAMES[isLook(change) ? "look" : kind] ?? "";
  // The same words are also on the pages themselves.
  if (also.some((one) => /^(?:words|heading)$/.test(one))) return NAMES.words ?? "";
  if (kind === "picture")
    return what.endsWith("added") ? "New picture" : what.endsWith("removed") ? "Picture that goes" : "Another picture";
  if (kind === "link") return near ? `${name} “${near}”` : name;
  if (!/^(?:words|heading|figure)$/.test(kind) || (before !== undefined && after !== undefined)) return name;
  if (kind === "figure") return name;
  return before === undefined ? `New ${name.toLowerCase()}` : `${name} that goes`;
}

/** What is quoted of a change. */
function quoted(change: Change, nameOf: (route: string) => string): Piece[] {
  const { kind, before, after, pieces = [], routes, near } = change;
  const both = (text: string): Piece[] => [{ in: "both", text }];
  if (kind === "picture" || isLook(change)) return [];
  if (kind === "route-removed")
    return both(before?.startsWith("/") === false ? nameOfTitle(before) : nameOf(routes[0] ?? ""));
  if (kind.startsWith("route-")) return both(nameOf(routes[0] ?? ""));
  if (kind === "broken-link") return both(`“${near ?? ""}”`);
  if (kind === "section-moved") return both(`“${before ?? near ?? ""}” is ${after}`);
  if (kind.startsWith("section-")) return both(`“${near ?? after ?? before ?? ""}”`);
  if (kind === "figure") return [{ in: "after", text: after ?? "" }, ...both(` in “${pieces[0]?.text ?? ""}”`)];
  if (kind === "link") return sides(before && targetOf(before, nameOf), after && targetOf(after, nameOf));
  return !VALUES.test(kind) && pieces.length > 0 ? pieces : sides(before, after);
}

const BECOMES = " becomes ";

function sides(before: string | undefined, after: string | undefined): Piece[] {
  const [old, fresh] = [
    before ? [{ in: "before" as const, text: before }] : [],
    after ? [{ in: "after" as const, text: after }] : [],
  ];
  return [...old, ...(before && after ? [{ in: "both" as const, text: BECOMES }] : []), ...fresh];
}

/** The page of a link of the site. */
export const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? "";

/** Where a link leads: the name of a page, a number to call, another site. */
function targetOf(href: string, nameOf: (route: string) => string): string {
  if (href.startsWith("/")) return nameOf(pathOf(href));
  return href.replace(/^(?:tel|mailto|sms):|^https?:\/\/(?:www\.)?|\/$/g, "");
}

export const nameOfTitle = (title: string): string => title.split(" | ")[0] ?? title;

/** What becomes of links to a page that is gone or has another address. */
function oldLinks(what: string, nameOf: (route: string) => string): string {
  const [, to] = /redirects to (\S+)$/.exec(what) ?? [];
  if (to) return `Old links lead to ${nameOf(to)}`;
  if (what.endsWith("with a redirect")) return "Old links still work";
  return /without a redirect$|gone$/.test(what) ? "Old links to it lead nowhere" : "";
}

/** At most this many pages are named. */
const NAMED = 4;

function placesInWords(routes: string[], nameOf: (route: string) => string, pages: number): string {
  if (routes.length === 0) return "";
  if (routes.length > 2 && routes.length >= pages) return "On every page";
  // Two addresses of one page have one name.
  const all = [...new Set(routes.map(nameOf))];
  const names = all.slice(0, NAMED).join(", ");
  if (all.length === 1) return `On ${names}`;
  const more = all.length - NAMED;
  return `On ${all.length.toLocaleString("en-US")} pages: ${names}${more > 0 ? ` and ${more.toLocaleString("en-US")} more` : ""}`;
}

/** The number of pages of the site, as it is after the changes. */
export const pagesOf = ({ unchanged, changed, added, renamed }: DiffReport): number =>
  unchanged + changed.length + added.length + renamed.length;

/** A change in one line, such as `Price: $165 becomes $175`. Of a longer text, only what it becomes. */
export function inOneLine({ what, pieces }: PlainChange): string {
  const isWhole = pieces.some(({ text }) => text === BECOMES);
  const text = pieces
    .filter((piece) => isWhole || piece.in !== "before" || pieces.length === 1)
    .map((piece) => piece.text)
    .join("");
  return [what, text].filter(Boolean).join(": ");
}
