import { isGroup } from "../../base/groups";
import { laidOver } from "../model/languages";
import { figureWriter } from "./figureWriter";
import { localeIn } from "./locale";

type Fields = Record<string, unknown>;

/** The fields of prices and facts that visitors read; the others are names, addresses, reasons and times of the file. */
const SHOWN = /^(?:name|value|price|upTo|duration)$/;

/**
 * What site.yaml says in another language: its data with that of `site.es.yaml` over it. The figures of its price book
 * and its facts are written as that language writes them; those of `site.es.yaml` are in that language already.
 *
 * @param language its code, and by default its tag
 * @param own the data of `site.es.yaml`
 */
export function siteIn(site: Fields, language: string, own: unknown): Fields {
  const over = isGroup(own) ? { language, ...own } : { language };
  const write = figureWriter(localeIn(site), localeIn(laidOver(site, over)));
  const inLanguage = (value: unknown, name = ""): unknown => {
    if (Array.isArray(value)) return value.map((one) => inLanguage(one, name));
    if (isGroup(value))
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLanguage(inner, key)]));
    // A whole number is a year as well as a count, and has no separator.
    const isFigure = typeof value === "string" || (typeof value === "number" && !Number.isInteger(value));
    return isFigure && SHOWN.test(name) ? write(value) : value;
  };
  const changed = ["prices", "facts"].flatMap((name) => (name in site ? [[name, inLanguage(site[name])]] : []));
  return laidOver({ ...site, ...Object.fromEntries(changed) }, over) as Fields;
}
