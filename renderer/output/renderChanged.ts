import { hashOf } from "../base/files/files.mjs";
import { cardOfPage, cardOfSite } from "../cards/cardContent";
import { cardCodeVersion } from "../cards/cards";
import { contentsIn } from "../content/model/languages";
import { type PageContent, picturesIn, SITE_FILE, type SiteContent } from "../content/model/siteContent";
import { blocksOf } from "../content/pages/pageBlocks";
import { wholePage } from "../content/pages/unreadPage";
import { locate } from "../content/places/locate";
import type { ListSource } from "../content/site/entries";
import type { PublishedPage } from "../content/site/pageLanguages";
import { partIn } from "../content/site/pageLists";
import { aliasesOf, isIndexed, isNotFound, redirectsOf } from "../content/site/routes";
import { shownOf } from "../content/site/shownOf";
import type { Design } from "../contract/design";
import type { Block, Site } from "../contract/types.generated";
import { type FailedPage, failingBlock, makeOf } from "../page/failingBlock";
import { type PageModel, type SocialCard, toPageModel, toSiteModel } from "../page/pageModel";
import type { Originals } from "../pictures/originals";
import { clientScript, pageCodeVersion } from "./buildCode";
import type { OutputFile } from "./manifest";
import type { LastOutput } from "./output";
import { PictureWriter } from "./pictureWriter";
import { renderPages } from "./renderPages";
import type { PageTask } from "./renderSlices";
import type { Shard } from "./shards";
import { type ChangedPage, splitUnchanged } from "./unchangedPages";
import { watchParts } from "./usedParts";

/** What pages are rendered from besides their own file. */
export interface Models {
  site: Site;
  /** The facts in each other language, by its code. */
  sites: Map<string, Site>;
  originals: Originals;
  pictures: PictureWriter;
  /** What the cards of the pages in each language are made of besides the pages: the hash of the site's card and of code. */
  cardContext: (language?: string) => string;
  /** Makes the model of a page, with its social card. */
  modelOf: (page: PageContent) => CardedPage;
}

interface CardedPage {
  page: PageModel;
  /** The file of the page's own card, relative to the output folder; absent if the page has none. */
  cardFile?: string;
  /** The parts of site.yaml that its card is made of, with commas. */
  cardParts: string;
}

interface ModelOptions {
  design: Pick<Design, "card">;
  base: string;
  shard?: Shard;
  /** As in `BuildOptions`. */
  cards?: boolean;
  pictures?: boolean;
}

/** What makes the models of pages, and the pictures and cards of the site that this build is to make. */
export function pageModels(
  content: SiteContent,
  pages: PageContent[],
  listed: PublishedPage[],
  shown: Set<string>,
  isOwn: (name: string) => boolean,
  { design, base, shard, cards: ownCards = true, pictures: withPictures = true }: ModelOptions,
): Models {
  const [site, ...others] = contentsIn(content).map((one) =>
    makeOf(one.site?.file ?? SITE_FILE, () =>
      toSiteModel({ ...one, base, whole: { ...content, pages: listed as PageContent[] } }),
    ),
  ) as [Site, ...Site[]];
  const sites = new Map(content.translations?.map(({ language }, index) => [language, others[index] ?? site]));
  const named = Object.entries(content.originals).filter(([name]) => shown.has(name));
  const originals = Object.fromEntries(named);
  const plainModel = (page: PageContent) => toPageModel(page, { ...content, base, originals, pages: listed });
  const pictures = new PictureWriter(withPictures ? Object.fromEntries(named.filter(([name]) => isOwn(name))) : {});
  const { look } = design.card;
  const withBase = (card: SocialCard) => ({ ...card, url: base + card.url });
  // A shard only needs the address of the site's own card; the merge draws it.
  const cardIn = (site: Site, name: string) =>
    (shard ? new PictureWriter({}) : pictures).card(name, cardOfSite(site, originals, look));
  const siteCard = cardIn(site, "site");
  const siteCards = new Map([...sites].map(([language, own]) => [language, cardIn(own, `site-${language}`)]));
  const siteOf = ({ language }: PageContent) => sites.get(language ?? "") ?? site;
  const ownCard = cardMaker(pages, plainModel, (route, model, page) => {
    const { site: read, parts } = watchParts(siteOf(page));
    const card = pictures.card(route, cardOfPage(model, read, originals, look));
    return { card: withBase(card), cardFile: card.url.slice(1), cardParts: parts() };
  });
  const sharedCard = (page: PageContent) => ({
    card: withBase(siteCards.get(page.language ?? "") ?? siteCard),
    cardParts: "",
  });
  return {
    site,
    sites,
    originals,
    pictures,
    cardContext: (language = "") =>
      hashOf(JSON.stringify([siteCards.get(language) ?? siteCard, ownCards && cardCodeVersion()])),
    modelOf: (page) => {
      const model = plainModel(page);
      const { card, ...about } = (ownCards && ownCard(page, model)) || sharedCard(page);
      return { page: { ...model, card }, ...about };
    },
  };
}

