import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { lock } from "../base/files/lock";
import { baseOf, canonicalUrl } from "../base/sitePath";
import { type Clock, dayOfClock } from "../clock/clock";
import type { FolderCheck } from "../content/check/checkFolder";
import type { CollectionFile, SiteFile } from "../content/model/siteContent";
import { languagesOfPage } from "../content/site/pageLanguages";
import { partRoutes } from "../content/site/pageLists";
import { isIndexed, isNotFound, redirects } from "../content/site/routes";
import type { Design } from "../contract/design";
import type { Site } from "../contract/types.generated";
import { alternatesOf } from "../page/alternates";
import { lateSheetAddress } from "../page/document/lateSheet";
import { makeOf } from "../page/failingBlock";
import { feedFiles } from "../page/feedFiles";
import { iconFiles } from "../pictures/icons";
import { typefaceFile } from "../typefaces/typefaces";
import { buildCode, clientFiles, filesIn } from "./buildCode";
import { brotliQuality } from "./compress";
import {
  HEADERS,
  headersFile,
  type PagePolicy,
  pagePolicies,
  REDIRECTS,
  redirectFiles,
  robots,
  sitemap,
} from "./hostFiles";
import { manifestFile, type OutputFile } from "./manifest";
import { nginxConfig, nginxFile } from "./nginxFile";
import {
  clearStage,
  commit,
  expectPlace,
  type LastOutput,
  lastOutput,
  lockOf,
  otherOutput,
  prepareStage,
} from "./output";
import type { PictureWriter } from "./pictureWriter";
import { readSite, withParts } from "./readSite";
import { type Models, pageModels, renderChanged } from "./renderChanged";
import { expectShardFolder, isInShard, type Shard, shardFiles, shardOutputs } from "./shards";
import { type ListedPage, nextChangeFile, nextChangeText, type SiteFolders, type SiteIndex } from "./siteIndex";
import { Stage } from "./stage";

export interface BuildOptions extends SiteFolders {
  outDir: string;
  /** The folder of the site on its host, such as `/salon`; by default that of its own address. */
  base?: string;
  /** Whether each page gets its own social card; otherwise all share the site's. */
  cards?: boolean;
  /** Whether to make the pictures' files: encoding them takes far longer than everything else. */
  pictures?: boolean;
  /** The part of the pages, cards and pictures to make, without the files that belong to no page. */
  shard?: Shard;
  /** The folders of shards, whose files are not made again. */
  merge?: string[];
  /** Folders of similar builds: the files that this build has too are linked, if a manifest lists them. */
  similar?: string[];
  /** Whether to write the compressed forms of texts, which a host sends to visitors; by default yes. */
  compress?: boolean;
  /** For the colors of social cards and of the icons' background, and for the style in a separate file. */
  design: Pick<Design, "card" | "themeColors" | "lateSheet" | "Letter">;
  onProgress: (line: string) => void;
  /**
   * Called if there was no output yet, as soon as the folder holds the whole site without its pictures. `makePicture`
   * makes the picture at an address. The first start serves the site a minute sooner.
   */
  early?: (makePicture: (address: string) => Promise<void>, check: FolderCheck) => Promise<void>;
}

interface Built {
  /** False when the content has errors, and nothing was written. */
  ok: boolean;
  /** The number of pages of the site, and how many of them this build handled. */
  pages: number;
  made: number;
  /** The result of the check. */
  check: FolderCheck;
  /** The moment as of which the site was built. */
  clock: Clock;
  /** The instant at which the site next changes by itself; absent if not within a year. */
  next?: number;
  /** The files beside the output folder, the manifest last, by absolute path; absent if nothing was built. */
  beside?: string[];
}

/**
 * Builds the whole site: checks the content, renders every page, and only when everything is made puts the next output
 * in the place of the last one. Until then the last output stays as it was.
 *
 * @throws CouldNotRun or Error with a message for people
 */
export async function buildSite(options: BuildOptions): Promise<Built> {
  const { outDir, shard } = options;
  const place = path.resolve(outDir);
  expectPlace(place, [options.pagesDir, options.publicDir]);
  const release = lock(lockOf(place), `Another build is writing into ${outDir}`);
  const out = shard ? shardFiles(place) : place;
  try {
    return await buildInto(out, options);
  } finally {
    try {
      clearStage(out);
    } finally {
      release();
    }
  }
}

