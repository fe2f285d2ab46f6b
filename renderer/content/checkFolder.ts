import path from "node:path";
import { measureOriginals } from "../pictures/measure";
import { type CheckOptions, checkSite } from "./checkSite";
import { type LoadOptions, loadContent } from "./loadContent";
import type { Problem } from "./problem";
import type { ContentFile, SiteContent } from "./siteContent";
import { misspellings } from "./spelling/misspellings";
import { rememberedYaml } from "./yaml/rememberedYaml";

/** What a check of one folder found. */
export interface FolderCheck {
  /** How many pages the folder has; site.yaml is none. */
  pages: number;
  problems: Problem[];
  content: SiteContent;
}

/**
 * Loads a folder of pages and checks all of it.
 *
 * @param spelling whether words are looked up too: the first time that takes seconds
 * @throws CouldNotRun where the folder or a file cannot be read
 */
export async function checkFolder({
  dir,
  launch,
  today,
  spelling = false,
  ...options
}: LoadOptions & CheckOptions & { dir: string; spelling?: boolean }): Promise<FolderCheck> {
  const content = loadContent(dir, { parse: rememberedYaml(), ...options });
  content.originals = await measureOriginals(content.imagesRoot, imageNames(filesOf(content)));
  if (spelling) content.misspelled = await misspellings(content, path.resolve(options.cwd ?? "", dir));
  return { pages: content.pages.length, problems: await checkSite(content, { launch, today }), content };
}

/** Every picture that files name and that could be a file of the folder. */
export function imageNames(files: ContentFile[]): string[] {
  return files
    .flatMap(({ values }) => values)
    .filter(({ kind, value }) => kind === "ImageSource" && value.startsWith("/") && !value.split("/").includes(".."))
    .map(({ value }) => value);
}

/** The facts and every page. */
export function filesOf({ site, pages }: SiteContent): ContentFile[] {
  return site ? [site, ...pages] : pages;
}
