import { readFileSync } from "node:fs";
import path from "node:path";
import { checkFolder, type FolderCheck } from "../content/checkFolder";
import { isDraft } from "../content/site/drafts";
import { NOT_FOUND, redirects } from "../content/site/routes";
import { canonicalUrl } from "../page/pageModel";
import { toSiteModel } from "../page/siteModel";
import { buildCode } from "./buildCode";
import { clientFiles, filesIn } from "./clientFiles";
import { brotliQuality } from "./compress";
import { robots, sitemap } from "./crawlerFiles";
import { HEADERS, headersFile } from "./headersFile";
import { nginxConfig, writeNginxFile } from "./nginxFile";
import { commit, hashOf, prepareStage } from "./output";
import { makePictures } from "./pagePictures";
import { pagePolicies } from "./pagePolicies";
import { REDIRECTS, redirectFiles } from "./redirectFiles";
import { renderPages } from "./renderPages";
import { Stage } from "./stage";
import { splitUnchanged } from "./unchangedPages";

export interface BuildOptions {
  /** The folder of YAML files. */
  pagesDir: string;
  /** Where the site lands. */
  outDir: string;
  /** Files served as they are. */
  publicDir: string;
  /** Whether each page gets a social card of its own; without, the site's own card stands for all. */
  cards?: boolean;
  /** Is told, in words, what the build is at. */
  onProgress?: (line: string) => void;
}

export interface BuildResult {
  /** False when the content has errors; nothing was written then. */
  ok: boolean;
  /** What the content check found. */
  check: FolderCheck;
}

/**
 * Builds the whole site: checks the content, draws every page, and only when all of it is made
 * moves what changed into the output folder. Until then the last good output stays as it was.
 *
 * @throws OutputError, RenderError, CouldNotRun: each says in words what happened
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { pagesDir, outDir, publicDir, cards = true, onProgress } = options;
  const check = await checkFolder({ dir: pagesDir, publicDir });
  const { content, problems } = check;
  const drafts = new Set(content.pages.filter(isDraft).map(({ file }) => file));
  // A draft is not built, so that what is wrong with it stops no other page.
  if (problems.some(({ severity, file }) => severity === "error" && !drafts.has(file))) return { ok: false, check };
  const pages = content.pages.filter(({ file }) => !drafts.has(file));
  const site = toSiteModel(content);

  const codeDir = await buildCode();
  const out = path.resolve(outDir);
  const stageDir = prepareStage(out);

  const pictures = await makePictures({ pages, site, content }, cards, onProgress);
  const { kept, toDraw } = splitUnchanged(pages, pictures, out, hashOf(`${codeDir}\0${JSON.stringify(site)}`));
  const quality = brotliQuality(pages.length);
  const setup = { codeDir, outDir: out, stageDir, quality, site: content.site, originals: pictures.originals };
  const drawn = await renderPages(toDraw, setup, (done) =>
    onProgress?.(`drew ${done.toLocaleString("en-US")} of ${toDraw.length.toLocaleString("en-US")} changed pages`),
  );

  const rest = new Stage(out, stageDir, "rest", quality);
  for (const file of clientFiles(codeDir)) rest.add(file, readFileSync(path.join(codeDir, "client", file)));
  for (const file of filesIn(publicDir)) {
    if (file !== REDIRECTS && file !== HEADERS) rest.add(file, readFileSync(path.join(publicDir, file)));
  }
  pictures.addTo(rest);
  for (const { file, text } of redirectFiles(pages, site, publicDir)) rest.add(file, text);
  const listed = pages.filter(({ route }) => route !== NOT_FOUND);
  rest.add("sitemap.xml", sitemap(listed.map(({ route }) => canonicalUrl(site, route)).sort()));
  rest.add("robots.txt", robots(site.business.url));

  const policies = pagePolicies([...kept, ...drawn], out);
  rest.add(HEADERS, headersFile(policies, publicDir));

  commit(out, stageDir, [...kept, ...drawn, ...(await rest.finish())]);
  const moved = [...redirects({ pages })].map(([old, { route }]): [string, string] => [old, route]);
  writeNginxFile(out, nginxConfig(policies, site.business.url, moved));
  return { ok: true, check };
}
