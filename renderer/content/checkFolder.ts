import path from "node:path";
import { measureOriginals } from "../pictures/measure";
import { type CheckOptions, checkSite } from "./checkSite";
import { type LoadOptions, loadContent } from "./load/loadContent";
import { rememberedYaml } from "./load/yaml/rememberedYaml";
import type { Problem } from "./report/problem";
import type { FurtherCheck, RuleDescription } from "./rule";
import { misspellings } from "./site/spelling/misspellings";
import type { ContentFile, SiteContent } from "./siteContent";

/** What a check of one folder found. */
export interface FolderCheck {
  /** How many pages the folder has; site.yaml is none. */
  pages: number;
  problems: Problem[];
  content: SiteContent;
  /** The rules of what was looked at beyond the content. */
  beyond: RuleDescription[];
}

/** What is asked of a folder. */
interface FolderOptions extends LoadOptions, Omit<CheckOptions, "beyond"> {
  dir: string;
  /** Whether words are looked up too: the first time that takes seconds. */
  spelling?: boolean;
  /** Looks further than the content, as at the built site. */
  further?: (content: SiteContent) => Promise<FurtherCheck>;
}

/**
 * Loads a folder of pages and checks all of it.
 *
 * @throws CouldNotRun where the folder or a file cannot be read
 */
export async function checkFolder({
  dir,
  launch,
  today,
  spelling = false,
  further,
  ...options
}: FolderOptions): Promise<FolderCheck> {
  const content = loadContent(dir, { parse: rememberedYaml, ...options });
  content.originals = await measureOriginals(content.imagesRoot, imageNames(filesOf(content)));
  if (spelling) content.misspelled = await misspellings(content, path.resolve(options.cwd ?? "", dir));
  const beyond = await further?.(content);
  const problems = await checkSite(content, { launch, today, beyond });
  return { pages: content.pages.length, problems, content, beyond: beyond?.rules ?? [] };
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
