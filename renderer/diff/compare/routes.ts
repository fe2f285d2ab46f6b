import { oncePerKey } from "../../base/once";
import type { DiffReport } from "../change";
import { addedOrRemoved, changedEntries, type Difference, likeness, valueDifference } from "./difference";

/** One side of a comparison. */
export interface RoutesOfSide<Page> {
  /** The page of each route, without those that only redirect. */
  pages: Map<string, Page>;
  redirects: Map<string, string>;
  titleOf: (page: Page) => string;
  /** The distinct words in the main part of a page. */
  wordsOf: (page: Page) => Set<string>;
}

/** The added, removed and renamed routes, and the changed redirects. */
export interface RouteChanges<Page> extends Pick<DiffReport, "added" | "removed" | "renamed"> {
  /** The pages that both sides have, including the renamed ones. */
  both: { from: string; to: string; old: Page; fresh: Page }[];
  differences: { route: string; differences: Difference[] }[];
}

/** At most this many removed pages are compared with as many added ones, to find renamed pages. */
const MOST_COMPARED = 200;

export function compareRoutes<Page>(before: RoutesOfSide<Page>, after: RoutesOfSide<Page>): RouteChanges<Page> {
  const [old, fresh] = [before.pages, after.pages];
  const { redirects } = after;
  const both: RouteChanges<Page>["both"] = [];
  const pair = (from: string, to: string) => {
    const [was, is] = [old.get(from), fresh.get(to)];
    if (was !== undefined && is !== undefined) both.push({ from, to, old: was, fresh: is });
  };
  for (const route of fresh.keys()) pair(route, route);
  const gone = new Set([...old.keys()].filter((route) => !fresh.has(route)));
  const came = new Set([...fresh.keys()].filter((route) => !old.has(route)));
  const renamed: DiffReport["renamed"] = [];
  const rename = (from: string, to: string, redirect: boolean) => {
    renamed.push({ from, to, redirect });
    gone.delete(from);
    came.delete(to);
    pair(from, to);
  };
  for (const from of [...gone]) {
    const to = redirects.get(from);
    if (to !== undefined && came.has(to)) rename(from, to, true);
  }
  const wordsIn = ({ pages, wordsOf }: RoutesOfSide<Page>) =>
    oncePerKey((route: string) => wordsOf(pages.get(route) as Page));
  const [oldWords, freshWords] = [wordsIn(before), wordsIn(after)];
  for (const from of [...gone].slice(0, MOST_COMPARED)) {
    const alike = [...came].slice(0, MOST_COMPARED).map((to) => {
      return { to, share: likeness(oldWords(from), freshWords(to)) };
    });
    const best = alike.toSorted((a, b) => b.share - a.share)[0];
    if (best && best.share > 0.8) rename(from, best.to, redirects.has(from));
  }
  const [added, removed] = [[...came].sort(), [...gone].sort()];
  return {
    both: both.sort((a, b) => (a.to < b.to ? -1 : 1)),
    added,
    removed,
    renamed,
    differences: [
      ...renamed.map(({ from, to, redirect }) => {
        const what = redirect ? "address renamed, with a redirect" : "address renamed, without a redirect";
        return onRoute(to, valueDifference({ kind: "route-renamed", what }, from, to));
      }),
      ...added.map((route) => {
        const about = { kind: "route-added", what: "page added" } as const;
        return onRoute(route, addedOrRemoved(about, "after", after.titleOf(fresh.get(route) as Page)));
      }),
      ...removed.map((route) => {
        const to = redirects.get(route);
        const what = to === undefined ? "page removed, without a redirect" : `page removed, redirects to ${to}`;
        const about = { kind: "route-removed", what } as const;
        return onRoute(route, addedOrRemoved(about, "before", before.titleOf(old.get(route) as Page)));
      }),
      ...redirectDifferences(before.redirects, redirects, old),
    ],
  };
}

const onRoute = (route: string, difference: Difference) => ({ route, differences: [difference] });

/** Redirects that were added, removed or changed. The redirect of a removed page is reported with that page. */
function redirectDifferences(
  before: Map<string, string>,
  after: Map<string, string>,
  pagesBefore: Map<string, unknown>,
) {
  return changedEntries(before, after)
    .filter(({ name, old }) => old !== undefined || !pagesBefore.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, old, fresh }) => {
      const what = old === undefined ? "redirect added" : fresh === undefined ? "redirect removed" : "redirect changed";
      return onRoute(name, valueDifference({ kind: "redirect", what }, old, fresh));
    });
}
