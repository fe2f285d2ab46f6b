import { valueAt } from "../../base/pointer";
import type { ListPart } from "../../contract/entry";
import { rememberPerFile } from "../model/fileResults";
import type { PageContent } from "../model/siteContent";
import { blocksOf } from "../pages/pageBlocks";
import { blockSchema } from "../schema/siteSchema";
import { entriesIn, type ListedEntry, type ListSource } from "./entries";

/** A block that lists the pages of a collection. */
export interface PageList {
  /** Its index among the blocks. */
  block: number;
  of: string;
  tag?: string;
  limit: number;
  /** Whether what is beyond the limit is on further pages. */
  further: boolean;
}

/** The lists of a page: of the blocks whose schema says `lists`. */
export const listsOf = rememberPerFile("lists", (page: Pick<PageContent, "data">): PageList[] =>
  blocksOf(page).flatMap((block, index) => {
    const schema = blockSchema(block);
    const [of, tag, limit] = ["/of", "/tag", "/limit"].map((name) => valueAt(block, name));
    if (!schema?.lists || typeof of !== "string") return [];
    const most = typeof limit === "number" && limit > 0 ? limit : Number(schema.properties?.limit?.default);
    const further = valueAt(block, "/furtherPages") === true;
    return [{ block: index, of, ...(typeof tag === "string" ? { tag } : {}), limit: most, further }];
  }),
);

/** A page, or a further page of its list from 2 on. */
export type PartOf = Pick<PageContent, "route" | "language" | "data"> & { part?: number };

/** The entries that each list of a page shows, by the index of its block. */
export function shownEntries(
  page: PartOf,
  source: ListSource,
): Map<number, { entries: ListedEntry[]; part?: ListPart }> {
  const lists = listsOf(page);
  const long = lists.find(({ further }) => further);
  return new Map(
    lists.map((list) => {
      // In the catalogue there are no pages: the schema of the block has examples of them.
      const all = source.pages ? allOf(list, page, source) : samplesFor(list, page);
      if (list !== long) return [list.block, { entries: all.slice(0, list.limit) }];
      const [number, count] = [page.part ?? 1, Math.max(1, Math.ceil(all.length / list.limit))];
      const entries = all.slice((number - 1) * list.limit, number * list.limit);
      const at = (part: number) => (part < 1 || part > count ? undefined : partRoute(firstRoute(page), part));
      const [previous, next] = [at(number - 1), at(number + 1)];
      const part = { number, count, ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
      return [list.block, count > 1 ? { entries, part } : { entries }];
    }),
  );
}

/** The addresses that the lists of a page lead to, its further pages included. */
export function listedRoutes(page: PartOf, source: ListSource): string[] {
  const all = listsOf(page).flatMap((list) => {
    const entries = allOf(list, page, source);
    return list.further ? entries : entries.slice(0, list.limit);
  });
  return all.map(({ route }) => route);
}

/** How many pages a page becomes by a long list; 1 for almost all. */
export function partsOf(page: Pick<PageContent, "route" | "language" | "data">, source: ListSource): number {
  const long = listsOf(page).find(({ further }) => further);
  return long ? Math.max(1, Math.ceil(allOf(long, page, source).length / long.limit)) : 1;
}

/** The address of a further page: `/news/page/2`. */
const partRoute = (route: string, part: number): string =>
  part === 1 ? route : `${route === "/" ? "" : route}/page/${part}`;

/** The addresses of the further pages of a page that becomes several. */
export const partRoutes = (route: string, parts: number): string[] =>
  Array.from({ length: parts - 1 }, (_, index) => partRoute(route, index + 2));

/** The page and number that the address of a further page names; undefined for any other address. */
export function partIn(address: string): { route: string; part: number } | undefined {
  const [, route, number] = /^(.*)\/page\/([1-9]\d*)$/.exec(address) ?? [];
  return number === undefined || number === "1" ? undefined : { route: route || "/", part: Number(number) };
}

const firstRoute = ({ route, part }: PartOf) => (part ? (partIn(route)?.route ?? route) : route);

/**
 * A further page as a page of its own: the same content, without the other addresses of the first.
 *
 * @param page read as a whole
 */
export function furtherPage(page: PageContent, part: number): PageContent & { part: number } {
  const { aliases: _aliases, redirectFrom: _old, ...data } = page.data as Record<string, unknown>;
  return { ...page, data, route: partRoute(page.route, part), part };
}

function samplesFor({ block, limit }: PageList, page: PartOf): ListedEntry[] {
  return (blockSchema(blocksOf(page)[block])?.lists ?? []).slice(0, limit);
}

function allOf({ of, tag }: PageList, { language, route }: PartOf, source: ListSource): ListedEntry[] {
  const all = entriesIn(source, of, language).filter((entry) => entry.route !== route);
  return tag === undefined ? all : all.filter(({ tags }) => tags?.includes(tag));
}
