import { FIGURES_FILE, routeOf } from "../../../content/pages/pageFiles";
import { isPageFile } from "../../../content/pages/rowPages";
import type { PageToSend } from "../../protocol/publish";

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
