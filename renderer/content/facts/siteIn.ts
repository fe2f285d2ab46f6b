import { isGroup } from "../../base/groups";
import { laidOver } from "../model/languages";
import { durationsOf, localeIn } from "./locale";

type Fields = Record<string, unknown>;

/**
 * What site.yaml says in another language: its data with that of `site.es.yaml` over it. Durations of the price book,
 * and facts that are nothing else, such as `24 hours`, are written as that language writes them.
 *
 * @param language its code, and by default its tag
 * @param own the data of `site.es.yaml`
 */
export function siteIn(site: Fields, language: string, own: unknown): Fields {
  const merged = laidOver(site, isGroup(own) ? { language, ...own } : { language }) as Fields;
  const [from, to] = [durationsOf(localeIn(site)), durationsOf(localeIn(merged))];
  const translated = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(translated);
    if (isGroup(value))
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, translated(inner)]));
    const duration = typeof value === "string" ? from.parse(value) : undefined;
    return duration ? to.format(duration) : value;
  };
  const changed = ["prices", "facts"].flatMap((name) => (name in merged ? [[name, translated(merged[name])]] : []));
  return { ...merged, ...Object.fromEntries(changed) };
}
