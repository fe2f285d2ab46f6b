import { hashOf } from "../cache.mjs";
import { altOf, type CardContent } from "../cards/cardContent";
import { cardUrl, drawCards, drawnBefore } from "../cards/cards";
import type { SocialCard } from "../page/pageModel";
import { encodeAll, encodedBefore, renditionsOf } from "../pictures/encode";
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
  return new Map(renditions.map((one) => [one.url, () => existing(encodedBefore(one), one.url)]));
}

/** Draws social cards, each only if it was not drawn before: the site's own, and by route those of pages. */
export async function makeCards(
  sites: CardContent,
  pages: Map<string, CardContent>,
  onProgress: (line: string) => void,
): Promise<{ siteCard: SocialCard; cards: Map<string, SocialCard>; files: PublishedFiles }> {
  await drawCards([sites, ...pages.values()], counted("drew", "social cards", onProgress));

  const files: PublishedFiles = new Map();
  // Named by what was drawn: a change of code that draws the same renames nothing.
  const published = (name: string, card: CardContent): SocialCard => {
    const bytes = () => existing(drawnBefore(card), card.heading);
    const url = cardUrl(name, hashOf(bytes()));
    files.set(url, bytes);
    return { url, alt: altOf(card) };
  };
  const siteCard = published("site", sites);
  return { siteCard, cards: new Map([...pages].map(([route, card]) => [route, published(route, card)])), files };
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