async function buildInto(out: string, options: BuildOptions): Promise<Built> {
  const { outDir, shard, merge, similar = [], compress = true, early, onProgress } = options;
  const isOwn = (name: string) => !shard || isInShard(shard, name);
  const shards = shardOutputs(merge ?? []);
  const { pages: read, index, check } = await readSite(options, isOwn);
  const { content } = check;
  const { clock } = content;
  if (!index || !content.site) return { ok: false, pages: 0, made: 0, check, clock };

  const base = baseFor(content.site, options);
  const codeDir = await buildCode(base);
  const scripts = clientFiles(codeDir);
  if (shard) expectShardFolder(outDir);
  prepareStage(out);
  const last = lastOutput(out);
  const outputs = [last, ...shards, ...similar.map(otherOutput)];
  const quality = compress ? brotliQuality(index.pages.length) : undefined;

  const source = { pages: index.pages, collections: content.collections };
  const pages = withParts(read, source);
  const models = pageModels(content, pages, index.pages, new Set(index.pictures), isOwn, { ...options, base });
  const { site, sites, pictures } = models;
  const place = { codeDir, outDir: out, quality, day: dayOfClock(clock) };
  const { kept, rendered } = await renderChanged(pages, models, source, place, outputs, onProgress);

  const rest = new Stage(out, quality);
  const policies = pagePolicies([...kept, ...rendered]);
  if (!shard) await addSharedFiles(rest, { ...options, codeDir, scripts, site, sites, ...source, policies });
  const files = [...kept, ...rendered, ...(await rest.finish())];
  // There is no output to lose.
  if (early && !existsSync(out)) {
    last.files = commitWithoutPictures(out, files, pictures, last.files);
    await early((address) => pictures.makeOne(address, out), check);
  }

  const pictureStage = new Stage(out, quality);
  files.push(...(await madePictures(pictures, outputs, pictureStage, onProgress)));
  const beside = shard ? {} : filesBeside(out, index, policies, site);
  commit(out, files, last.files, beside, sayNotWhole(options));
  await last.keep(files);
  return {
    ok: true,
    pages: index.pages.length,
    made: read.length,
    check,
    clock,
    next: index.next,
    beside: [...Object.keys(beside), manifestFile(out)],
  };
}

/** Says that another output than the last one could be seen for a moment, and why. */
const sayNotWhole =
  ({ outDir, onProgress }: BuildOptions) =>
  (reason: string) =>
    onProgress(`${outDir} cannot be replaced as a whole (${reason}), so its files were replaced one after the other.`);

/** The folder of the site on its host. */
const baseFor = ({ data }: SiteFile, { base }: BuildOptions) => base ?? baseOf((data as Site).business.url);

/** The files of pictures and cards: those that an output has already, and those made now. */
async function madePictures(
  pictures: PictureWriter,
  outputs: LastOutput[],
  stage: Stage,
  onProgress: BuildOptions["onProgress"],
): Promise<OutputFile[]> {
  const kept = outputs.flatMap((output) => pictures.keepMade(output));
  await pictures.makeAll(onProgress);
  pictures.addTo(stage);
  return [...kept, ...(await stage.finish())];
}

/**
 * Moves the site into its folder before its pictures are made. The manifest lists the pictures too, so that if this
 * build is cut off, the next one knows of them.
 */
function commitWithoutPictures(out: string, files: OutputFile[], pictures: PictureWriter, before: LastOutput["files"]) {
  const unmade = pictures.addresses().map((address) => ({ file: address.slice(1), hash: "" }));
  const made = commit(out, [...files, ...unmade], before);
  for (const file of files) Object.assign(file, { staged: undefined, from: undefined });
  prepareStage(out);
  return made;
}

/** The files beside the output folder: for nginx, and for the scheduled run that builds the site again. */
function filesBeside(out: string, index: SiteIndex, policies: PagePolicy[], site: Site): Record<string, string> {
  const moved = [...redirects(index)].map(([old, { route }]): [string, string] => [old, route]);
  const languages = index.pages.flatMap((page) => (page.language && isNotFound(page) ? page.language : []));
  return {
    [nginxFile(out)]: nginxConfig(policies, site, moved, languages),
    [nextChangeFile(out)]: nextChangeText(index.next),
  };
}

interface Shared extends Pick<BuildOptions, "publicDir" | "design"> {
  codeDir: string;
  scripts: string[];
  site: Site;
  sites: Models["sites"];
  pages: ListedPage[];
  collections: CollectionFile[] | undefined;
  policies: PagePolicy[];
}

/** Adds the files that belong to no single page. */
async function addSharedFiles(rest: Stage, shared: Shared) {
  const { codeDir, scripts, publicDir, design, site, sites, pages, collections, policies } = shared;
  for (const file of scripts) {
    const source = path.join(codeDir, "client", file);
    rest.add(file, readFileSync(source), {}, source);
  }
  const late = design.lateSheet(site);
  rest.add(lateSheetAddress(late).slice(1), late.css);
  const typefaces = [site, ...sites.values()].flatMap(({ fonts: { typefaces } }) =>
    typefaces.files.map((address) => [address, typefaces.choice] as const),
  );
  for (const [address, choice] of new Map(typefaces)) rest.add(address.slice(1), typefaceFile(choice, address) ?? "");
  for (const file of filesIn(publicDir)) {
    if (file !== REDIRECTS && file !== HEADERS) rest.add(file.normalize(), readFileSync(path.join(publicDir, file)));
  }
  for (const [url, bytes] of await iconFiles(publicDir, site, design)) rest.add(url.slice(1), bytes);
  for (const { file, text } of redirectFiles(pages, (language) => sites.get(language ?? "") ?? site, publicDir))
    rest.add(file, text);
  const listed = pages.filter(isIndexed);
  const entriesOf = (page: ListedPage) => [
    {
      url: canonicalUrl(site, page.route),
      changed: page.changed,
      alternates: alternatesOf(languagesOfPage(page, { site: { data: site }, pages }), site),
    },
    ...partRoutes(page.route, page.parts ?? 1).map((route) => ({ url: canonicalUrl(site, route) })),
  ];
  const entries = listed.flatMap((page) => makeOf(page.route, () => entriesOf(page)));
  rest.add("sitemap.xml", sitemap(entries));
  for (const { file, text } of feedFiles({ pages, collections }, new Map([[undefined, site], ...sites])))
    rest.add(file, text);
  rest.add("robots.txt", robots(site.business.url));
  rest.add(HEADERS, headersFile(policies, site.base, publicDir));
}
