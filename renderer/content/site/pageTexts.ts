import { locate } from "../report/locate";
import type { Finding } from "../report/problem";
import type { PageContent, SiteContent } from "../siteContent";
import { reachedRoutes } from "./links";
import { NOT_FOUND } from "./routes";

/** The texts of a page that search engines show. */
type PageText = "title" | "description";

interface LengthRule {
  property: PageText;
  least: number;
  most: number;
  /** What to do where it is too short. */
  tooShort: string;
  tooLong: string;
}

/** Pages whose filled-in text is shorter or longer than search engines show; they never show the not-found page. */
export function* textLength(
  pages: PageContent[],
  { property, least, most, tooShort, tooLong }: LengthRule,
): Generator<Finding> {
  for (const page of pages) {
    const text = textOf(page, property);
    // An unknown name is reported elsewhere, and leaves the length open.
    if (text === undefined || text.includes("${") || page.route === NOT_FOUND) continue;
    const length = [...text].length;
    if (length >= least && length <= most) continue;
    const advice = length < least ? tooShort : tooLong;
    const message = `This ${property} has ${length} characters with its facts filled in; ${least} to ${most} are good. ${advice}`;
    yield { file: page.file, pointer: `/${property}`, message };
  }
}

/** Pages whose filled-in text is the same as another's, ignoring capitals and spaces. */
export function* uniqueTexts(site: SiteContent, property: PageText): Generator<Finding> {
  const firsts = new Map<string, { page: PageContent; line?: number }>();
  let reached: Set<string> | undefined;
  const pointer = `/${property}`;
  for (const page of site.pages) {
    const text = textOf(page, property);
    if (text === undefined) continue;
    const key = text.replace(/\s+/g, " ").toLowerCase();
    let first = firsts.get(key);
    if (!first) {
      firsts.set(key, { page });
      continue;
    }
    let copy = page;
    reached ??= reachedRoutes(site);
    // No page links to a new copy yet, whatever its name: it is reported, and not the page that it was made of.
    if (!reached.has(first.page.route) && reached.has(page.route)) {
      copy = first.page;
      first = { page };
      firsts.set(key, first);
    }
    first.line ??= locate(first.page.text, pointer).line;
    const message = `This ${property} is also that of ${first.page.file}, line ${first.line}. Search engines need a different one on every page.`;
    yield { file: copy.file, pointer, message };
  }
}

function textOf({ data }: PageContent, property: PageText): string | undefined {
  const text = (data as Record<string, unknown> | undefined)?.[property];
  return typeof text === "string" ? text.trim() || undefined : undefined;
}
