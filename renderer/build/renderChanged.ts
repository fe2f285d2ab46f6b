import { hashOf } from "../base/files/files.mjs";
import { cardOfPage, cardOfSite } from "../cards/cardContent";
import type { PageContent, SiteContent } from "../content/model/siteContent";
import { blocksOf } from "../content/pages/pageBlocks";
import { locate } from "../content/places/locate";
import { NOT_FOUND } from "../content/site/routes";
import type { Design } from "../contract/design";
import type { Site } from "../contract/types.generated";
import { type PageModel, type SocialCard, toPageModel, toSiteModel } from "../page/pageModel";
import type { Originals } from "../pictures/originals";
import { pageCodeVersion } from "./buildCode";
import { PictureFiles } from "./pictureFiles";
import { renderPages } from "./renderPages";
import type { PageTask } from "./renderWorker";
import type { Shard } from "./shards";
import { type ChangedPage, splitUnchanged } from "./unchangedPages";

/** What pages are rendered from besides their own file. */
export interface Models {
  site: Site;
  originals: Originals;
  pictures: PictureFiles;
  /** The social card of each page by its route. */
  cards: Map<string, SocialCard>;
  /** Makes the model of a page once: models of a large site, all kept, would fill the memory. */
  takeModel: (page: PageContent) => PageModel;
}

interface ModelOptions {
  design: Pick<Design, "card">;
  base: string;
  shard?: Shard;
  /** As in `BuildOptions`. */
  cards?: boolean;
  pictures?: boolean;
}

/** The models of pages with cards of their own, and the pictures and cards that this build is to make. */
export function pageModels(
  content: SiteContent,
  pages: PageContent[],
  shown: Set<string>,
  isOwn: (name: string) => boolean,
  { design, base, shard, cards: ownCards = true, pictures: withPictures = true }: ModelOptions,
): Models {
  const site = toSiteModel({ ...content, base });
  const named = Object.entries(content.originals).filter(([name]) => shown.has(name));
  const originals = Object.fromEntries(named);
  const modelOf = (page: PageContent) => toPageModel(page, { site: content.site, originals, base });
  const pictures = new PictureFiles(withPictures ? Object.fromEntries(named.filter(([name]) => isOwn(name))) : {});
  const withCards = ownCards ? pages.filter(({ route }) => route !== NOT_FOUND) : [];
  const models = new Map(withCards.map((page) => [page, modelOf(page)]));
  const { look } = design.card;
  const withBase = (card: SocialCard) => ({ ...card, url: base + card.url });
  // A shard only needs the address of the site's own card; the merge draws it.
  const siteCard = (shard ? new PictureFiles({}) : pictures).card("site", cardOfSite(site, originals, look));
  const cardOf = (page: PageContent) => {
    const model = models.get(page);
    return model ? pictures.card(page.route, cardOfPage(model, site, originals, look)) : siteCard;
  };
  const takeModel = (page: PageContent) => {
    const model = models.get(page) ?? modelOf(page);
    models.delete(page);
    return model;
  };
  const cards = new Map(pages.map((page) => [page.route, withBase(cardOf(page))]));
  return { site, originals, pictures, cards, takeModel };
}

/** Renders the pages that differ from those of the last build. */
export async function renderChanged(
  pages: PageContent[],
  { site, originals, cards, takeModel }: Models,
  place: Parameters<typeof renderPages>[2],
  onProgress: (line: string) => void,
) {
  // The only parts of the site that models depend on; rendering records the other parts that a page uses.
  const context = hashOf(JSON.stringify([pageCodeVersion(), site.business.url, site.base, site.language]));
  const { kept, changed } = splitUnchanged(pages, { context, site, originals, cards, day: place.day }, place.outDir);
  const total = changed.length.toLocaleString("en-US");
  const toTask = ({ page, input }: ChangedPage): PageTask => ({
    page: { ...takeModel(page), card: cards.get(page.route) },
    input,
  });
  const lineOf = ({ file, index }: { file: string; index: number }) => {
    const page = pages.find((one) => one.file === file);
    return page && locate(page.text, `/blocks/${Object.keys(blocksOf(page))[index]}`).line;
  };
  const onDone = (done: number) => onProgress(`rendered ${done.toLocaleString("en-US")} of ${total} changed pages`);
  return { kept, rendered: await renderPages(changed, toTask, place, onDone, lineOf) };
}
