import type { ContentFile, TypedValue } from "../siteContent";
import { type Markdown, readMarkdown } from "./readMarkdown";

/** A text of a file that holds a link, or something that texts do not have. */
export type MarkedValue = TypedValue & Pick<Markdown, "links" | "forbidden">;

/**
 * What a text must have for that. Emphasis alone is good everywhere, and parsing is most of the
 * cost of a check: 0.1 ms a text.
 */
const MARKS: Record<string, RegExp> = {
  Text: /[[<`|]/,
  RichText: /[[<`|]|^[ >\-*+\d.)]*(?:[#>=~]|[-*_] ?[-*_])/m,
};

const read = new WeakMap<ContentFile, MarkedValue[]>();

/** The links in a file's texts and what is not allowed there, read once for all rules. */
export function markdownIn(file: ContentFile): MarkedValue[] {
  let found = read.get(file);
  if (!found) {
    found = [];
    for (const value of file.values) {
      if (!MARKS[value.kind]?.test(value.value)) continue;
      const { links, forbidden } = readMarkdown(value.kind as "Text" | "RichText", value.value);
      // The trees are left behind: of thousands of pages they would fill the memory.
      if (links.length > 0 || forbidden.length > 0) found.push({ ...value, links, forbidden });
    }
    read.set(file, found);
  }
  return found;
}
