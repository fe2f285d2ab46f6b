import path from "node:path";
import type { FileChange } from "../../../renderer/authoring/fileChange";
import { writeChanges } from "../../../renderer/authoring/writeChanges";
import { checkFolder } from "../../../renderer/content/checkFolder";
import type { Salon } from "./salon";

/** Writes changes, and tells each error of the site afterwards in one line. */
export async function errorsAfter(pages: Salon, changes: FileChange[]): Promise<string[]> {
  writeChanges(pages, changes);
  const { problems } = await checkFolder(pages);
  return problems
    .filter(({ severity, rule }) => severity === "error" || rule === "links/redirected")
    .map(({ file, line, rule }) => `${path.basename(file)}:${line} ${rule}`);
}
