import path from "node:path";
import { stringify } from "yaml";
import { pageAt } from "../../../authoring/addresses";
import type { FileChange } from "../../../authoring/fileChange";
import { WRITTEN } from "../../../authoring/splices";
import { insertItem } from "../../../authoring/yaml/editList";
import { CouldNotRun } from "../../../base/couldNotRun";
import { slugOf } from "../../../base/slug";
import type { SiteContent } from "../../../content/model/siteContent";
import { blocksOf } from "../../../content/pages/pageBlocks";
import { readBlocks } from "../../../schema/readBlocks";
import type { NewCollection } from "../../protocol/collections";

const ROOT = path.resolve(import.meta.dirname, "../../../..");

/** The folder of a collection, from its name. @throws CouldNotRun if no address can be made of it */
export function folderNamed(name: string): string {
  const slug = slugOf(name, 60);
  if (slug === "") throw new CouldNotRun("Give it a name with letters or digits: the addresses of its pages begin so.");
  return slug;
}

/**
 * The files of a new collection: its settings, and a list of it at the end of a page.
 *
 * @param printed the name of a file as it is printed
 * @throws CouldNotRun if there is such a collection already
 */
export function newCollection(
  { name, needs, listedOn }: NewCollection,
  content: SiteContent,
  printed: (file: string) => string,
): FileChange[] {
  const folder = folderNamed(name);
  if (content.collections?.some((one) => one.folder === `/${folder}`))
    throw new CouldNotRun(`There is a collection at /${folder} already. Give this one another name.`);
  const settings = { collection: name.trim(), ...(needs.length > 0 && { pages: { required: needs } }) };
  const made = { file: printed(`${folder}/_collection.yaml`), after: stringify(settings, WRITTEN) };
  return listedOn === "" ? [made] : [made, listOn(listedOn, name.trim(), folder, content)];
}

function listOn(route: string, heading: string, of: string, content: SiteContent): FileChange {
  const { file, text, source } = pageAt(route, content);
  const type = readBlocks(ROOT).find(({ schema }) => schema.lists)?.type ?? "list";
  const after = insertItem(file, text, "/blocks", blocksOf({ data: source }).length, { type, heading, of });
  return { file, before: text, after };
}
