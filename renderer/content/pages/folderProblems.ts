import path from "node:path";
import type { Problem } from "../../base/problem";
import { englishName } from "../../languages/languageIn";
import { IMAGES } from "../../pictures/originals";
import { languagesOf } from "../model/languages";
import type { PageContent } from "../model/siteContent";
import { mergeConflicts } from "../yaml/mergeConflict";
import { nestedPages, PAGE_ENDING } from "./nestedPages.mjs";
import { pageFileOf, readWords, WORDS_FILE, whyMisplaced } from "./pageFiles";
import { folderOf, type PagesFolder, printPath } from "./pagesFolder";
import { filesNotForWindows, unfitFilesIn } from "./publicFiles";

/** What is wrong in the folders of a site beside its pages: files that are no pages, pictures and static files. */
export function folderProblems(place: PagesFolder, site: { data: unknown } | undefined): Problem[] {
  const folders = [path.join(folderOf(place), IMAGES), path.resolve(place.cwd ?? "", place.publicDir)];
  return [...conflictsInWords(place), ...filesInFolders(place, site?.data), ...unfitFiles(place, folders)];
}

/** Files whose names have the code of a language that site.yaml does not list, or of the main one. */
export function findUnlistedLanguages(
  files: Pick<PageContent, "file" | "language">[],
  site: { data: Record<string, unknown> | undefined } | undefined,
): Problem[] {
  const { main, others } = languagesOf(site?.data);
  return files.flatMap(({ file, language }) => {
    if (!site?.data || language === undefined || others.includes(language)) return [];
    const proper = path.posix.basename(file).replace(`.${language}.`, ".");
    const codes = [main ?? site.data.language ?? "en", ...others, language].join(", ");
    const name = englishName("language", language);
    const message =
      language === main
        ? `Pages in ${name} have no code in their names: it is the main language of this site. Call this file ${proper}.`
        : `By its name this file is in ${name}, which site.yaml does not list. Write there languages: [${codes}], or rename the file.`;
    return [fileProblem(file, "languages/unlisted", message)];
  });
}

/** Files in folders below the pages that cannot be pages there, although their authors expect it. */
function filesInFolders(place: PagesFolder, site: unknown): Problem[] {
  const { main, others } = languagesOf(site);
  return nestedPages(folderOf(place)).flatMap((name) => {
    if (!PAGE_ENDING.test(name)) return [];
    const [folder = "", ...rest] = name.split("/");
    const isLanguage = others.includes(folder) || folder === main;
    const found = isLanguage ? inLanguage(folder, rest.join("/"), main) : whyMisplaced(name);
    if (!found) return [];
    const at = printPath(place, found.proper);
    const message = `This file is not a page where it is. ${found.reason} Move it to ${at}.`;
    return [fileProblem(printPath(place, name), "files/in-folder", message, found.proper)];
  });
}

/** Where a page in a folder of a language belongs. The code is in its name: `es/about.yaml` is `about.es.yaml`. */
function inLanguage(language: string, name: string, main: string | undefined): ReturnType<typeof whyMisplaced> {
  const stem = name.replace(PAGE_ENDING, "").replace(/(?:^|\/)index$/, "") || "index";
  const { properName: proper } = pageFileOf(`${stem}${language === main ? "" : `.${language}`}.yaml`);
  const where = language === main ? "have no folder and no code" : "have its code in their names, and no folder";
  return { reason: `Pages in ${englishName("language", language)} ${where}.`, proper };
}

/** Merge conflicts in the list of words, which is not YAML. */
function conflictsInWords(place: PagesFolder): Problem[] {
  const text = place.changed?.get(WORDS_FILE) ?? readWords(folderOf(place));
  return [...mergeConflicts(text)].map((found) => ({
    file: printPath(place, WORDS_FILE),
    severity: "error",
    pointer: "",
    ...found,
  }));
}

/** Pictures and static files that must not be published, or whose names some systems do not support. */
function unfitFiles(place: PagesFolder, folders: string[]): Problem[] {
  const misnamed = folders.flatMap(filesNotForWindows).map(({ file, reason }) => {
    const message = `${reason}, so a file cannot be called ${path.basename(file)}. Give it another name.`;
    return fileProblem(printPath(place, file), "files/name", message);
  });
  const unfit = folders.flatMap(unfitFilesIn).map(({ file, reason }) => {
    const message = `${path.basename(file)} ${reason}, so it is not published. Put the file itself there, or remove it.`;
    return fileProblem(printPath(place, file), "files/unreadable", message);
  });
  return [...misnamed, ...unfit];
}

/** A problem of a file as a whole, at its first line. */
export function fileProblem(file: string, rule: string, message: string, suggestion?: string): Problem {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return { file, ...place, severity: "error", rule, pointer: "", message, ...(suggestion ? { suggestion } : {}) };
}
