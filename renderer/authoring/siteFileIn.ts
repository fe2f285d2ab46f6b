import { stringify } from "yaml";
import { isGroup } from "../base/groups";
import { valueAt } from "../base/pointer";
import type { SiteContent } from "../content/model/siteContent";
import { englishName } from "../languages/languageIn";
import type { FileChange } from "./fileChange";

/**
 * The file for the texts of a language beside site.yaml, with those that every page shows as they are there, to be
 * translated. None if it is there already. Writes nothing.
 */
export function siteFileIn(language: string, { site, translations = [] }: SiteContent): FileChange[] {
  const own = translations.find((one) => one.language === language)?.site;
  if (!site || own?.text !== "") return [];
  const said = (group: string, names: string[]) => {
    const value = valueAt(site.source, group);
    return Object.fromEntries(names.flatMap((name) => (isGroup(value) && name in value ? [[name, value[name]]] : [])));
  };
  const texts = { business: said("/business", ["tagline", "description"]), ...said("", ["navigation", "footer"]) };
  const heading = `# What differs in ${englishName("language", language)}: everything else is in site.yaml.\n`;
  return [{ file: own.file, after: heading + stringify(texts, { lineWidth: 0 }) }];
}
