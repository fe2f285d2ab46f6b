import { isGroup } from "../../base/groups";
import { childPointer, valueAt } from "../../base/pointer";
import { valuePlace } from "../../clock/resolveTimes";
import { type MoneyForm, moneyRange, parsePrice } from "../../contract/parsePrice";
import { fillLabel } from "../../contract/richText";
import { labelsIn } from "../../languages/labels";
import type { RawFact } from "../model/siteContent";
import { countryOf, type Locale, localeIn, valuesBy } from "./locale";

/** One entry of the price book: a service, one of its options, or a variant of either. */
export interface PriceEntry {
  /** The part of its facts' names after the first dot: `fullGroom`, `fullGroom.large` or `fullGroom.large.puppy`. */
  id: string;
  /** The id without the variant. */
  of: string;
  /** The service's name, such as `Full Groom`. */
  service: string;
  /** The option's key, such as `large`; empty for the service itself. */
  option: string;
  /** The page that sells it. */
  page?: string;
  /** JSON pointer to the entry in site.yaml. */
  pointer: string;
  price?: string;
  upTo?: string;
  duration?: string;
  said?: string;
}

type Fields = Record<string, unknown>;

/** Every entry of `prices` in site.yaml, each service before its options. Skips what breaks the schema. */
export function* priceBook(prices: unknown): Generator<PriceEntry> {
  for (const [key, service] of groups(prices)) {
    const pointer = childPointer("/prices", key);
    const { name, page } = text(service, ["name", "page"]);
    const shared = { service: name ?? key, ...(page ? { page } : {}) };
    const options = groups(service.options).map(([option, fields]) => ({ option, fields }));
    yield* readings(service, { ...shared, id: key, option: "", pointer });
    for (const { option, fields } of options) {
      yield* readings(
        { said: service.said, ...fields },
        { ...shared, id: `${key}.${option}`, option, pointer: childPointer(`${pointer}/options`, option) },
      );
    }
  }
}

function* readings(fields: Fields, place: Omit<PriceEntry, "of">): Generator<PriceEntry> {
  const own = text(fields, ["price", "upTo", "duration", "said"]);
  yield { ...place, ...own, of: place.id };
  for (const [variant, other] of groups(fields.variants)) {
    yield {
      ...place,
      ...own,
      ...text(other, ["price", "upTo", "duration"]),
      id: `${place.id}.${variant}`,
      of: place.id,
      pointer: childPointer(`${place.pointer}/variants`, variant),
    };
  }
}

/**
 * The facts of the price book: `price`, `upTo`, `priceRange`, `priceText` and `duration`, each followed by the entry's
 * id. A service with options and no price of its own gets the lowest price of its options, their whole range, and the
 * range of their durations.
 */
export function* priceFacts(site: Record<string, unknown>): Generator<RawFact> {
  const { prices } = site;
  const entries = [...priceBook(prices)];
  const locale = localeIn(site);
  const form = countryOf(locale).money;
  const labels = { ...labelsIn(site.language), ...(isGroup(site.labels) ? site.labels : {}) };
  for (const entry of entries) {
    const options = entries.filter(({ of, id, option }) => of === id && option && id.startsWith(`${entry.id}.`));
    for (const fact of names(entry.price || options.length === 0 ? entry : { ...entry, ...overall(options, locale) }, {
      form,
      labels,
    })) {
      yield { ...fact, pointer: valuePlace({ prices }, fact.pointer) };
    }
  }
}

function* names(
  { id, pointer, price, upTo, duration, said = "and up" }: PriceEntry,
  { form, labels }: { form: MoneyForm; labels: Fields },
): Generator<RawFact> {
  const fact = (name: string, value: string, at = name) => ({
    name: `${name}.${id}`,
    pointer: `${pointer}/${at}`,
    value,
  });
  if (price) {
    yield fact("price", price);
    yield fact("priceRange", upTo ? moneyRange(price, upTo, form) : price, "price");
    yield fact("priceText", saidAs(said, price, labels), "price");
  }
  if (upTo) yield fact("upTo", upTo);
  if (duration) yield fact("duration", duration);
}

/** The label for each way to say a price, with its words in English. */
const SAID: Record<string, [label: string, english: string]> = {
  "and up": ["priceAndUp", "{price} and up"],
  each: ["priceEach", "{price} each"],
  "+": ["", "{price}+"],
  from: ["priceFrom", "From {price}"],
  "starting at": ["priceStarting", "Starting at {price}"],
  "per month": ["pricePerMonth", "{price} / month"],
  "per year": ["pricePerYear", "{price} / year"],
};

function saidAs(said: string, price: string, labels: Fields): string {
  const [label = "", english = "{price}"] = SAID[said] ?? [];
  const written = labels[label];
  return fillLabel(typeof written === "string" ? written : english, { price });
}

/** The prices and durations of a service's options together. */
function overall(options: PriceEntry[], locale: Locale): Pick<PriceEntry, "price" | "upTo" | "duration"> {
  const { moneyForm: money, duration: durations } = valuesBy(locale);
  const byAmount = (written: (string | undefined)[]) =>
    written
      .flatMap((price) => (price ? { price, amount: parsePrice(price, money)?.minPrice ?? 0 } : []))
      .sort((a, b) => a.amount - b.amount)
      .map(({ price }) => price);
  const lowest = byAmount(options.map(({ price }) => price)).at(0);
  const highest = byAmount(options.map(({ price, upTo }) => upTo ?? price)).at(-1);
  const times = options.flatMap(({ duration }) => (duration ? (durations.find(duration)[0]?.value ?? []) : []));
  const [first] = times;
  const from = Math.min(...times.map((time) => time.from));
  const to = Math.max(...times.map((time) => time.to));
  const sameUnit = first && times.every(({ unit }) => unit === first.unit);
  return {
    price: lowest,
    ...(highest !== lowest ? { upTo: highest } : {}),
    ...(sameUnit ? { duration: durations.format({ from, to, unit: first.unit }) } : {}),
  };
}

function groups(value: unknown): [string, Fields][] {
  if (!isGroup(value)) return [];
  return Object.entries(value).filter(([, inner]) => typeof inner === "object" && inner !== null) as [string, Fields][];
}

/** The texts among the fields of an entry, as of the moment of the data. */
export function text<Key extends string>(fields: unknown, keys: readonly Key[]): Partial<Record<Key, string>> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = valueAt(fields, valuePlace(fields, `/${key}`));
      // A price without its $ is a number: the schema reports it once, not wherever it is used.
      return ["string", "number"].includes(typeof value) ? [[key, String(value)]] : [];
    }),
  ) as Partial<Record<Key, string>>;
}
