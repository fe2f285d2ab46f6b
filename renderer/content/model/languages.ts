import { attempt } from "../../base/attempt.mjs";
import { isGroup } from "../../base/groups";
import { valueAt } from "../../base/pointer";
import type { ContentFile, PageContent, SiteContent, SiteFile } from "./siteContent";

/** Whether `Intl` knows the form of a tag. */
const isTag = (tag: string): boolean => attempt(() => new Intl.Locale(tag)) !== undefined;

/** The language of a tag without its country: `en` of `en-US`. */
const bare = (tag: unknown): string => String(tag).toLowerCase().split("-")[0] ?? "";

/** The languages of a site as site.yaml lists them, and which of them the pages without a code are in. */
interface Languages {
  /** Undefined if the list does not have the language of the site. */
  main: string | undefined;
  /** The languages whose pages have a code in their names; none for a site in one language. */
  others: string[];
}

/** Whether a value can be the code of a language in an address; the schema reports what cannot. */
const isCode = (code: unknown): code is string =>
  typeof code === "string" && /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/.test(code) && isTag(code);

/** @param site the data of site.yaml, which may break its schema */
export function languagesOf(site: unknown): Languages {
  const { language = "en", languages } = (site ?? {}) as { language?: unknown; languages?: unknown };
  const codes = (Array.isArray(languages) ? languages : []).filter(isCode);
  const tag = String(language).toLowerCase();
  const main = codes.find((code) => code === tag) ?? codes.find((code) => bare(code) === bare(tag));
  return { main, others: [...new Set(codes)].filter((code) => code !== main) };
}

/**
 * What site.yaml says in another language: its data with that of `site.es.yaml` over it. A group is merged by its
 * names; anything else, such as a list, is replaced.
 */
export function laidOver(site: unknown, over: unknown): unknown {
  if (!isGroup(site) || !isGroup(over)) return over;
  const merged = { ...site };
  for (const [name, value] of Object.entries(over)) merged[name] = name in site ? laidOver(site[name], value) : value;
  return merged;
}

/**
 * The content of one language as an ordinary site: its pages, and the facts in that language. The content itself for a
 * site in one language.
 *
 * @param language as of a page: undefined for the main one
 */
export function contentIn(content: SiteContent, language: string | undefined): SiteContent {
  const { translations, ...rest } = content;
  if (!translations) return content;
  const { site, facts } = translations.find((one) => one.language === language) ?? content;
  const known = new Set(translations.map((one) => one.language));
  const isMain = language === undefined || !known.has(language);
  const pages = content.pages.filter((page) => (isMain ? !known.has(page.language ?? "") : page.language === language));
  const here = new Set([site?.file, ...pages.map(({ file }) => file)]);
  const misspelled = content.misspelled?.filter(({ file }) => here.has(file));
  const own = { site, facts, pages, whole: content, ...(misspelled ? { misspelled } : {}) };
  return { ...rest, ...own, ...(isMain ? {} : { language }) };
}

/** The content of each language, the main one first. */
export function contentsIn(content: SiteContent): SiteContent[] {
  const languages = content.translations?.map(({ language }) => language) ?? [];
  return [undefined, ...languages].map((language) => contentIn(content, language));
}

/** The data of a file itself: of `site.es.yaml` without that of site.yaml, over which it is laid. */
export const ownSource = (file: Pick<ContentFile, "source"> & { own?: unknown }): unknown => file.own ?? file.source;

/** Whether a file has a value itself: in a `site.es.yaml` the others are those of site.yaml. */
export const hasItself = (file: Pick<ContentFile, "source"> & { own?: unknown }, pointer: string): boolean =>
  valueAt(ownSource(file), pointer) !== undefined;

/** The file in which a value of site.yaml is written for a language. @param content of one language */
export function writtenIn({ site, whole }: Pick<SiteContent, "site" | "whole">, pointer: string): SiteFile | undefined {
  return site?.own === undefined || hasItself(site, pointer) ? site : whole?.site;
}

/** The translations of a page, in every language; of a translation there are none. */
export function translationsOf(page: PageContent, { pages }: Pick<SiteContent, "pages">): PageContent[] {
  if (page.language !== undefined) return [];
  return pages.filter((other) => other.language !== undefined && originalRoute(other) === page.route);
}

/** A page in a language: its translation, or itself if there is none. */
export function pageIn(
  language: string | undefined,
  page: PageContent,
  content: Pick<SiteContent, "pages">,
): PageContent {
  return translationsOf(page, content).find((other) => other.language === language) ?? page;
}

/** The address of the page in the main language that a page translates; its own for a page in the main language. */
export function originalRoute({ route, language }: Pick<PageContent, "route" | "language">): string {
  return language === undefined ? route : route.slice(language.length + 1) || "/";
}
