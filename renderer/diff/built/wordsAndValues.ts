import { dateIn } from "../../base/values/date";
import { durationIn } from "../../base/values/duration";
import { type Kind, kindOf } from "../../base/values/kind";
import { phoneIn } from "../../base/values/phone";
import { timeIn } from "../../base/values/time";
import { weekdaysIn } from "../../base/values/weekdays";
import { us } from "../../countries/us";
import { languageIn } from "../../languages/languageIn";

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

const WORD = String.raw`#[\da-f]{3,8}\b|[\p{L}\p{N}\p{M}_]+(?:['’][\p{L}\p{M}]+)*|\S`;
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;

/** Amounts in any currency. */
const price = kindOf({
  source: String.raw`(?:\p{Sc} ?${NUMBER}|${NUMBER} ?\p{Sc})`,
  parse: (piece) => piece.replace(/[^\d.]/g, "").replace(/\.00$/, ""),
});

interface Tokens {
  pattern: RegExp;
  kinds: [ValueKind, Kind<unknown>][];
}

/** Cached by language. */
const known = new Map<string, Tokens>();

/** How tokens are found in a language. */
function tokensIn(language: string): Tokens {
  const cached = known.get(language);
  if (cached) return cached;
  const form = languageIn(language);
  const [time, { day }] = [timeIn(form), weekdaysIn(form)];
  const hours = { ...time, source: `(?:${time.source}|${day})` };
  const all = { phone: phoneIn(us.phone), price, date: dateIn(form), duration: durationIn(form), hours };
  const kinds = Object.entries(all) as Tokens["kinds"];
  const source = kinds.map(([kind, { source }]) => `(?<${kind}>${source})`).join("|");
  const tokens = { pattern: new RegExp(`${source}|${WORD}`, "giu"), kinds };
  known.set(language, tokens);
  return tokens;
}

/** The words, punctuation and values of a text in order, without white space. @param language as in `<html lang>` */
export function tokensOf(text: string, language = "en"): Token[] {
  const { pattern, kinds } = tokensIn(language);
  return Array.from(text.matchAll(pattern), ({ 0: piece, index: start, groups }) => {
    const [kind, values] = kinds.find(([each]) => groups?.[each] !== undefined) ?? ["word" as const];
    const value = values?.parse(piece);
    // In structured data a price is a bare number.
    const key = value === undefined ? plainForm(piece) : `${kind === "price" ? "" : kind}${values?.key(value)}`;
    return { text: piece, kind, key, start, end: start + piece.length };
  });
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
