import { collectionIn, collectionOf } from "../content/model/collections";
import type { PageContent } from "../content/model/siteContent";
import { entryOf, type ListedEntry, type ListSource } from "../content/site/entries";
import { type PartOf, shownEntries } from "../content/site/pageLists";
import type { ListEntry, ListPart } from "../contract/entry";
import type { PictureFiles } from "../contract/pictureFiles";
import type { Image, Page } from "../contract/types.generated";

/** What a page of a collection says of itself. */
export interface PageEntry extends Pick<Page, "date" | "author" | "tags" | "summary" | "picture" | "event" | "job"> {
  /** What search engines call it. */
  kind?: string;
  heading: string;
}

interface Around {
  pictures: Record<string, PictureFiles>;
  words: (text: string) => string;
  base: string;
}

/** What the lists of a page show, by the index of their block, as blocks receive it. */
export function listsForBlocks(
  page: PartOf,
  source: ListSource,
  { pictures, words, base }: Around,
): Map<number, { entries: ListEntry<Image>[]; part?: ListPart }> {
  const entryFor = ({ route, heading, summary, picture, ...entry }: ListedEntry): ListEntry<Image> => {
    const files = picture && pictures[picture.src];
    return {
      ...entry,
      route: base + route,
      heading: words(heading),
      ...(summary ? { summary: words(summary) } : {}),
      ...(picture && files ? { picture: { ...picture, src: files } } : {}),
    };
  };
  const partFor = ({ previous, next, ...part }: ListPart): ListPart => ({
    ...part,
    ...(previous ? { previous: base + previous } : {}),
    ...(next ? { next: base + next } : {}),
  });
  return new Map(
    [...shownEntries(page, source)].map(([block, { entries, part }]) => [
      block,
      { entries: entries.map(entryFor), ...(part ? { part: partFor(part) } : {}) },
    ]),
  );
}

/** What a page of a collection says of itself; undefined for any other page. @param model its lines with pictures */
export function entryOfPage(page: PageContent, model: Page, { collections }: ListSource): PageEntry | undefined {
  const file = collectionOf(page, collections);
  if (!file) return undefined;
  const { kind } = collectionIn(file);
  const { author, picture } = model;
  // For search engines as it is written; visitors read the author on the page.
  return { ...entryOf(page), ...(kind ? { kind } : {}), author, picture };
}
