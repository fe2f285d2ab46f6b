import { valueAt } from "../base/pointer";
import type { PageContent } from "../content/model/siteContent";

const SHOWN = new Set(["Text", "RichText", "ImageSource"]);

/** A text that a page has of its original. */
export interface CopiedText {
  pointer: string;
  /** As visitors read it, or the address of a picture. */
  value: string;
}

/**
 * The texts that a page still has of its original, wherever they are on it: title, description, and the texts and
 * pictures of its blocks. What a third page has too, such as the label of a button, is a text of the site.
 *
 * @param pages the pages of the site
 */
export function copiedTexts(clone: PageContent, source: PageContent, pages: PageContent[]): CopiedText[] {
  const originals = new Set(ownTexts(source).map(({ value }) => value));
  const copied = ownTexts(clone).filter(({ value }) => originals.has(value));
  const others = pages.filter((page) => page.file !== clone.file && page.file !== source.file);
  const common = new Set(others.flatMap((page) => ownTexts(page).map(({ value }) => value)));
  return copied.filter(({ value }) => !common.has(value));
}

/** The page that a page was made from: the one with most of its texts, by their length; undefined if there is none. */
export function originalOf(clone: PageContent, pages: PageContent[]): PageContent | undefined {
  const own = new Set(ownTexts(clone).map(({ value }) => value));
  let [found, most] = [undefined as PageContent | undefined, 0];
  for (const page of pages) {
    if (page.file === clone.file) continue;
    const common = new Set(ownTexts(page).flatMap(({ value }) => (own.has(value) ? value : [])));
    const length = [...common].join("").length;
    if (length > most) [found, most] = [page, length];
  }
  return found;
}

function ownTexts({ data, values }: PageContent): CopiedText[] {
  const ofPage = ["/title", "/description"].map((pointer) => ({ pointer, value: valueAt(data, pointer) }));
  const shown = values.filter(({ kind, pointer }) => SHOWN.has(kind) && pointer.startsWith("/blocks/"));
  return [...ofPage, ...shown].flatMap(({ pointer, value }) =>
    typeof value === "string" && value.trim() !== "" ? [{ pointer, value }] : [],
  );
}
