import { readFileSync } from "node:fs";
import type { Site } from "../../blocks/types.generated";
import { cardOfPage, cardOfSite } from "../cards/cardContent";
import { CARD_STORE, type CardFile, cardFile, cardName } from "../cards/cardFiles";
import { drawCards } from "../cards/drawCards";
import { NOT_FOUND } from "../content/site/routes";
import type { ContentFile, PageContent, SiteContent } from "../content/siteContent";
import { pictureUrl } from "../contract/pictureFiles";
import { type SocialCard, toPageModel } from "../page/pageModel";
import { cachedFile, cachedFolder, PICTURE_STORE, renditionsOf } from "../pictures/encode";
import { encodeAll } from "../pictures/encodeAll";
import { type Originals, picturesOf } from "../pictures/originals";
import { forgetUnused, markUsed } from "./forgetUnused";
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
  markUsed(pictures.map(cachedFolder));
  await encodeAll(originals, counted("encoded", "pictures"));

  const sites = cardFile("site", cardOfSite(site, originals));
  const cards = new Map<string, CardFile>();
  for (const page of pages) {
    // Nobody shares the page that is not there.
    const own = ownCards && page.route !== NOT_FOUND;
    const card = own ? cardOfPage(toPageModel(page, { site: content.site, originals }), site, originals) : undefined;
    cards.set(page.route, card ? cardFile(cardName(page.route), card) : sites);
  }
  const all = new Map([sites, ...cards.values()].map((card) => [card.url, card]));
  markUsed([...all.values()].map(({ cached }) => cached));
  await drawCards([...all.values()], counted("drew", "social cards"));

  return {
    originals,
    cards: new Map([...cards].map(([route, { url, alt }]) => [route, { url, alt }])),
    addTo(stage) {
      // The same picture under two names of an original is one file.
      const files = new Map([...all].map(([url, { cached }]) => [url, cached]));
      for (const rendition of pictures.flatMap(renditionsOf)) {
        files.set(pictureUrl(rendition.picture, rendition.width, rendition.format), cachedFile(rendition));
      }
      for (const [url, cached] of files) stage.add(url.slice(1), readFileSync(cached));
    },
  };
}

/** Tidies the caches of pictures and cards, after a build that succeeded. */
export function forgetUnusedPictures(): void {
  for (const store of [PICTURE_STORE, CARD_STORE]) forgetUnused(store);
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
