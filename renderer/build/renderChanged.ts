import { hashOf } from "../base/files/files.mjs";
import { cardOfPage, cardOfSite } from "../cards/cardContent";
import { contentsIn } from "../content/model/languages";
import { type PageContent, picturesIn, type SiteContent } from "../content/model/siteContent";
import { blocksOf } from "../content/pages/pageBlocks";
import { locate } from "../content/places/locate";
import type { ListSource } from "../content/site/entries";
import type { PublishedPage } from "../content/site/pageLanguages";
import { partIn } from "../content/site/pageLists";
import { aliasesOf, isIndexed, isNotFound, redirectsOf } from "../content/site/routes";
import { shownOf } from "../content/site/shownOf";
import type { Design } from "../contract/design";
import type { Site } from "../contract/types.generated";
import { type PageModel, type SocialCard, toPageModel, toSiteModel } from "../page/pageModel";
import type { Originals } from "../pictures/originals";
import { pageCodeVersion } from "./buildCode";
import type { LastOutput, OutputFile } from "./output";
import { PictureFiles } from "./pictureFiles";
import { renderPages } from "./renderPages";
import type { PageTask } from "./renderWorker";
import type { Shard } from "./shards";
import { type ChangedPage, splitUnchanged } from "./unchangedPages";

/** What pages are rendered from besides their own file. */
export interface Models {
  site: Site;
  /** The facts in each other language, by its code. */
  sites: Map<string, Site>;
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
  listed: PublishedPage[],
  shown: Set<string>,
  isOwn: (name: string) => boolean,
  { design, base, shard, cards: ownCards = true, pictures: withPictures = true }: ModelOptions,
): Models {
  const [site, ...others] = contentsIn(content).map((one) =>
    toSiteModel({ ...one, base, whole: { ...content, pages: listed as PageContent[] } }),
  ) as [Site, ...Site[]];
  const sites = new Map(content.translations?.map(({ language }, index) => [language, others[index] ?? site]));
  const siteOf = ({ language }: PageContent) => sites.get(language ?? "") ?? site;
  const named = Object.entries(content.originals).filter(([name]) => shown.has(name));
  const originals = Object.fromEntries(named);
  const modelOf = (page: PageContent) => toPageModel(page, { ...content, base, originals, pages: listed });
  const pictures = new PictureFiles(withPictures ? Object.fromEntries(named.filter(([name]) => isOwn(name))) : {});
  const withCards = ownCards
    ? pages.filter((page) => !isNotFound(page) && !hasSharePicture(page) && firstOf(page) === page.route)
    : [];
  const models = new Map(withCards.map((page) => [page, modelOf(page)]));
  // A further page of a list has the card of the first.
  const firstPages = new Map(withCards.map((page) => [page.route, page]));
  const { look } = design.card;
  const withBase = (card: SocialCard) => ({ ...card, url: base + card.url });
  // A shard only needs the address of the site's own card; the merge draws it.
  const cardIn = (site: Site, name: string) =>
    (shard ? new PictureFiles({}) : pictures).card(name, cardOfSite(site, originals, look));
  const siteCard = cardIn(site, "site");
  const siteCards = new Map([...sites].map(([language, own]) => [language, cardIn(own, `site-${language}`)]));
  const cardOf = (page: PageContent) => {
    const model = models.get(firstPages.get(firstOf(page)) ?? page);
    const shared = siteCards.get(page.language ?? "") ?? siteCard;
    return model ? pictures.card(firstOf(page), cardOfPage(model, siteOf(page), originals, look)) : shared;
  };
  const takeModel = (page: PageContent) => {
    const model = models.get(page) ?? modelOf(page);
    models.delete(page);
    return model;
  };
  return {
    site,
    sites,
    originals,
    pictures,
    cards: new Map(pages.map((page) => [page.route, withBase(cardOf(page))])),
    takeModel,
  };
}

const hasSharePicture = (page: PageContent) => picturesIn(page).some(({ pointer }) => pointer === "/sharePicture/src");

const firstOf = (page: PageContent): string => ("part" in page && partIn(page.route)?.route) || page.route;

/** Renders the pages that differ from those of the last build, those of one language after the other. */
export async function renderChanged(
  pages: PageContent[],
  models: Models,
  source: ListSource & { pages: PublishedPage[] },
  place: Omit<Parameters<typeof renderPages>[2], "site">,
  before: LastOutput,
  onProgress: (line: string) => void,
) {
  const { site, sites } = models;
  const kept: OutputFile[] = [];
  const rendered: OutputFile[] = [];
  // What pages show of those in other languages.
  const around =
    sites.size > 0
      ? [source.pages.map((page) => [page.route, aliasesOf(page), redirectsOf(page), isIndexed(page)])]
      : [];
  for (const [language, own] of [[undefined, site] as const, ...sites]) {
    const some = pages.filter((page) => (sites.has(page.language ?? "") ? page.language : undefined) === language);
    if (language !== undefined && some.length === 0) continue;
    const ownPlace = { ...place, site: own, ...(language ? { name: `worker-${language}` } : {}) };
    const made = await renderIn(some, source, { ...models, site: own }, around, ownPlace, before, onProgress);
    kept.push(...made.kept);
    rendered.push(...made.rendered);
  }
  return { kept, rendered };
}

async function renderIn(
  pages: PageContent[],
  source: ListSource,
  { site, originals, cards, takeModel }: Models,
  around: unknown[],
  place: Parameters<typeof renderPages>[2],
  before: LastOutput,
  onProgress: (line: string) => void,
) {
  // The only parts of the site that models depend on; rendering records the other parts that a page uses.
  const context = hashOf(JSON.stringify([pageCodeVersion(), site.business.url, site.base, site.language, ...around]));
  const { kept, changed } = splitUnchanged(
    pages,
    { context, site, originals, cards, day: place.day, shownOf: (page) => shownOf(page, source) },
    before,
  );
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
