import type { Site } from "../../blocks/types.generated";
import { hashOf } from "../cache.mjs";
import { altOf, type CardColors, type CardContent, cardOfPage, cardOfSite } from "../cards/cardContent";
import { cardUrl, drawCards, drawnBefore } from "../cards/cards";
import type { PageModel, SocialCard } from "../page/pageModel";
import { encodeAll, encodedBefore, renditionsOf, renditionUrl } from "../pictures/encode";
import { type Originals, picturesOf } from "../pictures/originals";

/** The bytes of files to publish, by address: read when they are needed, since all of them fill a memory. */
export type PublishedFiles = Map<string, () => Buffer>;

/** A build of many things reports on every tenth, and on the last. */
const REPORTED = 10;

/** Makes the files of pictures, each only if it was not made before. */
export async function makePictures(originals: Originals, onProgress: (line: string) => void): Promise<PublishedFiles> {
  await encodeAll(originals, counted("encoded", "pictures", onProgress));
  // The same picture under two names of an original is one file.
  const renditions = Object.values(picturesOf(originals)).flatMap(renditionsOf);
  return new Map(renditions.map((one) => [renditionUrl(one), () => existing(encodedBefore(one), renditionUrl(one))]));
}

/**
 * Draws social cards, each only if it was not drawn before: the site's own, and those of pages.
 *
 * @param pages those with a card of their own
 * @returns the site's card, and by route those of pages
 */
export async function makeCards(
  pages: Iterable<PageModel>,
  site: Site,
  originals: Originals,
  colorsOf: CardColors,
  onProgress: (line: string) => void,
): Promise<{ siteCard: SocialCard; cards: Map<string, SocialCard>; files: PublishedFiles }> {
  const sites = cardOfSite(site, originals, colorsOf);
  const contents = new Map<string, CardContent>();
  for (const page of pages) contents.set(page.route, cardOfPage(page, site, originals, colorsOf));
  await drawCards([sites, ...contents.values()], counted("drew", "social cards", onProgress));

  const files: PublishedFiles = new Map();
  // Named by what was drawn: a change of code that draws the same renames nothing.
  const published = (name: string, card: CardContent): SocialCard => {
    const bytes = () => existing(drawnBefore(card), card.heading);
    const url = cardUrl(name, hashOf(bytes()));
    files.set(url, bytes);
    return { url, alt: altOf(card) };
  };
  const siteCard = published("site", sites);
  return { siteCard, cards: new Map([...contents].map(([route, card]) => [route, published(route, card)])), files };
}

function counted(verb: string, things: string, onProgress: (line: string) => void) {
  return (done: number, of: number) => {
    if (done % REPORTED === 0 || done === of) onProgress(`${verb} ${done} of ${of} new ${things}`);
  };
}

/** The bytes of what was made a moment ago; only another process can have damaged it since. */
function existing(bytes: Buffer | undefined, name: string): Buffer {
  if (!bytes) throw new Error(`The picture ${name} is gone from the cache. Build again.`);
  return bytes;
}
