import { countInWords } from "../../content/report/formatter";
import { type Cause, type Change, type DiffReport, KINDS, rankOf } from "../change";

/** The headings of a report, each with the first kind of change under it. */
const GROUPS: [string, (typeof KINDS)[number]][] = [
  ["Figures written out", "figure"],
  ["Prices", "price"],
  ["Broken links", "broken-link"],
  ["Phone numbers, hours, durations and dates", "phone"],
  ["Pages", "route-removed"],
  ["Titles, descriptions and addresses", "title"],
  ["Words", "heading"],
  ["Sections", "section-removed"],
  ["Links", "link"],
  ["Pictures", "picture"],
  ["Look", "look"],
  ["Headers, files and HTML", "header"],
];

/** The changes of a report under their headings, in the report's order. */
export function groupChanges(changes: Change[]): { title: string; changes: Change[] }[] {
  const starts = GROUPS.map(([, kind]) => KINDS.indexOf(kind));
  return GROUPS.map(([title], index) => {
    const [from = 0, to = KINDS.length] = [starts[index], starts[index + 1]];
    return { title, changes: changes.filter((change) => rankOf(change) >= from && rankOf(change) < to) };
  }).filter(({ changes }) => changes.length > 0);
}

/** The line that counts the unchanged routes. */
export function unchangedLine({ unchanged }: DiffReport): string {
  return `${countInWords(unchanged, "route")} unchanged, byte for byte.`;
}

/** `3 routes changed, 1 added, 1 renamed.` */
export function summaryLine({ changed, added, removed, renamed, changes }: DiffReport): string {
  if (changes.length === 0) return "No visitor sees a difference.";
  const parts = [
    changed.length > 0 && `${countInWords(changed.length, "route")} changed`,
    added.length > 0 && `${countInWords(added.length, "route")} added`,
    removed.length > 0 && `${countInWords(removed.length, "route")} removed`,
    renamed.length > 0 && `${countInWords(renamed.length, "route")} renamed`,
  ].filter(Boolean);
  const routes = parts.length > 0 ? parts.join(", ") : "No route differs";
  return `${countInWords(changes.length, "change")} for visitors: ${routes}.`;
}

/** At most this many routes of a change are listed. */
const NAMED = 6;

/** `/about`, or `8 pages: /, /about and 6 more`; empty for a change of the whole site. */
export function routesInWords(
  { routes }: Pick<Change, "routes">,
  write = (route: string) => route,
  named = NAMED,
): string {
  if (routes.length === 0) return "";
  if (routes.length === 1) return write(routes[0] ?? "");
  const shown = routes.slice(0, named).map(write).join(", ");
  const more = routes.length - named;
  return `${countInWords(routes.length, "page")}: ${shown}${more > 0 ? ` and ${more.toLocaleString("en-US")} more` : ""}`;
}

/** `pages-data/about.yaml:31`, and the fact that changed there. */
export function causeInWords({ file, line, side, fact }: Cause): { place: string; about: string } {
  const place = line === undefined ? file : `${file}:${line}`;
  const was = side === "before" ? "before the change" : "";
  const values =
    fact &&
    [fact.before, fact.after].map((value = "nothing") => (value.length > 80 ? `${value.slice(0, 80)}…` : value));
  return { place, about: fact ? `${fact.name} ${values?.join(" → ")}` : was };
}

/** Values added or removed with a text, such as `price $140 gone`. */
export function valuesInWords({ values = [] }: Change): string {
  return values
    .map(({ kind, before, after }) => `${kind} ${after ?? before} ${after === undefined ? "gone" : "new"}`)
    .join(", ");
}
