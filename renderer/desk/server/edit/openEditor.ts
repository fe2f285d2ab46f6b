import path from "node:path";
import { hashOf } from "../../../base/files/files.mjs";
import { type ContentPlace, folderOf } from "../../../content/pages/loadContent";
import { type EditorOptions, PageEditor } from "./pageEditor";

const HISTORIES = path.resolve(import.meta.dirname, "../../../../node_modules/.cache/desk");

/** The editor of a folder of pages, with the history of that folder. */
export function openEditor(place: ContentPlace, options: Omit<EditorOptions, "journal">): PageEditor {
  const journal = path.join(HISTORIES, hashOf(folderOf(place)).slice(0, 16));
  return new PageEditor(place, { journal, ...options });
}
