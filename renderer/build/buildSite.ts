import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { hashOf } from "../cache.mjs";
import { cardOfPage, cardOfSite } from "../cards/cardContent";
import { checkFolder, type FolderCheck, imageNames } from "../content/checkFolder";
import { NOT_FOUND, redirects } from "../content/site/routes";
import { filesOf, isDraft, type PageContent } from "../content/siteContent";
import type { Design } from "../contract/design";
import { canonicalUrl, toPageModel } from "../page/pageModel";
import { toSiteModel } from "../page/siteModel";
import { iconFiles } from "../pictures/icons";
import { buildCode, clientFiles, filesIn, pageCodeVersion } from "./buildCode";
import { HEADERS, headersFile, pagePolicies, REDIRECTS, redirectFiles, robots, sitemap } from "./hostFiles";
import { lastChanges } from "./lastChanges";
import { nginxConfig, writeNginxFile } from "./nginxFile";
import { commit, prepareStage } from "./output";
import { PictureFiles } from "./pictureFiles";
import { renderPages } from "./renderPages";
import type { PageTask } from "./renderWorker";
import { brotliQuality, Stage } from "./stage";
import { type ChangedPage, splitUnchanged } from "./unchangedPages";

export interface BuildOptions {
  pagesDir: string;
  outDir: string;
  /** Files served as they are. */
  publicDir: string;
  /** Whether each page gets a social card of its own; without, all have the site's own. */
  cards?: boolean;
  /** The colors of social cards, and those of the page around the site's icon. */
  design: Pick<Design, "card" | "themeColors">;
  onProgress: (line: string) => void;
  /**
   * Called where there was no output yet, when the folder holds the whole site but its pictures, with what makes the
   * one at an address: a first start serves the site a minute sooner.
   */
  early?: (makePicture: (address: string) => Promise<void>, check: FolderCheck) => Promise<void>;
}

/**
 * Builds the whole site: checks the content, renders every page, and when all of it is made moves what
 * changed into the output folder. Until then the last good output stays as it was.
 *
 * @returns what the check found; `ok` is false when the content has errors, and nothing was written
 * @throws Error with a message for people
 */
export async function buildSite(options: BuildOptions): Promise<{ ok: boolean; check: FolderCheck }> {
  const { pagesDir, outDir, publicDir, design, cards: ownCards = true, early, onProgress } = options;
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
  const modelOf = (page: PageContent) => toPageModel(page, { site: content.site, originals });

  const pictures = new PictureFiles(originals);
  const listed = pages.filter(({ route }) => route !== NOT_FOUND);
  const models = new Map((ownCards ? listed : []).map((page) => [page, modelOf(page)]));
  const { colors } = design.card;
  const siteCard = pictures.card("site", cardOfSite(site, originals, colors));
  const cardOf = (page: PageContent) => {
    const model = models.get(page);
    return model ? pictures.card(page.route, cardOfPage(model, site, originals, colors)) : siteCard;
  };
  const cards = new Map(pages.map((page) => [page.route, cardOf(page)]));

  // Of the site, models need these two; the rest is noted as a page is rendered from it.
  const context = hashOf(JSON.stringify([pageCodeVersion(), site.business.url, site.language]));
  const { kept, changed } = splitUnchanged(pages, { context, site, originals, cards }, out);
  const of = changed.length.toLocaleString("en-US");
  const toTask = ({ page, input }: ChangedPage): PageTask => {
    const model = models.get(page) ?? modelOf(page);
    // A model is not needed again: those of a large site fill a memory.
    models.delete(page);
    return { page: { ...model, card: cards.get(page.route) }, input };
  };
  const rendered = await renderPages(changed, toTask, { codeDir, outDir: out, stageDir, quality, site }, (done) =>
    onProgress(`rendered ${done.toLocaleString("en-US")} of ${of} changed pages`),
  );

  const rest = new Stage(out, stageDir, "rest", quality);
  for (const file of clientFiles(codeDir)) rest.add(file, readFileSync(path.join(codeDir, "client", file)));
  for (const file of filesIn(publicDir)) {
    if (file !== REDIRECTS && file !== HEADERS) rest.add(file, readFileSync(path.join(publicDir, file)));
  }
  for (const [url, bytes] of await iconFiles(publicDir, site, design)) rest.add(url.slice(1), bytes);
  for (const { file, text } of redirectFiles(pages, site, publicDir)) rest.add(file, text);
  const changes = await lastChanges(pagesDir);
  const entryOf = ({ route, file }: PageContent) => ({
    url: canonicalUrl(site, route),
    // Only its own file counts: a change of site.yaml would date every page, and most of them not for a visitor.
    changed: changes.get(path.resolve(file)),
  });
  rest.add("sitemap.xml", sitemap(listed.map(entryOf)));
  rest.add("robots.txt", robots(site.business.url));
  const policies = pagePolicies([...kept, ...rendered]);
  rest.add(HEADERS, headersFile(policies, publicDir));

  const files = [...kept, ...rendered, ...(await rest.finish())];

  if (early && !existsSync(out)) {
    // Nothing is lost by it: there was no output.
    commit(out, stageDir, files);
    for (const file of files) file.staged = undefined;
    prepareStage(out);
    await early((address) => pictures.makeOne(address, out), check);
  }
  await pictures.makeAll(onProgress);
  const made = new Stage(out, stageDir, "pictures", quality);
  for (const [url, bytes] of pictures.files()) made.add(url.slice(1), bytes);
  commit(out, stageDir, [...files, ...(await made.finish())]);
  const moved = [...redirects({ pages })].map(([old, { route }]): [string, string] => [old, route]);
  writeNginxFile(out, nginxConfig(policies, site.business.url, moved));
  return { ok: true, check };
}
