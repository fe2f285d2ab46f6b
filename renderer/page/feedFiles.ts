import { Feed, type Item } from "feed";
import { canonicalUrl } from "../base/sitePath";
import { openClock } from "../clock/clock";
import { readMoment } from "../clock/moment";
import { collectionIn, collectionName, wordsIn } from "../content/model/collections";
import { originalRoute } from "../content/model/languages";
import { entriesIn, type ListedEntry, type ListSource } from "../content/site/entries";
import { feedRoute } from "../content/site/feeds";
import { listsOf } from "../content/site/pageLists";
import { hasNoindex } from "../content/site/routes";
import type { Site } from "../contract/types.generated";
import { escapeHtml } from "./escape";
import { makeOf } from "./failingBlock";

/** A reader looks at the latest: older entries only make each visit of it slower. */
const MOST = 50;

/** The Atom feeds (RFC 4287) of the collections that ask for one, in each language that has pages of them. */
export function feedFiles(all: ListSource, sites: Map<string | undefined, Site>): { file: string; text: string }[] {
  // A day begins by the clocks of the business.
  const { zone } = openClock(undefined, sites.get(undefined)?.timeZone);
  // Search engines read feeds too.
  const source = { ...all, pages: all.pages?.filter((page) => !hasNoindex(page)) };
  const asked = (source.collections ?? []).filter((one) => collectionIn(one).feed);
  return asked.flatMap((collection) =>
    [...sites].flatMap(([language, site]) => {
      const of = collectionName(collection);
      const entries = entriesIn(source, of, language).flatMap((entry) => {
        // What is no day, the check reports.
        const { instant = Number.NaN } = readMoment(entry.date, zone) ?? {};
        return Number.isNaN(instant) ? [] : { ...entry, day: new Date(instant) };
      });
      const latest = entries.toSorted((a, b) => b.day.getTime() - a.day.getTime()).slice(0, MOST);
      if (latest.length === 0) return [];
      const { name, description } = wordsIn(collection, language);
      const route = feedRoute(collection, language);
      const home = language === undefined ? "/" : `/${language}`;
      const lists = (source.pages ?? []).filter(
        (page) => page.language === language && (page.lists ?? listsOf(page).map((list) => list.of)).includes(of),
      );
      const list = lists.find((page) => originalRoute(page) === collection.folder) ?? lists[0];
      const feed = new Feed({
        id: canonicalUrl(site, route),
        title: `${name} | ${site.business.name}`,
        ...(description ? { description } : {}),
        link: canonicalUrl(site, list?.route ?? home),
        feedLinks: { atom: canonicalUrl(site, route) },
        language: site.language,
        copyright: "",
        // Not the time of the build: the same content is the same file.
        updated: latest[0]?.day,
        author: { name: site.business.name },
        generator: false,
      });
      // The library says that titles and summaries are HTML.
      for (const entry of latest) makeOf(entry.route, () => feed.addItem(itemOf(entry, site)));
      return [{ file: route.slice(1), text: feed.atom1() }];
    }),
  );
}

function itemOf(entry: ListedEntry & { day: Date }, site: Site): Item {
  const url = canonicalUrl(site, entry.route);
  return {
    id: url,
    link: url,
    title: escapeHtml(entry.heading),
    ...(entry.summary ? { description: escapeHtml(entry.summary) } : {}),
    ...(entry.author ? { author: [{ name: entry.author }] } : {}),
    category: (entry.tags ?? []).map((tag) => ({ term: tag })),
    date: entry.day,
    published: entry.day,
  };
}
