import { hashOf } from "../../base/files/files.mjs";
import { brokenLinksOf, type IsBroken, urlOf } from "../built/brokenLinks";
import { type BuiltFolder, isSame, openBuiltFolder, routeOfFile } from "../built/builtFolder";
import { viewOf } from "../built/pageView";
import type { DiffReport } from "../change";
import { type Difference, isWithin, valueDifference, withoutHashes } from "./difference";
import { pageDifferences } from "./pages";
import { compareRoutes, type RouteChanges, type RoutesOfSide } from "./routes";
import { redirectsIn, siteDifferences } from "./site";

/** The differences on one route, or without a route those of the whole site. */
interface RouteDifferences {
  route?: string;
  /** The old route of a renamed page. */
  from?: string;
  differences: Difference[];
}

/** The comparison of two built sites, before the causes are known. */
export interface Comparison extends Pick<DiffReport, "unchanged" | "changed"> {
  routes: Pick<DiffReport, "added" | "removed" | "renamed">;
  found: RouteDifferences[];
}

/** Compares two built sites, byte for byte and then by what visitors get. Reads nothing else, not even the clock. */
export function compareBuilt(beforeDir: string, afterDir: string): Comparison {
  const [before, after] = [openBuiltFolder(beforeDir), openBuiltFolder(afterDir)];
  const routes = compareRoutes(routesIn(before), routesIn(after));
  const broken = { before: brokenLinksOf(before), after: brokenLinksOf(after) };
  const found: RouteDifferences[] = [...routes.differences];
  const changed: string[] = [];
  const unchanged: RouteChanges<string>["both"] = [];
  const lost = lostFiles(routes, before, after);
  for (const page of routes.both) {
    const { from, to, fresh: file, old: oldFile } = page;
    if (from === to && isSame(file, before, after)) {
      unchanged.push(page);
      continue;
    }
    const [oldHtml, html] = [before.text(oldFile), after.text(file)];
    const [old, fresh] = [viewOf(oldHtml), viewOf(html)];
    if (!isWithin(old.ids, fresh.ids)) lost.add(oldFile);
    const differences = pageDifferences(old, fresh, {
      before: (href) => broken.before(href, from, old.ids),
      after: (href) => broken.after(href, to, fresh.ids),
    });
    if (differences.length === 0)
      differences.push(...markupDifference(byContent(oldHtml, before), byContent(html, after)));
    if (from === to) changed.push(to);
    // A renamed page has its own address in its head.
    const isOwnAddress = ({ before, kind }: Difference) => kind === "canonical" && before?.includes(from);
    const reported = from === to ? differences : differences.filter((difference) => !isOwnAddress(difference));
    found.push({ route: to, ...(from === to ? {} : { from }), differences: reported });
  }
  // A link to a removed page or id also breaks on pages that did not change.
  if (lost.size > 0) found.push(...nowBroken(unchanged, lost, before, after, broken));
  found.push({ differences: siteDifferences(before, after) });
  return { unchanged: unchanged.length, changed: changed.sort(), routes, found };
}

/** The routes of a built site, each with its file. */
function routesIn(folder: BuiltFolder): RoutesOfSide<string> {
  const redirects = redirectsIn(folder);
  const pages = folder.names.flatMap((file): [string, string][] => {
    const route = routeOfFile(file);
    return route === undefined || redirects.has(route) ? [] : [[route, file]];
  });
  return {
    pages: new Map(pages),
    redirects,
    titleOf: (file) => viewOf(folder.text(file)).head.title,
    wordsOf: (file) => mainWords(folder.text(file)),
  };
}

function mainWords(html: string): Set<string> {
  const main = html.slice(Math.max(0, html.indexOf("<main")));
  return new Set(
    main
      .replace(/<[^<>]*>/g, " ")
      .split(/\s+/)
      .slice(0, 20_000),
  );
}

/** A page with the content of its scripts and of its card in place of their addresses: a new name is not a change. */
function byContent(html: string, folder: BuiltFolder): string {
  const named = html.replace(/"(?:https?:\/\/[^/"]+)?(\/[^\s"']+)"/g, (whole, address: string) => {
    const file = /\.(?:js|png|jpg)$/.test(address) && folder.fileAt(address);
    const bytes = file && folder.bytes(file);
    return bytes ? `"${hashOf(bytes)}"` : whole;
  });
  return withoutHashes(named);
}

/** The removed files, and the changed HTML files that are not a page on both sides. Links to them may be broken now. */
function lostFiles({ both }: RouteChanges<string>, before: BuiltFolder, after: BuiltFolder): Set<string> {
  const compared = new Set(both.filter(({ from, to }) => from === to).map(({ fresh }) => fresh));
  return new Set(
    before.names.filter((name) =>
      after.has(name)
        ? name.endsWith(".html") && !compared.has(name) && !isSame(name, before, after)
        : !/^assets\//.test(name),
    ),
  );
}

/** Links on unchanged pages to something that was removed. Only links to the lost files can be. */
function nowBroken(
  unchanged: RouteChanges<string>["both"],
  lost: Set<string>,
  before: BuiltFolder,
  after: BuiltFolder,
  broken: { before: IsBroken; after: IsBroken },
): RouteDifferences[] {
  const found: RouteDifferences[] = [];
  for (const { to, fresh: file } of unchanged) {
    const html = after.text(file);
    const hrefs = new Set(
      Array.from(html.matchAll(/<a [^>]*?href="([^"]*)"/g), ([, href = ""]) => href.replaceAll("&amp;", "&")),
    );
    const ids = new Set<string>();
    const leadsToLost = (href: string) => lost.has(before.fileAt(urlOf(href, to)?.pathname ?? "") ?? "");
    const differences = [...hrefs]
      .filter((href) => !href.startsWith("#") && leadsToLost(href))
      .filter((href) => broken.after(href, to, ids) && !broken.before(href, to, ids))
      .map((href) => valueDifference({ kind: "broken-link", what: "broken link" }, undefined, href));
    if (differences.length > 0) found.push({ route: to, differences });
  }
  return found;
}

/**
 * Where two documents differ whose words, links, pictures and styles are the same, such as in their structured data. It
 * follows from another page if the words are those of a change there.
 */
function markupDifference(before: string, after: string): Difference[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const piece = (text: string) => text.slice(Math.max(0, start - 40), text.length - Math.max(0, end - 40));
  return [valueDifference({ kind: "markup", what: "HTML", follows: true }, piece(before), piece(after))];
}
