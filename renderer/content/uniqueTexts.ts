import { locate } from "./locate";
import type { FileFinding } from "./rule";
import type { PageContent } from "./siteContent";

/** A text's first page, and its line once somebody has asked for it. */
interface First {
  page: PageContent;
  line?: number;
}

/**
 * Pages whose filled-in text is the same as another's, whatever the capitals and spaces.
 *
 * @param property the page's property that holds the text
 */
export function* uniqueTexts(pages: PageContent[], property: "title" | "description"): Generator<FileFinding> {
  const firsts = new Map<string, First>();
  const pointer = `/${property}`;
  for (const page of pages) {
    const text = (page.data as Record<string, unknown> | undefined)?.[property];
    if (typeof text !== "string" || text.trim() === "") continue;
    const key = text.trim().replace(/\s+/g, " ").toLowerCase();
    const first = firsts.get(key);
    if (!first) {
      firsts.set(key, { page });
      continue;
    }
    first.line ??= locate(first.page.text, pointer).line;
    const message = `This ${property} is also that of ${first.page.file}, line ${first.line}. Search engines need a different one on every page.`;
    yield { file: page.file, pointer, message };
  }
}
