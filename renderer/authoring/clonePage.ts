import { CouldNotRun } from "../base/couldNotRun";
import { contentIn } from "../content/model/languages";
import type { PageContent, SiteContent } from "../content/model/siteContent";
import { addressError, languageOf } from "./addresses";
import { type ContentFolder, type FileChange, fileOf } from "./fileChange";
import { type NewPageOptions, placesOf, sourceTexts } from "./sourceTexts";
import { firstError } from "./textErrors";
import { YamlEdit } from "./yamlEdit";

/**
 * The file of a new page: the original with the requested values, its comments and layout unchanged, and
 * `draft: true` at the top, so that nothing unfinished is published. Writes nothing.
 *
 * @throws CouldNotRun in one sentence for an invalid value
 */
export function clonePage(
  folder: ContentFolder,
  site: SiteContent,
  source: PageContent,
  options: NewPageOptions,
): FileChange & { after: string } {
  const language = languageOf(options.route, site);
  const error = addressError(options.route, site) ?? firstError(contentIn(site, language), source, options);
  if (error) throw new CouldNotRun(error);

  const edit = new YamlEdit(source.file, source.text);
  const texts = sourceTexts(source);
  const set = (pointer: string, before: string | undefined, after: string | undefined) => {
    if (after !== undefined && after !== before) edit.set(pointer, ofSameType(edit.value(pointer), after));
  };
  const places = placesOf(source);
  for (const name of Object.keys(places) as (keyof typeof places)[]) {
    if (places[name]) set(places[name], texts[name], options[name]);
  }
  const { breadcrumb } = options;
  if (!places.breadcrumb && breadcrumb) edit.insert("breadcrumb", breadcrumb, ["description", "title"]);
  for (const [name, value] of Object.entries(options.vars ?? {})) set(`/vars/${name}`, texts.vars[name], value);
  for (const name of ["aliases", "redirectFrom"]) edit.removeName(name);
  if (edit.value("/draft") === undefined) edit.insert("draft", true);
  else if (edit.value("/draft") !== true) edit.set("/draft", true);
  return { file: fileOf(folder, options.route, language), after: edit.finish() };
}

/** A number under `vars` stays a number, without quotes. */
function ofSameType(before: unknown, after: string): string | number {
  return typeof before === "number" && after.trim() !== "" && String(Number(after)) === after ? Number(after) : after;
}
