import { CouldNotRun } from "../content/couldNotRun";
import type { PageContent, SiteContent } from "../content/siteContent";
import { addressFault } from "./addresses";
import { type ContentFolder, type FileChange, fileOf } from "./fileChange";
import { placesOf, type SourceTexts, sourceTexts } from "./sourceTexts";
import { firstFault } from "./textFaults";
import { YamlEdit } from "./yamlEdit";

/** A new page as somebody wants it: what is not named stays as it is in the source. */
export type Wishes = Partial<Omit<SourceTexts, "vars">> & {
  route: string;
  vars?: Record<string, string>;
};

/**
 * The file of a new page: the source with the wishes put in, its comments and layout as they were,
 * and `draft: true` above all, so that nothing half-done is published.
 *
 * @throws CouldNotRun in one sentence where a wish cannot be; nothing is written here in any case
 */
export function clonePage(
  folder: ContentFolder,
  site: SiteContent,
  source: PageContent,
  wishes: Wishes,
): FileChange & { after: string } {
  const fault = addressFault(wishes.route, site) ?? firstFault(site, source, wishes);
  if (fault) throw new CouldNotRun(fault);

  const edit = new YamlEdit(source.file, source.text);
  const texts = sourceTexts(source);
  const places = placesOf(source);
  const set = (pointer: string, before: string | undefined, after: string | undefined) => {
    if (after !== undefined && after !== before) edit.set(pointer, likeBefore(edit.value(pointer), after));
  };
  set("/title", texts.title, wishes.title);
  set("/description", texts.description, wishes.description);
  if (texts.breadcrumb !== undefined) set("/breadcrumb", texts.breadcrumb, wishes.breadcrumb);
  else if (wishes.breadcrumb) edit.insertAfter(["description", "title"], "breadcrumb", wishes.breadcrumb);
  if (places.heading) set(places.heading, texts.heading, wishes.heading);
  if (places.image) set(places.image, texts.image, wishes.image);
  if (places.alt) set(places.alt, texts.alt, wishes.alt);
  for (const [name, value] of Object.entries(wishes.vars ?? {})) set(`/vars/${name}`, texts.vars[name], value);
  for (const name of ["aliases", "redirectFrom"]) edit.removeName(name);
  if (edit.value("/draft") === undefined) edit.insertFirst("draft", true);
  else if (edit.value("/draft") !== true) edit.set("/draft", true);
  return { file: fileOf(folder, wishes.route), after: edit.finish() };
}

/** A number among the page's own names stays one, without quotes. */
function likeBefore(before: unknown, after: string): string | number {
  return typeof before === "number" && after.trim() !== "" && String(Number(after)) === after ? Number(after) : after;
}
