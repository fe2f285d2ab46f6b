import { oncePerKey } from "../../base/once";
import { type BuiltFolder, routeOfFile } from "../built/builtFolder";
import { viewOf } from "../built/pageView";
import type { DiffReport } from "../change";
import { addedOrRemoved, changedEntries, type Difference, likeness, valueDifference } from "./difference";

interface PageOfBoth {
  from: string;
  to: string;
  oldFile: string;
  file: string;
}

/** The added, removed and renamed routes, and the changed redirects. */
export interface RouteChanges extends Pick<DiffReport, "added" | "removed" | "renamed"> {
  /** The pages that both sides have, including the renamed ones. */
  both: PageOfBoth[];
  differences: { route: string; differences: Difference[] }[];
}

/** At most this many removed pages are compared with as many added ones, to find renamed pages. */
const MOST_COMPARED = 200;

export function compareRoutes(
  before: BuiltFolder,
  after: BuiltFolder,
  redirectsBefore: Map<string, string>,
  redirects: Map<string, string>,
): RouteChanges {
  const [old, fresh] = [pagesOf(before, redirectsBefore), pagesOf(after, redirects)];
  const both = [...fresh].flatMap(([to, file]): PageOfBoth[] => {
    const oldFile = old.get(to);
    return oldFile === undefined ? [] : [{ from: to, to, oldFile, file }];
  });
  const gone = new Set([...old.keys()].filter((route) => !fresh.has(route)));
  const came = new Set([...fresh.keys()].filter((route) => !old.has(route)));
  const renamed: DiffReport["renamed"] = [];
  const rename = (from: string, to: string, redirect: boolean) => {
    renamed.push({ from, to, redirect });
    gone.delete(from);
    came.delete(to);
    both.push({ from, to, oldFile: old.get(from) ?? "", file: fresh.get(to) ?? "" });
  };
  for (const from of [...gone]) {
    const to = redirects.get(from);
    if (to !== undefined && came.has(to)) rename(from, to, true);
  }
  const wordsIn = (folder: BuiltFolder) => oncePerKey((file: string | undefined = "") => mainWords(folder.text(file)));
  const [oldWords, freshWords] = [wordsIn(before), wordsIn(after)];
  for (const from of [...gone].slice(0, MOST_COMPARED)) {
    const alike = [...came].slice(0, MOST_COMPARED).map((to) => {
      return { to, share: likeness(oldWords(old.get(from)), freshWords(fresh.get(to))) };
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
        return onRoute(route, addedOrRemoved(about, "after", titleAt(after, fresh.get(route))));
      }),
      ...removed.map((route) => {
        const to = redirects.get(route);
        const what = to === undefined ? "page removed, without a redirect" : `page removed, redirects to ${to}`;
        const about = { kind: "route-removed", what } as const;
        return onRoute(route, addedOrRemoved(about, "before", titleAt(before, old.get(route))));
      }),
      ...redirectDifferences(redirectsBefore, redirects, old),
    ],
  };
}

/** The file of each route, without the pages that only redirect. */
function pagesOf(folder: BuiltFolder, moved: Map<string, string>): Map<string, string> {
  const routes = folder.names.flatMap((file): [string, string][] => {
    const route = routeOfFile(file);
    return route === undefined || moved.has(route) ? [] : [[route, file]];
  });
  return new Map(routes);
}

const onRoute = (route: string, difference: Difference) => ({ route, differences: [difference] });

/** Redirects that were added, removed or changed. The redirect of a removed page is reported with that page. */
function redirectDifferences(
  before: Map<string, string>,
  after: Map<string, string>,
  pagesBefore: Map<string, string>,
) {
  return changedEntries(before, after)
    .filter(({ name, old }) => old !== undefined || !pagesBefore.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, old, fresh }) => {
      const what = old === undefined ? "redirect added" : fresh === undefined ? "redirect removed" : "redirect changed";
      return onRoute(name, valueDifference({ kind: "redirect", what }, old, fresh));
    });
}

function titleAt(folder: BuiltFolder, file = ""): string {
  return viewOf(folder.text(file)).head.title;
}

/** The distinct words in the main part of a page. */
function mainWords(html: string): Set<string> {
  const main = html.slice(Math.max(0, html.indexOf("<main")));
  return new Set(
    main
      .replace(/<[^<>]*>/g, " ")
      .split(/\s+/)
      .slice(0, 20_000),
  );
}
