import { escapeRegExp } from "../../base/slug";

/** The kinds of value that are reported separately when they change; `word` is anything else. */
export type ValueKind = "price" | "phone" | "hours" | "duration" | "date";

export interface Token {
  text: string;
  /** The same for all spellings of a value: `5 PM` and `17:00`, `(503) 555-0174` and `tel:+15035550174`. */
  key: string;
  kind: ValueKind | "word";
  start: number;
  end: number;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const PHONE = String.raw`(?:tel:)?\+\d[\d ().-]{6,}\d(?!\d)|(?:tel:)?(?<!\d)\(?\d{3}\)?[ ./‐-]{0,2}\d{3}[ ./‐-]\d{4}(?!\d)`;
const PRICE = String.raw`\p{Sc} ?${NUMBER}|${NUMBER} ?\p{Sc}`;
const TIME = String.raw`\d{1,2}(?::\d{2})? ?[ap]\.?m\b\.?|\d{1,2}:\d{2}(?!\d)`;
const WORD = String.raw`#[\da-f]{3,8}\b|[\p{L}\p{N}\p{M}_]+(?:['’][\p{L}\p{M}]+)*|\S`;

/** Most tokens are words. */
const KINDS: Token["kind"][] = ["word", "price", "phone", "hours", "duration", "date"];

const patterns = new Map<string, RegExp>();

/** The token pattern of a language. Names of days, months and units come from `Intl`. */
function patternOf(language: string): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const names = (count: number, date: (index: number) => Date, options: Intl.DateTimeFormatOptions) =>
    Array.from({ length: count }, (_, index) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(date(index)),
    );
  const words = (styles: ("long" | "short")[], of: (style: "long" | "short") => string[]) =>
    [...new Set(styles.flatMap(of))]
      .map((name) => name.replace(/\.$/, ""))
      .sort((a, b) => b.length - a.length)
      .map(escapeRegExp)
      .join("|");
  const days = words(["long", "short"], (style) =>
    names(7, (index) => new Date(Date.UTC(2024, 0, 1 + index)), { weekday: style }),
  );
  const months = words(["long", "short"], (style) =>
    names(12, (index) => new Date(Date.UTC(2024, index, 1)), { month: style }),
  );
  const units = words(["long", "short"], (style) =>
    ["minute", "hour", "day", "week", "month"].flatMap((unit) =>
      [1, 2].map((count) =>
        new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: style })
          .formatToParts(count)
          .filter(({ type }) => type === "unit")
          .map(({ value }) => value)
          .join(""),
      ),
    ),
  );
  const date = String.raw`\d{4}-\d\d-\d\d|(?:${months})\.? \d{1,2}(?:, \d{4})?\b|\b\d{1,2}\.? (?:${months})\b(?: \d{4})?|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b`;
  const duration = String.raw`${NUMBER}(?: ?[-–] ?${NUMBER})?[ -](?:${units})(?!\p{L})`;
  const hours = String.raw`${TIME}|(?<!\p{L})(?:${days})s?(?!\p{L})`;
  const all = { phone: PHONE, price: PRICE, date, duration, hours, word: WORD };
  const source = Object.entries(all)
    .map(([kind, pattern]) => `(?<${kind}>${pattern})`)
    .join("|");
  const pattern = new RegExp(source, "giu");
  patterns.set(language, pattern);
  return pattern;
}

/** The words, punctuation and values of a text in order, without white space. @param language as in `<html lang>` */
export function tokensOf(text: string, language = "en"): Token[] {
  return Array.from(text.matchAll(patternOf(language)), (match) => {
    const [piece] = match;
    const kind = KINDS.find((each) => match.groups?.[each] !== undefined) ?? "word";
    const start = match.index;
    return { text: piece, kind, key: keyOf(kind, piece), start, end: start + piece.length };
  });
}

function keyOf(kind: string, text: string): string {
  if (kind === "price") return text.replace(/[^\d.]/g, "").replace(/\.00$/, "");
  if (kind === "phone") return text.replace(/\D/g, "").slice(-10);
  const time = kind === "hours" && /^(\d+)(?::(\d+))? ?([ap])?/i.exec(text);
  if (!time) return plainForm(text);
  const [, hour = "0", minute = "0", half] = time;
  return `${(half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour)) * 60 + Number(minute)} min`;
}

/** The text as typed on a keyboard: pages show curly quotes and longer dashes. */
function plainForm(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[‐–—]/g, "-");
}

/** The canonical form of a language tag, or English if the tag is invalid. */
export function languageOf(tag: string | null | undefined): string {
  try {
    return Intl.getCanonicalLocales(tag ?? "")[0] ?? "en";
  } catch {
    return "en";
  }
}
