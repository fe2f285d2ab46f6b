import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { LENGTHS } from "../base/values/duration";
import type { LanguageForm } from "../base/values/language";
import { readJapanese } from "./japanese";
import { writtenLanguage } from "./labels";

/** What languages write otherwise than CLDR has it: a file for each. */
const FORMS = new URL("./forms/", import.meta.url);
const FORM_NAMES = readdirSync(FORMS).map((file) => file.replace(".yaml", ""));

const forms = new Map<string, Partial<LanguageForm>>();

function readForm(name: string): Partial<LanguageForm> {
  const form = parse(readFileSync(new URL(`${name}.yaml`, FORMS), "utf8"));
  // Where the clock has no afternoon, in place of the default.
  if (form.pm === null) form.pm = undefined;
  return name === "ja" ? { ...form, plain: readJapanese } : form;
}

/** What a language without words of its own gets. */
const PLAIN = parse(readFileSync(new URL("./plain.yaml", import.meta.url), "utf8")) as Omit<
  LanguageForm,
  "tag" | "months" | "weekdays" | "figures" | "units" | "years" | "distances" | "percent" | "decimal"
>;

/**
 * How a language writes values: the names of months, days and units, and the order of dates, from the CLDR of the
 * platform, with the language's own words.
 *
 * @param tag a valid BCP 47 tag, such as `en-US`
 */
export function languageIn(tag: string): LanguageForm {
  const name = writtenLanguage(tag, FORM_NAMES);
  const own = name === undefined ? {} : (forms.get(name) ?? readForm(name));
  if (name !== undefined) forms.set(name, own);
  // Asking CLDR takes longer than to search a page.
  if (AMERICAN.test(tag)) return { ...PLAIN, ...(own as LanguageForm), tag };
  const format = formatsIn(tag);
  const short = format({ dateStyle: "short" })
    .formatToParts(0)
    .map(({ type }) => type);
  const numbers = new Intl.NumberFormat(tag).formatToParts(1.5);
  const decimal = numbers.find(({ type }) => type === "decimal")?.value ?? ".";
  const { plurals, ...named } = unitsOf(tag);
  const { uncounted = {} } = named;
  return {
    ...PLAIN,
    years: unitNames(tag, "year"),
    distances: Object.fromEntries(DISTANCES.map((unit) => [unit, unitNames(tag, unit)])),
    percent: unitNames(tag, "percent"),
    // Where a comma is before a fraction, a full stop may be before minutes: `9.00`.
    separator: decimal === "," ? "[:.]" : ":",
    decimal,
    pm: format({ hour: "numeric" }).resolvedOptions().hour12 ? PLAIN.pm : undefined,
    ...own,
    tag,
    months: own.months ?? namesIn(tag, "month", MONTHS),
    weekdays: own.weekdays ?? namesIn(tag, "weekday", DAYS),
    ...named,
    phrases: { ...phrasesOf(uncounted), ...own.phrases },
    ...(own.units ? { units: own.units } : { plurals, units: withMore(named.units, own.moreUnits) }),
    and: own.and ?? [conjunctionIn(tag)],
    figures: { order: short.indexOf("day") < short.indexOf("month") ? "dmy" : "mdy", separator: "/." },
  };
}

/** English as its file has it. British dates have another order. */
const AMERICAN = /^en(?:-US)?$/;
const STYLES = ["long", "short"] as const;
const UNITS = ["minute", "hour", "day", "week", "month"] as const;
const DISTANCES = ["kilometer", "meter", "mile"] as const;
const upTo = <Item>(count: number, item: (index: number) => Item) => Array.from({ length: count }, (_, i) => item(i));
const MONTHS = upTo(12, (month) => Date.UTC(2024, month, 1));
const DAYS = upTo(7, (day) => Date.UTC(2024, 0, 1 + day));

const formatsIn = (tag: string) => (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });

