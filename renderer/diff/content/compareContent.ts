import { isGroup } from "../../base/groups";
import { parentPointer, pointerSteps } from "../../base/pointer";
import { languageOf } from "../../content/facts/locale";
import { contentIn, contentsIn } from "../../content/model/languages";
import { isDraft, type PageContent, type SiteContent, type TypedValue } from "../../content/model/siteContent";
import { isWords, walkStrings } from "../../content/pages/walkTyped";
import { canonicalElsewhere, hasNoindex, redirects } from "../../content/site/routes";
import { localeOf } from "../../content/site/values";
import { type PageView, pictureName, type Section } from "../built/pageView";
import { tokensOf } from "../built/wordsAndValues";
import { reportOf } from "../causes/reportOf";
import type { Change } from "../change";
import type { Comparison } from "../compare/compareBuilt";
import { type Difference, valueDifference } from "../compare/difference";
import { pageDifferences } from "../compare/pages";
import { compareRoutes, type RoutesOfSide } from "../compare/routes";

/**
 * What visitors will see of a change of the content, by the same comparison as of two built sites, but of the texts of the
 * pages with facts filled in, without rendering.
 *
 * @param before the site as it is
 * @param after the site as it would be, with the same objects for unchanged pages
 */
export function visibleChanges(before: SiteContent, after: SiteContent): Change[] {
  const { tag: language } = languageOf(localeOf(after));
  const routes = compareRoutes(routesIn(before), routesIn(after));
  const found: Comparison["found"] = [...routes.differences];
  for (const { from, to, old, fresh } of routes.both) {
    if (old === fresh) continue;
    const differences = dataDifferences(viewOf(old, language), viewOf(fresh, language), old.data, fresh.data);
    found.push({ route: to, ...(from === to ? {} : { from }), differences });
  }
  // What another language has of site.yaml is the same change.
  for (const { site, language: code } of contentsIn(after)) {
    const [old, fresh] = [contentIn(before, code).site?.data, site?.data];
    found.push({ differences: dataDifferences(siteView(old, language), siteView(fresh, language), old, fresh) });
  }
  return reportOf({ unchanged: 0, changed: [], routes, found }, { before: "", after: "" }).changes;
}

function routesIn({ pages }: SiteContent): RoutesOfSide<PageContent> {
  const shown = pages.filter((page) => !isDraft(page));
  return {
    pages: new Map(shown.map((page) => [page.route, page])),
    redirects: new Map([...redirects({ pages: shown })].map(([old, { route }]) => [old, route])),
    titleOf: ({ data }) => textIn(data, "title"),
    wordsOf: ({ data }) => new Set(tokensOf(JSON.stringify(data)).map(({ text }) => text)),
  };
}

const textIn = (data: unknown, name: string): string => (isGroup(data) ? String(data[name] ?? "") : "");

function viewOf(page: PageContent, language: string): PageView {
  const { data } = page;
  const head = {
    title: textIn(data, "title"),
    description: textIn(data, "description"),
    robots: hasNoindex(page) ? "noindex" : "",
    canonical: canonicalElsewhere(page),
  };
  return { ...NOTHING, language: page.language ?? language, head, sections: sectionsOf("Page", data) };
}

const siteView = (data: unknown, language: string): PageView => ({
  ...NOTHING,
  language,
  sections: sectionsOf("Site", data),
});

/** What only a built page has. */
const NOTHING = {
  head: { title: "", description: "", robots: "", canonical: "" },
  ids: new Set<string>(),
  styles: "",
};

/** What is in the head, and what pages say where they use it: their own texts are compared, with it filled in. */
const NO_SECTION = [
  "title",
  "description",
  "facts",
  "prices",
  "vars",
  "redirectFrom",
  "aliases",
  "noindex",
  "canonical",
];

/** A section for each block of a page, and for each part of site.yaml. */
function sectionsOf(definition: "Page" | "Site", data: unknown): Section[] {
  const byPart = new Map<string, TypedValue[]>();
  for (const value of walkStrings(definition, data)) {
    const [name = "", index = ""] = pointerSteps(value.pointer);
    if (NO_SECTION.includes(name)) continue;
    const part = name === "blocks" ? `${name}/${index}` : name;
    byPart.set(part, [...(byPart.get(part) ?? []), value]);
  }
  return [...byPart].map(([part, values]) => sectionOf(part, values));
}

function sectionOf(id: string, values: TypedValue[]): Section {
  const section: Section = { id, lines: [], links: [], pictures: [] };
  const words = values.filter(({ kind }) => isWords(kind));
  const pictures = new Set(
    values.flatMap(({ kind, pointer }) => (kind === "ImageSource" ? parentPointer(pointer) : [])),
  );
  const isAlt = (pointer: string) => pointer.endsWith("/alt") && pictures.has(parentPointer(pointer));
  for (const { kind, pointer, value } of values) {
    const beside = words.filter((other) => parentPointer(other.pointer) === parentPointer(pointer));
    const label = beside.find((other) => isAlt(other.pointer) === (kind === "ImageSource"))?.value ?? "";
    if (kind === "Href") section.links.push({ href: value, text: label });
    else if (kind === "ImageSource") section.pictures.push({ src: value, name: pictureName(value), alt: label });
    else if (isWords(kind) && !isAlt(pointer)) {
      const text = value.replace(LINK, "$1").replaceAll("**", "");
      section.lines.push(pointer.endsWith("/heading") ? { text, level: 2 } : { text });
      for (const [, words = "", href = ""] of value.matchAll(LINK)) section.links.push({ href, text: words });
    }
  }
  return section;
}

const LINK = /\[([^[\]]{0,500})\]\(([^()\s]{0,2000})\)/g;

/** The differences in what visitors read; if there are none, whether it looks different. */
function dataDifferences(before: PageView, after: PageView, old: unknown, fresh: unknown): Difference[] {
  const found = pageDifferences(before, after, { before: () => false, after: () => false });
  const isOther = found.length === 0 && ownOf(old) !== ownOf(fresh);
  return isOther ? [valueDifference({ kind: "look", what: "look" }, undefined, undefined)] : found;
}

/** The data that can make a page look different. */
const ownOf = (data: unknown): string =>
  JSON.stringify({ ...(data as object), ...Object.fromEntries(NO_SECTION.map((name) => [name, undefined])) });
