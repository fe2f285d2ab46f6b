import { LENGTHS } from "../base/values/duration";
import type { LanguageForm } from "../base/values/values";
import { german } from "./de";
import { english } from "./en";
import { spanish } from "./es";
import { french } from "./fr";
import { hebrew } from "./he";
import { japanese } from "./ja";
import { portuguese } from "./pt";

/** Danish and Norwegian. */
const nordic = {
  ...{ to: ["til"], at: String.raw`kl\.?|klokka|klokken`, opening: String.raw`kl\.?|klokken|fra` },
  ...{ open: "åb(?:ent?|ner)|åp(?:ent?|ner)", closed: "lukket|stengt", ending: "(?:s|e|en|ene)?" },
};

/** Stems, for their cases: `w piątki`, `do soboty`. */
const POLISH_DAYS = [
  ...[
    ["poniedziałek", "poniedziałk", "pon"],
    ["wtorek", "wtork", "wt"],
    ["środ", "śr"],
  ],
  ...[
    ["czwartek", "czwartk", "czw"],
    ["piątek", "piątk", "pt"],
    ["sobot", "sob"],
    ["niedziel", "niedz"],
  ],
];

/** What languages write otherwise than CLDR has it, by language. */
const WORDS: Record<string, Partial<LanguageForm>> = {
  ...{ en: english, de: german, fr: french, es: spanish, he: hebrew, ja: japanese, pt: portuguese },
  ...{ da: nordic, nb: nordic, nn: nordic, no: nordic },
  sv: {
    ...{ to: ["till"], at: String.raw`kl\.?|klockan`, opening: String.raw`kl\.?|klockan|från` },
    ...{ open: "öpp(?:et|en|na|nar)", closed: "stängt", ending: "(?:s|ar|en|arna)?" },
  },
  nl: {
    ...{ to: ["tot", "tot en met", "t/m"], at: "om|vanaf|tot", until: "tot" },
    ...{ spoken: { "# uur": 0 }, beforeSpoken: "om|vanaf" },
    ...{ opening: "van|open|geopend", open: "open|geopend", closed: "gesloten|dicht" },
  },
  pl: {
    ...{ to: ["do"], at: String.raw`o|godz\.?|godzinie`, opening: String.raw`od(?:\sgodz\.?)?|godz\.?` },
    ...{ open: "otwar(?:t[aeiy]|ci)|czynn[aeiy]|otwieramy|pracujemy|przyjmujemy" },
    ...{ closed: "nieczynn[aeiy]|zamknięt[aeiy]", weekdays: POLISH_DAYS, ending: "(?:iem|ami|ach|ą|ę|a|e|i|u|y)?" },
  },
  ar: {
    ...{ to: ["إلى", "الى", "حتى"], at: "(?:على\\s)?الساعة", opening: "من|من\\sالساعة" },
    ...{ open: "مفتوح|نفتح|نعمل", closed: "مغلق|عطلة" },
  },
};

/** What a language without words of its own gets: times as English and as most others write them, no words for ranges. */
const PLAIN = {
  ...{ separator: ":", after: String.raw`[ap]\.?m(?!\p{L})\.?`, pm: "p", named: {}, to: [], and: [] },
  ...{ ending: "s?", groups: {}, ordinal: String.raw`\.` },
  // In whichever language: "ring", "bel", "zadzwoń".
  calling: String.raw`(?<!\p{L})(?:tel|phone|fax|mobil|whatsapp|sms|ring|bel(?:len)?(?!\p{L})|(?:za)?dzwo)|هاتف|اتصل`,
  ...{ between: ["(?!)", "(?!)"] as [string, string], or: [], phrases: {}, ways: {}, half: "(?!)", spoken: {} },
  ...{ morning: "(?!)", afternoon: "(?!)", at: "(?!)", opening: "(?!)", open: "(?!)", closed: "(?!)", always: "(?!)" },
  ...{
    of: "(?!)",
    dayWords: {},
    onDay: "(?!)",
    since: "(?!)",
    times: "(?!)",
    until: "(?!)",
    plural: "s",
    particles: [],
    currencies: {},
    cents: [],
    streets: { short: {}, addresses: [] },
  },
};

/**
 * How a language writes values: the names of months, days and units, and the order of dates, from the CLDR of the
 * platform, with the language's own words.
 *
 * @param tag a valid BCP 47 tag, such as `en-US`
 */
export function languageIn(tag: string, words = WORDS[new Intl.Locale(tag).language] ?? {}): LanguageForm {
  // Asking CLDR takes longer than to search a page.
  if (words === english && AMERICAN.test(tag)) return { ...PLAIN, ...english, tag };
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
  const names = (part: "month" | "weekday", dates: number[]) => {
    // Some languages decline the month beside a day.
    const formats = STYLES.flatMap((style) => [format({ [part]: style }), format({ [part]: style, day: "numeric" })]);
    const partIn = (date: number) =>
      formats.flatMap(
        (each) =>
          each
            .formatToParts(date)
            .find(({ type }) => type === part)
            ?.value.replace(/\.$/, "") ?? [],
      );
    // In Chinese and Korean the name of a month is its bare number.
    return dates.map((date) => partIn(date).filter((name) => /\p{L}/u.test(name)));
  };
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
    ...words,
    tag,
    months:
      words.months ??
      names(
        "month",
        upTo(12, (month) => Date.UTC(2024, month, 1)),
      ),
    weekdays:
      words.weekdays ??
      names(
        "weekday",
        upTo(7, (day) => Date.UTC(2024, 0, 1 + day)),
      ),
    ...named,
    phrases: { ...phrasesOf(uncounted), ...words.phrases },
    ...(words.units ? { units: words.units } : { plurals, units: withMore(named.units, words.moreUnits) }),
    and: words.and ?? [conjunctionIn(tag)],
    figures: { order: short.indexOf("day") < short.indexOf("month") ? "dmy" : "mdy", separator: "/." },
  };
}

/** English as `en.ts` has it. British dates have another order. */
const AMERICAN = /^en(?:-US)?$/;
const STYLES = ["long", "short"] as const;
const UNITS = ["minute", "hour", "day", "week", "month"] as const;
const DISTANCES = ["kilometer", "meter", "mile"] as const;
const upTo = <Item>(count: number, item: (index: number) => Item) => Array.from({ length: count }, (_, i) => item(i));

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