type MadeCard = Omit<CardedPage, "page"> & { card: SocialCard };

/** Makes the card of a page once; undefined if it has none of its own. A further page of a list has that of the first. */
function cardMaker(
  pages: PageContent[],
  modelOf: (page: PageContent) => PageModel,
  make: (route: string, model: PageModel, page: PageContent) => MadeCard,
) {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const made = new Map<string, MadeCard>();
  return (page: PageContent, model: PageModel): MadeCard | undefined => {
    const route = firstOf(page);
    const first = (route !== page.route && byRoute.get(route)) || page;
    if (isNotFound(first) || hasSharePicture(first)) return undefined;
    const card = (first !== page && made.get(route)) || make(route, first === page ? model : modelOf(first), page);
    made.set(route, card);
    return card;
  };
}

const hasSharePicture = (page: PageContent) => picturesIn(page).some(({ pointer }) => pointer === "/sharePicture/src");

const firstOf = (page: PageContent): string => ("part" in page && partIn(page.route)?.route) || page.route;

/** Renders the pages that differ from those of all outputs, those of one language after the other. */
export async function renderChanged(
  pages: PageContent[],
  models: Models,
  source: ListSource & { pages: PublishedPage[] },
  place: Omit<Parameters<typeof renderPages>[2], "site">,
  outputs: LastOutput[],
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
    const ownPlace = { ...place, site: own };
    const made = await renderIn(
      some,
      source,
      { ...models, site: own },
      around,
      ownPlace,
      language,
      outputs,
      onProgress,
    );
    kept.push(...made.kept);
    rendered.push(...made.rendered);
  }
  return { kept, rendered };
}

async function renderIn(
  pages: PageContent[],
  source: ListSource,
  { site, originals, cardContext, modelOf }: Models,
  around: unknown[],
  place: Parameters<typeof renderPages>[2],
  language: string | undefined,
  outputs: LastOutput[],
  onProgress: (line: string) => void,
) {
  // The only parts of the site that models depend on; rendering records the other parts that a page uses.
  const ofSite = [site.business.url, site.base, site.language];
  const context = hashOf(
    JSON.stringify([pageCodeVersion(), clientScript(place.codeDir), cardContext(language), ...ofSite, ...around]),
  );
  const { kept, changed } = splitUnchanged(
    pages,
    {
      context,
      site,
      originals,
      day: place.day,
      compress: place.quality !== undefined,
      shownOf: (page) => makeOfPage(page, (one) => shownOf(one, source)),
    },
    outputs,
  );
  const total = changed.length.toLocaleString("en-US");
  const toTask = ({ page, input }: ChangedPage): PageTask => ({ ...makeOfPage(page, modelOf), input });
  const lineOf = (failed: FailedPage) => {
    const page = pages.find(({ file }) => file === failed.file);
    return page && lineOfBlock(page, failed.index);
  };
  const onDone = (done: number) => onProgress(`rendered ${done.toLocaleString("en-US")} of ${total} changed pages`);
  return { kept, rendered: await renderPages(changed, toTask, place, onDone, lineOf) };
}

/** Makes something of a page. @throws BlockFailed that names the page, and the block if it is the cause */
function makeOfPage<Made>(page: PageContent, make: (page: PageContent) => Made): Made {
  return makeOf(
    page.file,
    () => make(page),
    (error) => {
      // Without the holes of blocks that are outside their time.
      const failing = failingBlock(blocksOf(page).flat(1) as Block[], error, (blocks) => {
        make({ ...wholePage(page), data: { ...(page.data as object), blocks } });
      });
      return { ...failing, line: lineOfBlock(page, failing?.index) };
    },
  );
}

/** The line of the block that is the cause; undefined if it is none. */
function lineOfBlock(page: PageContent, index: number | undefined): number | undefined {
  return index === undefined ? undefined : locate(page.text, `/blocks/${Object.keys(blocksOf(page))[index]}`).line;
}
