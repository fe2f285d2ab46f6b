import { readFileSync } from "node:fs";
import path from "node:path";
import { hashOf } from "../cache.mjs";
import type { CardColors } from "../cards/cardContent";
import { checkFolder, type FolderCheck, imageNames } from "../content/checkFolder";
import { isDraft } from "../content/site/drafts";
import { NOT_FOUND, redirects } from "../content/site/routes";
import { filesOf, type PageContent } from "../content/siteContent";
import { canonicalUrl, type PageModel, toPageModel } from "../page/pageModel";
import { toSiteModel } from "../page/siteModel";
import { buildCode, clientFiles, filesIn } from "./buildCode";
import { HEADERS, headersFile, pagePolicies, REDIRECTS, redirectFiles, robots, sitemap } from "./hostFiles";
import { nginxConfig, writeNginxFile } from "./nginxFile";
import { commit, prepareStage } from "./output";
import { makeCards, makePictures } from "./pictureFiles";
import { renderPages } from "./renderPages";
import { brotliQuality, Stage } from "./stage";
import { splitUnchanged } from "./unchangedPages";

export interface BuildOptions {
  /** The folder of YAML files. */
  pagesDir: string;
  /** The output folder. */
  outDir: string;
  /** Files served as they are. */
  publicDir: string;
  /** Whether each page gets a social card of its own; without, all have the site's own. */
  cards?: boolean;
  /** The colors of social cards: `design.card.colors`. */
  cardColors: CardColors;
  /** Called with a line of progress for people. */
  onProgress?: (line: string) => void;
}

export interface BuildResult {
  /** False when the content has errors; nothing was written then. */
  ok: boolean;
  /** What the content check found. */
  check: FolderCheck;
}

/**
 * Builds the whole site: checks the content, renders every page, and when all of it is made moves what
 * changed into the output folder. Until then the last good output stays as it was.
 *
 * @throws Error with a message for people
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { pagesDir, outDir, publicDir, cardColors, cards: ownCards = true, onProgress = () => {} } = options;
  const check = await checkFolder({ dir: pagesDir, publicDir });
  const { content, problems } = check;
  const drafts = new Set(content.pages.filter(isDraft).map(({ file }) => file));
  // A draft is not built: an error in it stops no other page.
  if (problems.some(({ severity, file }) => severity === "error" && !drafts.has(file))) return { ok: false, check };
  const pages = content.pages.filter(({ file }) => !drafts.has(file));
  // What only a draft shows is not published.
  const shown = new Set(imageNames(filesOf({ ...content, pages })));
  const originals = Object.fromEntries(Object.entries(content.originals).filter(([name]) => shown.has(name)));
  const site = toSiteModel(content);

  const codeDir = await buildCode();
  const out = path.resolve(outDir);
  const stageDir = prepareStage(out);
  const quality = brotliQuality(pages.length);
  const models = modelsOf((page) => toPageModel(page, { site: content.site, originals }));

  const pictures = await makePictures(originals, onProgress);
  const listed = pages.filter(({ route }) => route !== NOT_FOUND);
  const withCard = (ownCards ? listed : []).map(models.get);
  const { siteCard, ...own } = await makeCards(withCard, site, originals, cardColors, onProgress);
  const cards = new Map(pages.map(({ route }) => [route, own.cards.get(route) ?? siteCard]));

  const context = hashOf(JSON.stringify([path.basename(codeDir), site]));
  const { kept, changed } = splitUnchanged(pages, { context, originals, cards }, out);
  const tasks = mapped(changed, ({ page, input }) => ({
    page: { ...models.take(page), card: cards.get(page.route) },
    input,
  }));
  const of = changed.length.toLocaleString("en-US");
  const rendered = await renderPages(changed.length, tasks, { codeDir, outDir: out, stageDir, quality, site }, (done) =>
    onProgress(`rendered ${done.toLocaleString("en-US")} of ${of} changed pages`),
  );

  const rest = new Stage(out, stageDir, "rest", quality);
  for (const file of clientFiles(codeDir)) rest.add(file, readFileSync(path.join(codeDir, "client", file)));
  for (const file of filesIn(publicDir)) {
    if (file !== REDIRECTS && file !== HEADERS) rest.add(file, readFileSync(path.join(publicDir, file)));
  }
  for (const [url, bytes] of [...pictures, ...own.files]) rest.add(url.slice(1), bytes());
  for (const { file, text } of redirectFiles(pages, site, publicDir)) rest.add(file, text);
  rest.add("sitemap.xml", sitemap(listed.map(({ route }) => canonicalUrl(site, route)).sort()));
  rest.add("robots.txt", robots(site.business.url));
  const policies = pagePolicies([...kept, ...rendered]);
  rest.add(HEADERS, headersFile(policies, publicDir));

  commit(out, stageDir, [...kept, ...rendered, ...(await rest.finish())]);
  const moved = [...redirects({ pages })].map(([old, { route }]): [string, string] => [old, route]);
  writeNginxFile(out, nginxConfig(policies, site.business.url, moved));
  return { ok: true, check };
}

/** Made one by one, as they are needed. */
function* mapped<From, To>(values: From[], make: (value: From) => To): Generator<To> {
  for (const value of values) yield make(value);
}

/** Makes each page's model once, when it is first needed. */
function modelsOf(make: (page: PageContent) => PageModel) {
  const models = new Map<PageContent, PageModel>();
  const get = (page: PageContent) => {
    const model = models.get(page) ?? make(page);
    models.set(page, model);
    return model;
  };
  /** The last use of a model: it is not kept. */
  const take = (page: PageContent) => {
    const model = get(page);
    models.delete(page);
    return model;
  };
  return { get, take };
}
