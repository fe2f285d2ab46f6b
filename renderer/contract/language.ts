import { scriptOf } from "../base/values/writing";
import quotes from "./quotes.json" with { type: "json" };

/** The scripts of today that run from right to left (CLDR 48.2, `scriptMetadata`). */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** The direction in which a language is written. @param tag a BCP 47 tag */
export const directionOf = (tag: string): "ltr" | "rtl" => (RIGHT_TO_LEFT.test(scriptOf(tag)) ? "rtl" : "ltr");

/**
 * Quotation marks by language: those of a quote, and those of one inside it (CLDR 48.2, `delimiters`). What is not here
 * has the English ones, as Spanish, Portuguese and most others.
 */
const QUOTES: Record<string, string> = quotes;

/** A day in words. Not `dateStyle: "long"`, which has a zero before it in South Africa: `09 October 2026`. */
export const LONG_DAY = { day: "numeric", month: "long", year: "numeric" } as const;

/** The comma of a script, with its space (CLDR 48.2, `characters`). @param tag a BCP 47 tag */
export function commaIn(tag: string): string {
  if (/^(?:ar|fa|ur)\b/.test(tag)) return "، ";
  return /^(?:ja|zh)\b/.test(tag) ? "、" : ", ";
}

/** A language's quotation marks: before and after a quote, and before and after one inside it. */
export function quotesIn(tag: string): [open: string, close: string, innerOpen: string, innerClose: string] {
  const [language = "", region] = tag.toLowerCase().split("-");
  const [open = "", close = "", innerOpen = "", innerClose = ""] =
    QUOTES[`${language}-${region}`] ?? QUOTES[language] ?? "“”‘’";
  return [open, close, innerOpen, innerClose];
}
