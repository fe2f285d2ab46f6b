import { type Change, type DiffReport, rankOf } from "../change";
import type { Comparison } from "../compare/compareBuilt";
import { type Difference, isWithin } from "../compare/difference";
import { addOnce } from "../compare/pages";
import { causesOf } from "./causesOf";
import type { ContentChanges } from "./contentChanges";

/** What is known in addition to the two built folders. */
export interface About {
  /** Names of the compared states. */
  before: string;
  after: string;
  notes?: string[];
  /** What begins on a later day. */
  later?: Change[];
  /** Changes that are found in the content alone. */
  further?: Change[];
  /** Absent if only built folders are compared. */
  changes?: ContentChanges;
  /** Other causes, such as a picture's file or the code. Called only if no line of YAML was found. */
  otherCauses?: (difference: Difference) => Change["causes"];
}

/** Builds the report: the same difference on several routes is one change, the most important first. */
export function reportOf(
  comparison: Comparison,
  { before, after, notes = [], later = [], further = [], changes: content, otherCauses }: About,
): DiffReport {
  const { routes, unchanged, changed, found } = comparison;
  const { renamed, added, removed } = routes;
  const byKey = new Map<string, Change>();
  const said = found.flatMap(({ differences }) => differences.filter(({ follows }) => !follows));
  const leads = leadsOf(said);
  const own = found.map(({ differences, ...page }) => ({
    ...page,
    differences: differences.filter((difference) => {
      const lead = difference.follows && leads(difference);
      if (lead) addOnce(lead.also, difference.what);
      return !lead;
    }),
  }));
  for (const { route, from, differences } of own) {
    for (const difference of differences) {
      const causes = content ? causesOf(difference, route, from, content) : [];
      const all = causes.length > 0 ? causes : (otherCauses?.(difference) ?? []);
      add(byKey, difference, route, isRenamedLink(difference, renamed), all);
    }
  }
  const changes = [...byKey.values(), ...further];
  for (const change of changes) change.routes.sort();
  changes.sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      b.routes.length - a.routes.length ||
      ((a.routes[0] ?? "") < (b.routes[0] ?? "") ? -1 : 1),
  );
  return { before, after, unchanged, changed, added, removed, renamed, changes, later, notes };
}

/**
 * For a difference that only follows from another, such as the name of the business in the web manifest: finds the
 * difference on any page that changes the same words.
 */
function leadsOf(said: Difference[]): (difference: Difference) => Difference | undefined {
  const byWord = new Map<string, Difference>();
  for (const difference of said)
    for (const word of difference.came) if (!byWord.has(word)) byWord.set(word, difference);
  return ({ gone, came }) => {
    const [first] = came;
    const lead = first === undefined ? undefined : byWord.get(first);
    return lead && isWithin(came, lead.came) && isWithin(gone, lead.gone) ? lead : undefined;
  };
}

/** The new route if the difference is only a link that follows a renamed page; otherwise undefined. */
function isRenamedLink(
  { kind, before = "", after = "" }: Difference,
  renamed: DiffReport["renamed"],
): string | undefined {
  if (!/^(?:link|canonical)$/.test(kind)) return undefined;
  return renamed.find(({ from, to }) => before.replaceAll(from, to) === after && before !== after)?.to;
}

const VALUES = /^(price|phone|hours|duration|date)$/;

function add(
  byKey: Map<string, Change>,
  difference: Difference,
  route: string | undefined,
  renamed: string | undefined,
  causes: Change["causes"],
) {
  const { gone: _gone, came: _came, follows: _follows, also, ...rest } = difference;
  const owner = renamed && [...byKey.values()].find(({ kind, after }) => kind === "route-renamed" && after === renamed);
  if (owner) return addOnce(owner.also, difference.kind);
  const { kind, what, before, after } = rest;
  const isText = /^(title|description|heading|words|alt)$/.test(kind);
  const fact = causes[0]?.fact;
  const group = VALUES.test(kind) ? kind : fact && isText ? "text" : `${kind} ${what}`;
  const isWhole = /added|removed|moved/.test(what);
  const places = causes.map(({ file, line }) => [file, line]);
  const key = JSON.stringify([group, before, after, isWhole ? rest.near : "", places]);
  const known = byKey.get(key);
  if (!known) {
    byKey.set(key, { ...rest, routes: route === undefined ? [] : [route], also: [...also], causes });
    return;
  }
  if (route !== undefined) addOnce(known.routes, route);
  if (known.what !== what) addOnce(known.also, what);
  for (const each of also) addOnce(known.also, each);
}
