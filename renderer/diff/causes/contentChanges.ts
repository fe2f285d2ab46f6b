import { oncePerKey } from "../../base/once";
import { namesIn } from "../../base/placeholders";
import { valueAt } from "../../base/pointer";
import { collectFacts } from "../../content/facts/collectFacts";
import { contentIn, ownSource, writtenIn } from "../../content/model/languages";
import type { ContentFile, PageContent, RawFact, SiteContent, SiteFile } from "../../content/model/siteContent";
import { placesIn } from "../../content/places/locate";
import { aliasesOf } from "../../content/site/routes";
import type { Cause } from "../change";
import { type DataChange, dataChanges } from "./dataChanges";

/** A change in YAML, made by hand, and the line that it is reported at. */
export interface ContentChange extends DataChange {
  cause: Cause;
}

/** The changed facts by name: for each, the changes by hand from which its new value follows. */
type ChangedFacts = Map<string, ContentChange[]>;

/** All content changes between two states. */
export interface ContentChanges {
  /** What changed in site.yaml. */
  ofSite: ContentChange[];
  /** What changed in a page, and the facts that it uses anywhere. @param from the old route of a renamed page */
  ofPage(route: string, from?: string): ContentChange[];
}

export function contentChanges(before: SiteContent, after: SiteContent): ContentChanges {
  const facts = changedFacts(before, after);
  const byName = [...new Set([...facts.values()].flat())];
  const others = siteChanges(before, after);
  const factsIn = oncePerKey((language: string) =>
    language === "" ? facts : changedFacts(contentIn(before, language), contentIn(after, language)),
  );
  const isFact = ({ pointer }: ContentChange) => byName.some((fact) => isInside(pointer, fact.pointer));
  const [oldPages, freshPages] = [byRoute(before), byRoute(after)];
  const ofPage = (route: string, from = route): ContentChange[] => {
    const [old, fresh] = [oldPages.get(from) ?? oldPages.get(route), freshPages.get(route) ?? freshPages.get(from)];
    const names = new Set([old, fresh].flatMap((page) => namesIn(page?.source)));
    return [
      ...wholePages(before, after, [old, fresh]),
      ...(old && fresh ? fileChanges(old, fresh) : []),
      ...new Set([...names].flatMap((name) => factsIn((fresh ?? old)?.language ?? "").get(name) ?? [])),
    ];
  };
  const known = oncePerKey((routes: string) => ofPage(...(JSON.parse(routes) as [string, string?])));
  return {
    ofSite: [...byName, ...others.filter((change) => !isFact(change))],
    ofPage: (route, from) => known(JSON.stringify([route, from])),
  };
}

/** What was changed in site.yaml, and in each file that is laid over it. */
function siteChanges(before: SiteContent, after: SiteContent): ContentChange[] {
  const own = (site: SiteFile) => ({ ...site, source: ownSource(site) });
  const filesIn = ({ site, translations = [] }: SiteContent) =>
    [site, ...translations.map((one) => one.site)].flatMap((file) => (file ? own(file) : []));
  const old = new Map(filesIn(before).map((file) => [file.file, file]));
  return filesIn(after).flatMap((fresh) => {
    const known = old.get(fresh.file);
    return known ? fileChanges(known, fresh) : [];
  });
}

/** Includes the aliases of each page. */
function byRoute({ pages }: SiteContent): Map<string, PageContent> {
  const found = new Map<string, PageContent>();
  for (const page of pages.toReversed()) {
    for (const alias of aliasesOf(page)) found.set(alias, page);
    found.set(page.route, page);
  }
  return found;
}

/** A file that was added, removed or renamed, at its first line. */
function wholePages(before: SiteContent, after: SiteContent, pages: (PageContent | undefined)[]): ContentChange[] {
  const [old, fresh] = pages;
  const has = ({ pages }: SiteContent, page: PageContent) => pages.some(({ file }) => file === page.file);
  const whole = { pointer: "", was: "" };
  if (fresh && !has(before, fresh)) return [{ ...whole, cause: { file: fresh.file, line: 1 } }];
  if (old && !has(after, old)) return [{ ...whole, cause: { file: old.file, line: 1, side: "before" } }];
  return [];
}

/** Whether a place is another one, or inside it. */
const isInside = (pointer: string, place: string): boolean => `${pointer}/`.startsWith(`${place}/`);

/** What was changed by hand in a file, with facts filled in where the change is reported. */
function fileChanges(old: ContentFile, fresh: ContentFile): ContentChange[] {
  const locate = { before: placesIn(old), after: placesIn(fresh) };
  return dataChanges(old.source, fresh.source).map((change): ContentChange => {
    const { pointer, was, before, after, moved } = change;
    const isGone = after === undefined && !moved;
    const { line } = isGone
      ? locate.before({ pointer: was })
      : locate.after({ pointer, piece: firstChangedLine(before, after) });
    const cause: Cause = { file: fresh.file, line, ...(isGone ? { side: "before" } : {}) };
    const filled = {
      ...(before === undefined ? {} : { before: valueAt(old.data, was) }),
      ...(after === undefined ? {} : { after: valueAt(fresh.data, pointer) }),
    };
    return { ...change, ...filled, cause };
  });
}

/** The first line of a multi-line text that differs; undefined for texts of one line. */
function firstChangedLine(before: unknown, after: unknown): string | undefined {
  if (typeof before !== "string" || typeof after !== "string" || !after.includes("\n")) return undefined;
  let start = 0;
  while (start < after.length && before[start] === after[start]) start++;
  const line = after.slice(after.lastIndexOf("\n", start - 1) + 1).split("\n")[0];
  return line?.trim() || undefined;
}

/** The facts whose value differs. */
function changedFacts(before: SiteContent, after: SiteContent): ChangedFacts {
  const [old, fresh] = [before.site, after.site];
  if (!old?.source || !fresh?.source) return new Map();
  const raw = new Map([...collectFacts(fresh.source as Record<string, unknown>)].map((fact) => [fact.name, fact]));
  const rawBefore = new Map([...collectFacts(old.source as Record<string, unknown>)].map((fact) => [fact.name, fact]));
  const edited = dataChanges(old.source, fresh.source);
  const locate = placesIn(fresh);
  const byHand = oncePerKey((name: string): ContentChange => {
    const { pointer } = raw.get(name) as RawFact;
    const [from, to] = [before.facts.get(name), after.facts.get(name)];
    const edit = edited.find((change) => isInside(change.pointer, pointer));
    const at = edit?.pointer ?? pointer;
    const file = writtenIn(after, at) ?? fresh;
    const { line } = (file === fresh ? locate : placesIn(file))({ pointer: at });
    const values = { ...(from === undefined ? {} : { before: from }), ...(to === undefined ? {} : { after: to }) };
    return {
      pointer,
      was: pointer,
      ...values,
      cause: { file: file.file, line, fact: { name, ...values } },
    };
  });
  const isChanged = (name: string) => before.facts.get(name) !== after.facts.get(name);
  const rootsOf = (name: string, seen: Set<string>): string[] => {
    const fact = raw.get(name);
    if (!fact || seen.has(name)) return [];
    seen.add(name);
    if (fact.value !== rawBefore.get(name)?.value) return isChanged(name) ? [name] : [];
    return namesIn(fact.value).flatMap((inner) => rootsOf(inner, seen));
  };
  return new Map([...raw.keys()].filter(isChanged).map((name) => [name, rootsOf(name, new Set()).map(byHand)]));
}
