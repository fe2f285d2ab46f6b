import { groupBy } from "../../base/groups";
import { hasPlaceholder } from "../../base/placeholders";
import { textAt } from "../../base/pointer";
import { searchLength, searchLengths } from "../../base/values/writing";
import type { Site } from "../../contract/types.generated";
import type { Check, Rules } from "../check/rule";
import { rememberPerFile } from "../model/fileResults";
import type { PageContent } from "../model/siteContent";
import { locate } from "../places/locate";
import { reachedRoutes } from "../site/links";
import { isIndexed } from "../site/routes";

type PageText = "title" | "description";

export default {
  "titles/length": lengthRule("title", "Say what and where."),
  "descriptions/length": lengthRule("description", "Add a fact that makes a client choose this page."),
  "titles/unique": uniqueRule("title"),
  "descriptions/unique": uniqueRule("description"),
  /** https://developers.google.com/search/docs/appearance/structured-data/review-snippet#guidelines: "self-serving" */
  *"rating/self-serving"({ site }) {
    if (!site || (site.data as Partial<Site> | undefined)?.rating?.publish !== true) return;
    const message =
      "The business's rating of itself is published to search engines, and Google shows no stars for it: https://developers.google.com/search/docs/appearance/structured-data/review-snippet. With publish: false the pages still show it.";
    yield { file: site.file, pointer: "/rating/publish", message };
  },
} satisfies Rules;

/** Pages with a text that is too short or too long for search engines, except pages that these do not list. */
function lengthRule(property: PageText, tooShort: string): Check {
  const [least, most] = searchLengths(property) ?? [0, Number.POSITIVE_INFINITY];
  return function* ({ pages }) {
    for (const page of pages) {
      const text = textOf(page, property);
      // An unknown name is reported elsewhere, and the length is unknown.
      if (text === null || hasPlaceholder(text) || !isIndexed(page)) continue;
      const length = searchLength(text);
      if (length >= least && length <= most) continue;
      const advice = length < least ? tooShort : "Search engines cut the rest off.";
      const counted = length > [...text].length ? ", where a wide one counts as two" : "";
      const message = `This ${property} has ${length} characters with its facts filled in${counted}; ${least} to ${most} are good. ${advice}`;
      yield { file: page.file, pointer: `/${property}`, message };
    }
  };
}

/** Pages with the same text as another, ignoring capitals and spaces. */
function uniqueRule(property: PageText): Check {
  const pointer = `/${property}`;
  return function* (site) {
    const comparable = (page: PageContent) => keptText[property](page)?.replace(/\s+/g, " ").toLowerCase() || undefined;
    const shared = [...groupBy(site.pages, comparable).values()].filter(({ length }) => length > 1);
    const reached = shared.length > 0 ? reachedRoutes(site) : new Set();
    for (const pages of shared) {
      // Report the copies, not the original: no page links to a new copy yet, whatever its name.
      const original = pages.find(({ route }) => reached.has(route)) ?? (pages[0] as PageContent);
      const { line } = locate(original.text, pointer);
      for (const { file } of pages) {
        if (file === original.file) continue;
        const message = `This ${property} is also that of ${original.file}, line ${line}. Search engines need a different one on every page.`;
        yield { file, pointer, message };
      }
    }
  };
}

const keptText = {
  title: rememberPerFile("title", (page: PageContent) => textOf(page, "title")),
  description: rememberPerFile("description", (page: PageContent) => textOf(page, "description")),
};

const textOf = ({ data }: PageContent, property: PageText): string | null =>
  textAt(data, `/${property}`)?.trim() || null;
