import { groupBy, isGroup } from "../../../base/groups";
import { valueAt } from "../../../base/pointer";
import { factUses } from "../../../content/facts/factUses";
import { priceBook } from "../../../content/facts/priceBook";
import { filesByName, type PageContent, type SiteContent } from "../../../content/model/siteContent";
import { inWords } from "../../protocol/inWords";
import type { NamedSize, PricedStyle, PriceTable } from "../../protocol/prices";
import { cellWords } from "./readCell";

/** A size of fewer styles is no column of the table, but a cell of its style. */
const SHARED = 3;

/** The price book as it is now. */
export function priceTable(content: SiteContent): PriceTable {
  const data = content.site?.source as Record<string, unknown> | undefined;
  const whole = (content.site?.timed?.source ?? data) as Record<string, unknown> | undefined;
  const entries = [...priceBook(data?.prices)].filter(({ id, of }) => id === of);
  const bySize = groupBy(
    entries.filter(({ option }) => option !== ""),
    ({ option }) => option,
  );
  const shared = [...bySize].filter(([, found]) => found.length >= SHARED).map(([key]) => named(key));
  const isShared = (key: string) => shared.some((size) => size.key === key);
  const styles = entries
    .filter(({ option }) => option === "")
    .map((style): PricedStyle => {
      const own = entries.filter(({ id, option }) => option && id === `${style.id}.${option}`);
      const later = [style, ...own].flatMap(({ option, pointer }) => {
        const words = laterWords(valueAt(whole, `${pointer}/price`));
        return words ? [[option, words]] : [];
      });
      return {
        key: style.id,
        name: style.service,
        own: cellWords(style),
        cells: Object.fromEntries(own.map((entry) => [entry.option, cellWords(entry)])),
        others: own.filter(({ option }) => !isShared(option)).map(({ option }) => named(option)),
        later: Object.fromEntries(later),
      };
    });
  return { sizes: shared, styles };
}

const named = (key: string): NamedSize => ({ key, label: inWords(key) });

/** Each later value of several: `$175 from 2027-01-01`. */
function laterWords(value: unknown): string {
  if (!Array.isArray(value)) return "";
  return value
    .filter(isGroup)
    .flatMap((one) => (one.from === undefined ? [] : [`${one.value} from ${one.from}`]))
    .join(", ");
}

/** How often facts are said, and on which pages; in site.yaml, that is every page. */
export function usesOf(content: SiteContent, isMeant: (name: string) => boolean): { count: number; on: string[] } {
  const uses = factUses(content)
    .filter(({ name }) => isMeant(name))
    .flatMap((fact) => fact.uses);
  return { count: uses.length, on: [...new Set(uses.map(({ file }) => whereOf(content, file)))] };
}

/** The address of the page of a file, or `every page` for site.yaml. */
export function whereOf(content: SiteContent, file: string): string {
  return (filesByName(content).get(file) as Partial<PageContent> | undefined)?.route ?? "every page";
}
