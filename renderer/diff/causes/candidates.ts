import { oncePerKey } from "../../base/once";
import { namesIn } from "../../base/placeholders";
import { valueAt } from "../../base/pointer";
import { collectFacts } from "../../content/facts/collectFacts";
import type { ContentFile, PageContent, RawFact, SiteContent } from "../../content/model/siteContent";
import { placesIn } from "../../content/places/locate";
import { aliasesOf } from "../../content/site/routes";
import { tokensOf } from "../built/wordsAndValues";
import type { Cause } from "../change";
import { type DataChange, dataChanges } from "./dataChanges";

/** A change in YAML that may be the cause of a difference on a route. */
export interface Candidate {
  cause: Cause;
  pointer: string;
  /** The keys of the words that this change removes and adds, with facts filled in. */
  gone: Set<string>;
  came: Set<string>;
  /** All words before and after, including those that both have. */
  old: Set<string>;
  fresh: Set<string>;
  /** Every word of the change, and of the names in its pointer: `accent`, `moss`. */
  words: Set<string>;
  moved: boolean;
}

export interface Candidates {
  /** What changed in the file of the page, and in the facts that it uses. */
  ofRoute(route: string): Candidate[];
  /** What changed in the facts and settings of the whole site. */
  ofSite: Candidate[];
}

/** All content changes between two states, by the routes on which they can show. */
export function candidatesOf(before: SiteContent, after: SiteContent): Candidates {
  const facts = changedFacts(before, after);
  const site = before.site && after.site ? ofFile(before.site, after.site, facts, after) : [];
  const ofSite = [...site, ...[...facts.values()].flatMap(({ candidate }) => candidate ?? [])];
  const oldPages = byRoute(before);
  const freshPages = byRoute(after);
  return {
    ofSite,
    ofRoute: oncePerKey((route) => candidatesOfPage(oldPages.get(route), freshPages.get(route), facts, after)),
  };
}

function candidatesOfPage(
  old: PageContent | undefined,
  fresh: PageContent | undefined,
  facts: ChangedFacts,
  after: SiteContent,
) {
  if (old && fresh) return ofFile(old, fresh, facts, after);
  const page = fresh ?? old;
  if (!page) return [];
  const cause: Cause = fresh ? { file: page.file, line: 1 } : { file: page.file, line: 1, side: "before" };
  return [candidate(cause, { pointer: "", was: "" })];
}

/** Includes the aliases of each page, so that a renamed page is found. */
function byRoute({ pages }: SiteContent): Map<string, PageContent> {
  const found = new Map<string, PageContent>();
  for (const page of pages.toReversed()) {
    for (const alias of aliasesOf(page)) found.set(alias, page);
    found.set(page.route, page);
  }
  return found;
}

type ChangedFacts = Map<string, { roots: string[]; candidate?: Candidate }>;

/** The facts whose value differs. `roots` are the hand-edited facts from which each new value follows. */
function changedFacts(before: SiteContent, after: SiteContent): ChangedFacts {
  const source = after.site?.source as Record<string, unknown> | undefined;
  const oldSource = before.site?.source as Record<string, unknown> | undefined;
  if (!source || !oldSource || !after.site) return new Map();
  const places = new Map([...collectFacts(source)].map((fact) => [fact.name, fact]));
  const old = new Map([...collectFacts(oldSource)].map((fact) => [fact.name, fact.value]));
  const edited = dataChanges(oldSource, source);
  const changed = [...places.keys()].filter((name) => before.facts.get(name) !== after.facts.get(name));
  const locate = placesIn(after.site);
  const rootsOf = (name: string, seen: Set<string>): string[] => {
    if (seen.has(name) || !places.has(name)) return [];
    seen.add(name);
    const fact = places.get(name) as RawFact;
    if (fact.value !== old.get(name)) return [name];
    return namesIn(fact.value).flatMap((inner) => rootsOf(inner, seen));
  };
  return new Map(
    changed.map((name) => {
      const { pointer, value } = places.get(name) as RawFact;
      const roots = rootsOf(name, new Set()).filter((root) => changed.includes(root));
      if (value === old.get(name)) return [name, { roots }];
      const edit = edited.find((change) => `${change.pointer}/`.startsWith(`${pointer}/`));
      const [from, to] = [before.facts.get(name), after.facts.get(name)];
      const { line } = locate({ pointer: edit?.pointer ?? pointer });
      const cause = {
        file: after.site?.file ?? "",
        line,
        fact: { name, ...(from === undefined ? {} : { before: from }), ...(to === undefined ? {} : { after: to }) },
      };
      return [name, { roots: [name], candidate: candidate(cause, { pointer, was: pointer, before: from, after: to }) }];
    }),
  );
}

/** The changes in a file: edited by hand on their own line, or caused by facts that the file uses. */
function ofFile(old: ContentFile, fresh: ContentFile, facts: ChangedFacts, after: SiteContent): Candidate[] {
  const locate = placesIn(fresh);
  const locateOld = placesIn(old);
  const isSite = fresh === after.site;
  const found: Candidate[] = [];
  for (const change of dataChanges(old.data, fresh.data)) {
    const [source, oldSource] = [valueAt(fresh.source, change.pointer), valueAt(old.source, change.was)];
    const isByHand =
      change.after === undefined ||
      change.before === undefined ||
      change.moved ||
      JSON.stringify(source) !== JSON.stringify(oldSource);
    if (isByHand) {
      // A changed fact is already a candidate, with its name.
      if (
        isSite &&
        [...facts.values()].some(({ candidate: fact }) => fact && `${change.pointer}/`.startsWith(`${fact.pointer}/`))
      )
        continue;
      const gone = change.after === undefined && !change.moved;
      const range = gone
        ? locateOld({ pointer: change.was })
        : locate({ pointer: change.pointer, piece: firstOther(oldSource, source) });
      found.push(
        candidate({ file: fresh.file, line: range.line, ...(gone ? { side: "before" as const } : {}) }, change),
      );
      continue;
    }
    const roots = new Set(namesIn(source).flatMap((name) => facts.get(name)?.roots ?? []));
    for (const root of roots) {
      const fact = facts.get(root)?.candidate;
      if (fact) found.push({ ...fact, ...changedWords(change) });
    }
  }
  return found;
}

/** The first line of a multi-line text that differs; undefined for texts of one line. */
function firstOther(before: unknown, after: unknown): string | undefined {
  if (typeof before !== "string" || typeof after !== "string" || !after.includes("\n")) return undefined;
  let start = 0;
  while (start < after.length && before[start] === after[start]) start++;
  const line = after.slice(after.lastIndexOf("\n", start - 1) + 1).split("\n")[0];
  return line?.trim() || undefined;
}

function candidate(cause: Cause, change: DataChange): Candidate {
  return { cause, pointer: change.pointer, ...changedWords(change), moved: change.moved === true };
}

function changedWords({ pointer, before, after }: DataChange) {
  const keys = (value: unknown) => {
    const text = typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
    return new Set(tokensOf(text.replace(/[*_]/g, " ").slice(0, 50_000)).map(({ key }) => key));
  };
  const [old, fresh] = [keys(before), keys(after)];
  const names = tokensOf(pointer.replaceAll("/", " ")).map(({ key }) => key);
  return {
    gone: new Set([...old].filter((key) => !fresh.has(key))),
    came: new Set([...fresh].filter((key) => !old.has(key))),
    old,
    fresh,
    words: new Set([...old, ...fresh, ...names]),
  };
}
