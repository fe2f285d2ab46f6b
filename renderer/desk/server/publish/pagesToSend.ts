import { isCollectionFile, isSiteFile } from "../../../content/model/siteContent";
import { FIGURES_FILE, routeOf } from "../../../content/pages/pageFiles";
import { isTemplate } from "../../../content/pages/rowPages";
import { isCsv } from "../../../content/pages/rowTable";
import type { PageToSend } from "../../protocol/publish";

/** Whether a file is the page at its address: not a template, a table, or what a folder has in common. */
const isPageFile = (file: string): boolean =>
  !isSiteFile(file) && !isTemplate(file) && !isCollectionFile(file) && !isCsv(file);

/**
 * The pages and the facts of the site among changed files: each can be sent by itself.
 *
 * @param before the texts of the changed files of YAML as last published; undefined for those that are new
 * @param isThere whether a file is in the folder
 */
export function pagesToSend(before: Map<string, string | undefined>, isThere: (file: string) => boolean): PageToSend[] {
  return [...before].flatMap(([file, text]): PageToSend[] => {
    if (file === FIGURES_FILE) return [];
    const kind = text === undefined ? "added" : isThere(file) ? "changed" : "removed";
    return [
      {
        file,
        kind,
        ...(isPageFile(file) && { route: routeOf(file) }),
      },
    ];
  });
}
