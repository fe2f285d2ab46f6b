import { contentIn } from "../../content/model/languages";
import type { SiteContent } from "../../content/model/siteContent";
import type { Site } from "../../contract/types.generated";
import { type PageModel, toPageModel, toSiteModel } from "../../page/pageModel";
import { type Frame, framesIn, withoutFrames } from "../../page/places/frames";
import { textPlaces } from "../../page/places/textPlaces";
import { textsOf, viewOf } from "../built/pageView";
import type { Stretch } from "../compare/difference";

/** A text in YAML that a page shows, as of the moment of the comparison. */
export interface TextPlace {
  /** Whether it is in site.yaml. */
  shared: boolean;
  pointer: string;
}

/** Returns the texts of YAML that a part of a page's text consists of. */
export type ShownTexts = (stretch: Stretch) => TextPlace[];

/** A part of a shown text, and the text of YAML that it is. */
interface ShownPart extends Omit<Frame, "index"> {
  text: string;
}

/**
 * Finds the texts of YAML in a page: renders it again with each text framed.
 *
 * @param content with the measured originals of the page's pictures
 * @param shown the texts of the built page: a text that the framed page shows otherwise has no place
 * @throws Error if the page cannot be rendered from this content
 */
export async function shownTexts(
  page: SiteContent["pages"][number],
  content: SiteContent,
  shown: Set<string>,
  render: (page: PageModel, site: Site) => Promise<string>,
): Promise<ShownTexts> {
  const own = contentIn(content, page.language);
  if (!own.site) return () => [];
  const models = { model: toPageModel(page, content), site: toSiteModel(own) };
  const read = (html: string) => {
    const places = new Map<number, ShownPart[]>();
    const computed = new Set<number>();
    for (const framedText of textsOf(viewOf(html))) {
      const text = withoutFrames(framedText);
      for (const { index, start, end } of framesIn(framedText)) {
        if (shown.has(text)) places.set(index, [...(places.get(index) ?? []), { text, start, end }]);
        else computed.add(index);
      }
    }
    return { places, computed };
  };
  const { pointers, places } = await textPlaces({ page, facts: own.site, ...models }, render, read);
  const all = [
    ...pointers.page.map((pointer) => ({ shared: false, pointer })),
    ...pointers.site.map((pointer) => ({ shared: true, pointer })),
  ];
  const byText = new Map<string, (TextPlace & Pick<Frame, "start" | "end">)[]>();
  for (const [index, parts] of places) {
    const place = all[index];
    for (const { text, start, end } of place ? parts : []) {
      byText.set(text, [...(byText.get(text) ?? []), { ...(place as TextPlace), start, end }]);
    }
  }
  // Both ends count: words that were added to a text may be at its end.
  return ({ text, start, end }) => (byText.get(text) ?? []).filter((part) => part.start <= end && part.end >= start);
}
