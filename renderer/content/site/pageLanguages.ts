import { oncePerKey } from "../../base/once";
import type { Entry } from "../../contract/entry";
import type { PageLanguage } from "../../contract/layout";
import { languagesOf, originalRoute } from "../model/languages";
import { oncePerFile } from "../model/oncePerFile";
import type { PageContent, SiteContent } from "../model/siteContent";
import { isIndexed, isNotFound, routeTable } from "./routes";

/** What other pages must know of a page that is published. */
export type PublishedPage = Pick<PageContent, "route" | "language" | "data"> & {
  /** Where its data has only some lines of the page: what lists show of it. */
  entry?: Entry<{ src: string }>;
  /** Likewise: the collections that it lists. */
  lists?: string[];
};

interface LanguagesOfPage {
  /** The address of the home page in the language of the page. */
  home: string;
  /** The page in every language, the main one first; none for a site in one language. */
  languages: PageLanguage[];
  /** Where a link of the page leads: to the translation of the page that it names. Absent if every link is as written. */
  linkIn?: (to: string) => string;
}

/** A page of a site in several languages among the published ones. */
export function languagesOfPage(
  page: Pick<PageContent, "route" | "language">,
  { site, pages = [] }: { site: { data: unknown } | undefined; pages?: PublishedPage[] },
): LanguagesOfPage {
  const { main, others } = languagesOf(site?.data);
  if (main === undefined || others.length === 0) return { home: "/", languages: [] };
  const { routes, unlisted, linkIn } = addressesOf(pages);
  const original = originalRoute(page);
  const codes = [main, ...others];
  const routeIn = (code: string, route: string) => {
    const own = code === main ? route : `/${code}${route}`.replace(/\/$/, "");
    return routes.has(own) ? own : undefined;
  };
  const languages = codes.flatMap((code): PageLanguage[] => {
    const same = isNotFound(page) ? undefined : routeIn(code, original);
    const route = code === (page.language ?? main) ? page.route : (same ?? routeIn(code, "/"));
    if (route === undefined) return [];
    const indexed = !unlisted.has(route);
    return [{ code, name: nameOf(code), route, isTranslation: same !== undefined, isIndexed: indexed }];
  });
  const { language } = page;
  const own = language !== undefined && others.includes(language) ? language : undefined;
  const home = (own && routeIn(own, "/")) ?? "/";
  return { home, languages, ...(own && { linkIn: linkIn(own) }) };
}

/** The addresses of published pages, and where links in each language lead. Found once for each list of pages. */
const addressesOf = oncePerFile((pages: PublishedPage[]) => {
  const whole = { pages } as Pick<SiteContent, "pages">;
  return {
    routes: new Set(pages.map(({ route }) => route)),
    unlisted: new Set(pages.filter((page) => !isIndexed(page)).map(({ route }) => route)),
    linkIn: oncePerKey((language: string) => {
      const own = whole.pages.filter((page) => page.language === language);
      const table = routeTable({ pages: own, whole: whole as SiteContent, language });
      return (to: string): string => {
        const [address = ""] = /^\/[^#?]*/.exec(to) ?? [];
        const target = table.get(address.length > 1 ? address.replace(/\/$/, "") : address);
        const isOther = address !== "" && target?.language === language;
        return isOther ? target.route + to.slice(address.length) : to;
      };
    }),
  };
});

/** What the switch of languages shows on every page; nothing for a site in one language. */
export function languageNames(site: unknown): string[] {
  const { main, others } = languagesOf(site);
  return main === undefined || others.length === 0 ? [] : [main, ...others].map(nameOf);
}

/** The name of a language in itself, with a capital, as it begins a line. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
