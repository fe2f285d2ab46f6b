import { parse } from "yaml";
import { CouldNotRun } from "../base/couldNotRun";
import { namesNear, nearestName } from "../base/nearest";
import { hasPlaceholder } from "../base/placeholders";
import { withSign } from "../base/values/money";
import type { Values } from "../base/values/values";
import { valuePlace } from "../clock/resolveTimes";
import { Facts } from "../content/facts/facts";
import type { PriceEntry } from "../content/facts/priceBook";
import { siteIn } from "../content/facts/siteIn";
import { contentsIn, hasItself } from "../content/model/languages";
import { definitionOf, filesOf, type SiteContent } from "../content/model/siteContent";
import { siteAsOf } from "../content/pages/asOf";
import { walkStrings } from "../content/pages/walkTyped";
import { placesIn } from "../content/places/locate";
import { entriesOf, exampleOf } from "../content/site/prices/entries";
import { valuesOf } from "../content/site/values";
import type { FileChange } from "./fileChange";
import { YamlEdit } from "./yamlEdit";

const EXAMPLES = [
  { from: 240, to: 360, unit: "hour" },
  { from: 90, to: 90, unit: "hour" },
  { from: 30, to: 30, unit: "minute" },
] as const;

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
  const values = valuesOf(content);
  for (const [id, update] of updates) {
    const entry = findEntry(content, id);
    for (const field of PRICE_FIELDS) {
      const after = update[field] && inOneForm(field, update[field], values);
      if (!after || sameValue(field, entry[field], after, values)) continue;
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
  const near = nearestName(id, ids);
  const hint = near
    ? `Did you mean ${near}?`
    : `It has: ${namesNear(
        id,
        ids.filter((each) => !each.includes(".")),
      )}.`;
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
  return contentsIn(content).flatMap((one) => textsIn(one, content, site, clock));
}

/** @param content of one language @param whole of all */
function textsIn(content: SiteContent, whole: SiteContent, site: Record<string, unknown>, clock: SiteContent["clock"]) {
  const { language } = content;
  const [was, is] = [parse(whole.site?.text ?? "") as Record<string, unknown>, site].map((data) =>
    Facts.ofSite(siteAsOf(language === undefined ? data : siteIn(data, language, content.site?.own), clock)),
  ) as [Facts, Facts];
  return filesOf(content).flatMap((file) => {
    const own = (facts: Facts) =>
      file === content.site ? facts : facts.ofPage(file.source as { vars?: unknown } | undefined);
    const [old, now] = [own(was), own(is)];
    const placeOf = placesIn(file);
    return walkStrings(definitionOf(file), file.source).flatMap(({ pointer, value }) => {
      if (!hasPlaceholder(value) || !hasItself(file, pointer)) return [];
      const [before, after] = [old.fill(value, () => {}), now.fill(value, () => {})];
      return before === after ? [] : [{ file: file.file, line: placeOf({ pointer }).line, before, after }];
    });
  });
}

/** @throws CouldNotRun if the value is not valid for its field */
export function inOneForm(field: keyof PriceUpdate, written: string, values: Values): string {
  const { money, moneyForm, duration } = values;
  const value = written.trim().replaceAll("–", "-");
  if (field === "said") return value;
  if (field === "duration") {
    if (duration.parse(value)) return value;
    const [range, hours, minutes] = EXAMPLES.map((example) => duration.format(example));
    throw new CouldNotRun(`"${written}" is not a duration. Write it like ${range}, ${hours} or ${minutes}.`);
  }
  const amount = amountOf(value, values);
  const example = exampleOf(moneyForm);
  const [bare] = /\p{Nd}.*\p{Nd}/u.exec(example) ?? [];
  if (amount === undefined) throw new CouldNotRun(`"${written}" is not a price. Write it like ${bare} or ${example}.`);
  return money.format(amount);
}

function sameValue(field: keyof PriceUpdate, before: string | undefined, after: string, values: Values): boolean {
  if (before === after) return true;
  return /^(?:price|upTo)$/.test(field) && amountOf(before ?? "", values) === amountOf(after, values);
}

/** Parses `$1,650.00` and `1650` as 1650. Returns undefined for other words. */
function amountOf(written: string, { money, moneyForm }: Values): number | undefined {
  return money.parse(written) ?? money.parse(withSign(written.trim(), moneyForm));
}
