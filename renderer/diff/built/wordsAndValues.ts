import type { Figure, FigureKind } from "../../base/values/figures/search";
import { valuesFor } from "../../content/site/values";

/** The kinds of value that are reported separately when they change; `word` is anything else. */
export type ValueKind = "price" | "phone" | "hours" | "duration" | "date";

export interface Token {
  text: string;
  /** The words and values that it says, equal for all spellings: `5 PM` and `17:00`, `(503) 555-0174` and `tel:+15035550174`. */
  keys: string[];
  kind: ValueKind | "word";
  start: number;
  end: number;
}

/** Figures of other kinds are words. */
const KINDS: Partial<Record<FigureKind, ValueKind>> = {
  money: "price",
  phone: "phone",
  hours: "hours",
  time: "hours",
  duration: "duration",
  date: "date",
};

const WORD = /#[\da-f]{3,8}\b|[\p{L}\p{N}\p{M}_]+(?:['’][\p{L}\p{M}]+)*|\S/giu;

/** The words, punctuation and values of a text in order, without white space. @param language as in `<html lang>` */
export function tokensOf(text: string, language = "en"): Token[] {
  const { region } = new Intl.Locale(language).maximize();
  const tokens: Token[] = [];
  let last = 0;
  for (const figure of valuesFor(region, language).figures(text)) {
    const kind = KINDS[figure.kind];
    if (!kind) continue;
    const { index: start, piece } = figure;
    const words = wordsIn(text, last, start);
    last = start + piece.length;
    tokens.push(...words, { text: piece, keys: keysOf(figure, kind), kind, start, end: last });
  }
  return [...tokens, ...wordsIn(text, last, text.length)];
}

function wordsIn(text: string, from: number, to: number): Token[] {
  return Array.from(text.slice(from, to).matchAll(WORD), ({ 0: word, index }) => {
    const start = from + index;
    return { text: word, keys: [plainForm(word)], kind: "word", start, end: start + word.length };
  });
}

/**
 * What a fact says of a figure: the ends of a range by themselves, a price as a bare number, and days of the week by
 * their names.
 */
function keysOf({ key, piece }: Figure, kind: ValueKind): string[] {
  if (kind === "price") return key.replace(/^\S+ /, "").split("-");
  if (kind !== "hours") return [`${kind}${key}`];
  const times = key.match(/\d\d:\d\d/g) ?? [];
  const days = piece.match(/\p{L}{3,}/gu) ?? [];
  return [...times.map((time) => `${kind}${time}`), ...days.map(plainForm)];
}

/** The text as typed on a keyboard: pages show curly quotes and longer dashes. */
function plainForm(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[‐–—]/g, "-");
}
