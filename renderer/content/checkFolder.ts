import path from "node:path";
import { measureOriginals } from "../pictures/measure";
import { type CheckOptions, checkSite } from "./checkSite";
import { type ContentPlace, loadContent } from "./load/loadContent";
import type { Problem } from "./report/problem";
import type { FurtherCheck } from "./rule";
import { misspellings } from "./site/spelling/misspellings";
import { type ContentFile, filesOf, type SiteContent } from "./siteContent";

export interface FolderCheck {
  /** The number of pages, without site.yaml. */
  pages: number;
  problems: Problem[];
  content: SiteContent;
}

interface FolderOptions extends ContentPlace, Omit<CheckOptions, "beyond"> {
  /** Whether the spelling is checked too: the first time that takes seconds. */
  spelling?: boolean;
  /** A check beyond the content, as of the built site. */
  further?: (content: SiteContent) => Promise<FurtherCheck>;
}

/** Loads and checks a folder of pages. @throws CouldNotRun where the folder or a file cannot be read */
export async function checkFolder(options: FolderOptions): Promise<FolderCheck> {
  const { dir, cwd = "", launch, today, spelling, further } = options;
  const content = loadContent(options);
  content.originals = await measureOriginals(content.imagesRoot, imageNames(filesOf(content)));
  if (spelling) content.misspelled = await misspellings(content, path.resolve(cwd, dir));
  const beyond = await further?.(content);
  const problems = await checkSite(content, { launch, today, beyond });
  return { pages: content.pages.length, problems, content };
}

/** Every picture that files name and that could be a file of the folder. */
export function imageNames(files: ContentFile[]): string[] {
  return files
    .flatMap(({ values }) => values)
    .filter(({ kind, value }) => kind === "ImageSource" && value.startsWith("/") && !value.split("/").includes(".."))
    .map(({ value }) => value);
}
