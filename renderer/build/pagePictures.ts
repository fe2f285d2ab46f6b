import type { Site } from "../../blocks/types.generated";
import { hashOf } from "../cache.mjs";
import { altOf, type CardContent, cardOfPage, cardOfSite } from "../cards/cardContent";
import { cardUrl, drawCards, drawnBefore } from "../cards/cards";
import { NOT_FOUND } from "../content/site/routes";
import type { ContentFile, PageContent, SiteContent } from "../content/siteContent";
import { type SocialCard, toPageModel } from "../page/pageModel";
import { encodeAll, encodedBefore, renditionsOf, renditionUrl } from "../pictures/encode";
import { type Originals, picturesOf } from "../pictures/originals";
import type { Stage } from "./stage";

const SAID_EVERY = 10;

/** The pictures and cards of a build. */
export interface PagePictures {
  /** Those that a page or the facts show; others are not published. */
  originals: Originals;
  /** The card of each page, by its route. */
  cards: Map<string, SocialCard>;
  /** Puts every file of them beside the pages. */
  addTo: (stage: Stage) => void;
}

/**
 * Makes the files of all pictures and draws the social cards, each only if the cache does not hold it.
 *
 * @param pages the pages that are built
 * @param ownCards whether each page has a card of its own; without, the site's stands for all
 */
export async function makePictures(
  { pages, site, content }: { pages: PageContent[]; site: Site; content: SiteContent },
  ownCards: boolean,
  onProgress: (line: string) => void = () => {},
): Promise<PagePictures> {
  const counted = (verb: string, what: string) => (done: number, of: number) => {
    // A build of many says what it is at, and not every single thing.
    if (done % SAID_EVERY === 0 || done === of) onProgress(`${verb} ${done} of ${of} new ${what}`);
  };
  const originals = shownIn(content.site ? [content.site, ...pages] : pages, content.originals);
  const pictures = Object.values(picturesOf(originals));
  await encodeAll(originals, counted("encoded", "pictures"));

  const sites = cardOfSite(site, originals);
  const contents = pages.map((page): [route: string, card: CardContent] => {
    // Nobody shares the page that is not there.
    if (!ownCards || page.route === NOT_FOUND) return ["site", sites];
    return [page.route, cardOfPage(toPageModel(page, { site: content.site, originals }), site, originals)];
  });
  await drawCards([sites, ...contents.map(([, card]) => card)], counted("drew", "social cards"));

  const files = new Map<string, () => Buffer>();
  // Named by what was drawn: a change of code that draws the same renames nothing.
  const cardFile = (route: string, card: CardContent): SocialCard => {
    const bytes = () => there(drawnBefore(card), card.heading);
    const url = cardUrl(route, hashOf(bytes()));
    files.set(url, bytes);
    return { url, alt: altOf(card) };
  };
  cardFile("site", sites);
  const cards = new Map(pages.map(({ route }, index) => [route, cardFile(...(contents[index] ?? ["site", sites]))]));
  // The same picture under two names of an original is one file.
  for (const rendition of pictures.flatMap(renditionsOf)) {
    const url = renditionUrl(rendition);
    files.set(url, () => there(encodedBefore(rendition), url));
  }
  return {
    originals,
    cards,
    addTo(stage) {
      for (const [url, bytes] of files) stage.add(url.slice(1), bytes());
    },
  };
}

/** What was made a moment ago; it may have been damaged since. */
function there(bytes: Buffer | undefined, name: string): Buffer {
  if (!bytes) throw new Error(`The picture of ${name} is gone from the cache. Build again.`);
  return bytes;
}

/** What a page is drawn from besides its own data: its pictures and its card. */
export function pictureInput({ values, route }: PageContent, { originals, cards }: PagePictures): unknown {
  const shown = values.filter(({ kind }) => kind === "ImageSource").map(({ value }) => picturesOf(originals)[value]);
  return [shown, cards.get(route)];
}

function shownIn(files: ContentFile[], originals: Originals): Originals {
  const names = files.flatMap(({ values }) => values.filter(({ kind }) => kind === "ImageSource"));
  return Object.fromEntries(
    names.flatMap(({ value }) => {
      const original = originals[value];
      return original ? [[value, original]] : [];
    }),
  );
}