/** The names of months or days of the week, each in full and short; some languages decline the month beside a day. */
function namesIn(tag: string, part: "month" | "weekday", dates: number[]): string[][] {
  const format = formatsIn(tag);
  const formats = STYLES.flatMap((style) => [format({ [part]: style }), format({ [part]: style, day: "numeric" })]);
  return dates.map((date) => {
    const parts = formats.flatMap((each) => each.formatToParts(date).find(({ type }) => type === part) ?? []);
    // In Chinese and Korean the name of a month is its bare number.
    return parts.map(({ value }) => value.replace(/\.$/, "")).filter((name) => /\p{L}/u.test(name));
  });
}

/** A number of each plural category of a language, one and two first; very large ones have another noun than others. */
function samplesOf(tag: string): number[] {
  const rules = new Intl.PluralRules(tag);
  const numbers = [1, 2, ...upTo(100, (index) => index + 3), 0, 1.5];
  return [...new Map(numbers.toReversed().map((number) => [rules.select(number), number])).values()].reverse();
}

/** A unit with a number, as CLDR writes it: in lower case, and whether the number is written at all. */
function unitWith(tag: string, unit: string, unitDisplay: (typeof STYLES)[number], count: number) {
  const parts = new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay }).formatToParts(count);
  const words = parts.flatMap(({ type, value }) => (type === "unit" ? value.toLowerCase().replace(/\.$/, "") : []));
  return { name: words.join(""), isCounted: parts.some(({ type }) => type === "integer") };
}

/**
 * Every form of a unit in full and short: for one, for several, and for each other plural category. The short forms of
 * days, months and years are other words, or meters, where they are one letter.
 */
const unitNames = (tag: string, unit: string): string[] =>
  STYLES.flatMap((style) => samplesOf(tag).map((count) => unitWith(tag, unit, style, count).name)).filter(
    (name) => !/^(?:day|month|year)$/.test(unit) || !/^[a-z]$/.test(name),
  );

/** The units of durations with their plurals. In Arabic the form for two has no number, and that for one need not have. */
function unitsOf(tag: string): Pick<LanguageForm, "units" | "plurals" | "uncounted"> {
  const rules = new Intl.PluralRules(tag);
  const long = UNITS.flatMap((unit) =>
    samplesOf(tag).map((count) => ({
      unit,
      count,
      category: rules.select(count),
      ...unitWith(tag, unit, "long", count),
    })),
  );
  const plurals = (unit: string) =>
    Object.fromEntries(long.flatMap((one) => (one.unit === unit ? [[one.category, one.name]] : [])));
  return {
    units: Object.fromEntries(UNITS.map((unit) => [unit, unitNames(tag, unit)])),
    plurals: Object.fromEntries(UNITS.map((unit) => [unit, plurals(unit)])),
    uncounted: Object.fromEntries(
      long.flatMap(({ unit, count, name, isCounted }) => (isCounted ? [] : [[name, [count, unit]]])),
    ),
  };
}

/** The spellings of CLDR first: its first two are those for one and for several. */
const withMore = (units: LanguageForm["units"], more: LanguageForm["units"] = {}): LanguageForm["units"] =>
  Object.fromEntries(UNITS.map((unit) => [unit, [...(units[unit] ?? []), ...(more[unit] ?? [])]]));

/** Words for two of a unit, which have no number, in minutes; in Arabic in each case. */
const phrasesOf = (uncounted: NonNullable<LanguageForm["uncounted"]>): LanguageForm["phrases"] =>
  Object.fromEntries(
    Object.entries(uncounted).flatMap(([word, [count, unit]]) =>
      count === 2 ? [word, word.replace(/ان$/, "ين")].map((form) => [form, count * LENGTHS[unit]]) : [],
    ),
  );

/** The word between the last two items of a list: `e`, `i`, `og`. */
const conjunctionIn = (tag: string): string =>
  new Intl.ListFormat(tag)
    .formatToParts(["1", "2"])
    .find(({ type }) => type === "literal")
    ?.value.trim() ?? "";

/** The name of a language or a country in English, such as `American English`; the code itself if there is none. */
export function englishName(type: "language" | "region", code: string): string {
  try {
    return new Intl.DisplayNames("en", { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
