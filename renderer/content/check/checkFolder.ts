import path from "node:path";
import { ChangedMeanwhile } from "../../base/couldNotRun";
import type { Problem } from "../../base/problem";
import { measureOriginals } from "../../pictures/measure";
import { contentIn } from "../model/languages";
import { type ContentFile, filesOf, picturesIn, type SiteContent } from "../model/siteContent";
import { loadContent } from "../pages/loadContent";
import { openContent } from "../pages/openContent";
import type { PagesFolder } from "../pages/pagesFolder";
import type { UnreadPage } from "../pages/unreadPage";
import { misspellings } from "../site/spelling/misspellings";
import { type CheckOptions, checkSite } from "./checkSite";
import { fileFindings } from "./fileFindings";
import { rulesOf } from "./loadRules";
import type { FurtherCheck } from "./rule";

export interface FolderCheck {
  /** The number of pages, without site.yaml. */
  pages: number;
  problems: Problem[];
  content: SiteContent;
}

interface FolderOptions extends PagesFolder, Omit<CheckOptions, "beyond"> {
  /** Whether to check the spelling: the first time takes seconds. */
  spelling?: boolean;
  /** Whether to cache the findings of each page, and to skip reading pages that have not changed. */
  remember?: boolean;
  /** A check beyond the content, such as that of the built site. */
  further?: (content: SiteContent) => Promise<FurtherCheck>;
}

/** Loads and checks a folder of pages. @throws CouldNotRun if the folder or a file cannot be read */
export async function checkFolder(options: FolderOptions): Promise<FolderCheck> {
  try {
    return await checkOnce(options);
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return checkOnce(options);
    throw error;
  }
}

async function checkOnce(options: FolderOptions): Promise<FolderCheck> {
  const { dir, cwd = "", launch, errorsOnly, today, spelling, remember, further } = options;
  const rules = await rulesOf({ launch, errorsOnly });
  const look = (pages: UnreadPage[], site: SiteContent) => {
    for (const page of pages) fileFindings(page, contentIn(site, page.language), rules);
  };
  const { content, keep } = remember ? openContent(options, look) : { content: loadContent(options), keep: undefined };
  content.originals = await measureOriginals(content.imagesRoot, imageNames(filesOf(content)));
  if (spelling) content.misspelled = await misspellings(content, path.resolve(cwd, dir));
  const beyond = await further?.(content);
  const problems = await checkSite(content, { launch, errorsOnly, today, beyond });
  keep?.();
  return { pages: content.pages.length, problems, content };
}

/** Every picture that the files name and that could be a file of the folder. */
export function imageNames(files: ContentFile[]): string[] {
  return files
    .flatMap(picturesIn)
    .map(({ value }) => value)
    .filter((value) => value.startsWith("/") && !value.split("/").includes(".."));
}
