import { parse } from "yaml";
import { CouldNotRun } from "../base/couldNotRun";
import { nearest } from "../base/nearest";
import { hasPlaceholder } from "../base/placeholders";
import { valuePlace } from "../clock/resolveTimes";
import { Facts } from "../content/facts/facts";
import { bookMoney, type PriceEntry } from "../content/facts/priceBook";
import { definitionOf, filesOf, type SiteContent } from "../content/model/siteContent";
import { siteAsOf } from "../content/pages/asOf";
import { walkStrings } from "../content/pages/walkTyped";
import { placesIn } from "../content/places/locate";
import { entriesOf } from "../content/site/prices/entries";
import type { FileChange } from "./fileChange";
import { YamlEdit } from "./yamlEdit";

/** The parts of an entry of the price book that may change. */
export const PRICE_FIELDS = ["price", "upTo", "duration", "said"] as const;

export type PriceUpdate = Partial<Record<(typeof PRICE_FIELDS)[number], string>>;

/**
 * Changes the price book in site.yaml. Writes nothing.
 *
 * @param updates the new values by the entry's id; `$165`, `165` and `$165.00` are the same price
 * @returns the changed file, if anything changes, and every text of the site that changes with it
 * @throws CouldNotRun if an entry has no such field, or a value is not a price or duration
 */
export function changePrices(content: SiteContent, updates: Map<string, PriceUpdate>) {
  const { site } = content;
  if (!site?.data) throw new CouldNotRun("site.yaml has errors. Fix it first: npm run check says where.");
  const edit = new YamlEdit(site.file, site.text);
  for (const [id, update] of updates) {
    const entry = findEntry(content, id);
    for (const field of PRICE_FIELDS) {
      const after = update[field] && inOneForm(field, update[field]);
      if (!after || sameValue(field, entry[field], after)) continue;
      // If there are several values with times, take the current one.
      const pointer = valuePlace(site.source, `${entry.pointer}/${field}`);
      if (edit.value(pointer) === undefined) {
        throw new CouldNotRun(`${id} has no ${field} of its own in ${site.file}.${sizesOf(content, id)}`);
      }
      edit.set(pointer, after);
    }
  }
  const after = edit.finish();
  const changes: FileChange[] = after === site.text ? [] : [{ file: site.file, before: site.text, after }];
  return { changes, texts: changedTexts(content, parse(after)) };
}

/** @throws CouldNotRun for an unknown id, with the nearest known one */
export function findEntry(content: SiteContent, id: string): PriceEntry {
  const entries = entriesOf(content);
  const entry = entries.find((each) => each.id === id);
  if (entry) return entry;
  const ids = entries.map((each) => each.id);
  const near = nearest(id, ids);
  const hint = near ? `Did you mean ${near}?` : `It has: ${ids.filter((each) => !each.includes(".")).join(", ")}.`;
  throw new CouldNotRun(`The price book has no ${id}. ${hint}`);
}

/** The sizes to choose from, if a service has its prices by size. */
function sizesOf(content: SiteContent, id: string): string {
  const sizes = entriesOf(content).flatMap(({ id: other, of, option }) =>
    option && of === other && other.startsWith(`${id}.`) ? [option] : [],
  );
  return sizes.length > 0 ? ` Name one of its sizes with --size: ${sizes.join(", ")}.` : " Write it there first.";
}

/**
 * Every text of the site that is another one with other data of site.yaml.
 *
 * @param site the new data, as written
 * @param clock as of when the texts are compared
 */
export function changedTexts(content: SiteContent, site: Record<string, unknown>, clock = content.clock) {
  const [was, is] = [parse(content.site?.text ?? "") as Record<string, unknown>, site].map((data) =>
    Facts.ofSite(siteAsOf(data, clock)),
  ) as [Facts, Facts];
  return filesOf(content).flatMap((file) => {
    const own = (facts: Facts) =>
      file === content.site ? facts : facts.withVars((file.source as { vars?: unknown } | undefined)?.vars);
    const [old, now] = [own(was), own(is)];
    const placeOf = placesIn(file);
    return walkStrings(definitionOf(file), file.source).flatMap(({ pointer, value }) => {
      if (!hasPlaceholder(value)) return [];
      const [before, after] = [old.fill(value, () => {}), now.fill(value, () => {})];
      return before === after ? [] : [{ file: file.file, line: placeOf({ pointer }).line, before, after }];
    });
  });
}

/** @throws CouldNotRun if the value is not valid for its field */
export function inOneForm(field: keyof PriceUpdate, written: string): string {
  const value = written.trim().replaceAll("–", "-");
  if (field === "said") return value;
  if (field === "duration") {
    if (/^\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)? (?:hours?|minutes?)$/.test(value)) return value;
    throw new CouldNotRun(`"${written}" is not a duration. Write it like 4-6 hours, 1.5 hours or 30 minutes.`);
  }
  const amount = amountOf(value);
  if (amount === undefined) throw new CouldNotRun(`"${written}" is not a price. Write it like 165 or $165.`);
  return bookMoney.format(amount);
}

function sameValue(field: keyof PriceUpdate, before: string | undefined, after: string): boolean {
  return before === after || (/^(?:price|upTo)$/.test(field) && amountOf(before ?? "") === amountOf(after));
}

/** Parses `$1,650.00` and `1650` as 1650. Returns undefined for other words. */
function amountOf(written: string): number | undefined {
  return bookMoney.parse(written) ?? bookMoney.parse(`$${written.trim()}`);
}
