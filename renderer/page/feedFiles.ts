import { Feed } from "feed";
import { canonicalUrl } from "../base/sitePath";
import { collectionIn, collectionName, wordsIn } from "../content/model/collections";
import { entriesIn, type ListSource } from "../content/site/entries";
import { feedRoute } from "../content/site/feeds";
import { hasNoindex } from "../content/site/routes";
import type { Site } from "../contract/types.generated";
import { escapeHtml } from "./escape";

/** A reader looks at the latest: older entries only make each visit of it slower. */
const MOST = 50;

/** The Atom feeds (RFC 4287) of the collections that ask for one, in each language that has pages of them. */
export function feedFiles(all: ListSource, sites: Map<string | undefined, Site>): { file: string; text: string }[] {
  // Search engines read feeds too.
  const source = { ...all, pages: all.pages?.filter((page) => !hasNoindex(page)) };
  const asked = (source.collections ?? []).filter((one) => collectionIn(one).feed);
  return asked.flatMap((collection) =>
    [...sites].flatMap(([language, site]) => {
      const entries = entriesIn(source, collectionName(collection), language).filter(({ date }) => date !== undefined);
      const latest = entries.toSorted((a, b) => ((a.date ?? "") < (b.date ?? "") ? 1 : -1)).slice(0, MOST);
      if (latest.length === 0) return [];
      const { name, description } = wordsIn(collection, language);
      const route = feedRoute(collection, language);
      const day = (date = "") => new Date(`${date}T00:00:00Z`);
      const feed = new Feed({
        id: canonicalUrl(site, route),
        title: `${name} | ${site.business.name}`,
        ...(description ? { description } : {}),
        link: canonicalUrl(site, language === undefined ? "/" : `/${language}`),
        feedLinks: { atom: canonicalUrl(site, route) },
        language: site.language,
        copyright: "",
        // Not the time of the build: the same content is the same file.
        updated: day(latest[0]?.date),
        author: { name: site.business.name },
        generator: "",
      });
      // The library says that titles and summaries are HTML.
      for (const entry of latest) {
        const url = canonicalUrl(site, entry.route);
        feed.addItem({
          ...{ id: url, link: url, title: escapeHtml(entry.heading) },
          ...(entry.summary ? { description: escapeHtml(entry.summary) } : {}),
          ...(entry.author ? { author: [{ name: entry.author }] } : {}),
          category: (entry.tags ?? []).map((tag) => ({ term: tag })),
          date: day(entry.date),
          published: day(entry.date),
        });
      }
      return [{ file: route.slice(1), text: feed.atom1() }];
    }),
  );
}
