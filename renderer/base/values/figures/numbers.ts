import type { NumberForm } from "../language";
import { anyWord, expression, mayBeWords } from "./search";

/** Fills what is left of a word after its digits, so that other pieces keep their place in the text. */
export const FILL = "\ue001";

/** A thousand whose word is shorter than its figures: `mil`. */
export const THOUSAND = "\ue002";

/** What a text with any number has, after `inFigures`. */
export const HAS_NUMBER = new RegExp(`[\\d½${THOUSAND}]`);

/** A number in figures, or in words after `inFigures`. Groups of three after a separator are thousands; in India `1,25,000`. */
export const NUMBER = String.raw`(?:\d{1,2}(?:,\d\d){1,3},\d{3}(?!\d)(?:\.\d{1,2}(?!\d))?|\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3}){1,3}(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,9}(?:[.,]\d{1,2}(?!\d))?(?!\d)½?|${THOUSAND})${FILL}*(?!${FILL})`;

/** Before a number: no part of a word, of a longer number, of a time or of a date. */
export const START = String.raw`(?<![\p{L}\d]|\d[.,:/]|\d${FILL}{0,20}[-–])`;

/** The value of a piece that `NUMBER` matches. */
export function numberOf(piece: string): number {
  const plain = piece
    .replaceAll(FILL, "")
    .replace(THOUSAND, "1000")
    .replace(/[.,'’\s](?=(?:\d\d,)*\d{3}(?!\d))/g, "");
  return Number(plain.replace(",", ".").replace("½", "")) + (plain.endsWith("½") ? 0.5 : 0);
}

/** Whether a number was in words. */
export const isInWords = (piece: string): boolean => piece.includes(FILL);

export interface Numbers {
  /** Every word that is a part of a number. */
  words: string[];
  /** The text with numbers in figures, each as long as its words were: `in 12    hours` for "in twelve hours". */
  inFigures(text: string): string;
}

/** What is counted, unlike the two thousand of a single word. */
const SCALES = new Set([1000, 100_000, 10_000_000]);

export function numbersIn(form: NumberForm | undefined, prefix = ""): Numbers {
  if (!form) return { words: [], inFigures: (text) => text };
  const { small, tens, hundreds, thousands, large, joint, onesFirst = "(?!)", attached = "(?!)", not = "(?!)" } = form;
  const any = (words: Record<string, number>, below = Number.POSITIVE_INFINITY) =>
    anyWord(Object.keys(words).filter((word) => (words[word] ?? 0) < below));
  const ones = any(small, 10);
  const afterTens = form.hasTeensAfterTens ? any(small) : ones;
  const more = form.onesFirst && !form.hasBothOrders ? "" : `(?:(?:${joint})${afterTens})?`;
  const reversed = form.onesFirst ? `${ones}${onesFirst}${any(tens)}|` : "";
  const upTo99 = `(?:${reversed}${any(tens)}${more}|${any(small)})`;
  const upTo999 = `(?:(?:${ones}(?:${joint}))?${any(hundreds)}(?:(?:${joint})${upTo99})?|${upTo99})`;
  const thousand = `(?:(?:${upTo999}(?:${joint}))?${any(thousands)}(?:(?:${joint})${upTo999})?|${upTo999})`;
  const whole = large ? `(?:${upTo999}(?:${joint})${any(large)}(?:(?:${joint})${thousand})?|${thousand})` : thousand;
  const atoms = { ...small, ...tens, ...hundreds, ...thousands, ...large };
  const [every, atom] = [
    expression(`(?<!\\p{L})${prefix}(?!${not})(${whole})(?:(?!\\p{L})|(?=${attached}))`, "g"),
    // Only before another one, or at the end: `cento` and `cent` in "centotto".
    expression(`${any(atoms)}(?=(?:${joint}|${onesFirst})?(?:${any(atoms)}|$))`, "g"),
  ];
  const may = mayBeWords(Object.keys(atoms));
  const valueOfWords = (words: string) => {
    const parts = Array.from(words.matchAll(atom), ([word]) => atoms[word] ?? 0);
    let [total, group] = [0, 0];
    for (const part of parts) {
      if (part < 100) group += part;
      else if (part < 1000) group = part === 100 ? Math.max(group, 1) * 100 : group + part;
      else [total, group] = [total + (SCALES.has(part) ? Math.max(group, 1) * part : part), 0];
    }
    return total + group;
  };
  return {
    words: Object.keys(atoms),
    inFigures(text) {
      if (!may.test(text)) return text;
      return text.replace(every, (piece: string, words: string) => {
        const figures = FILL.repeat(piece.length - words.length) + String(valueOfWords(words));
        if (figures.length > piece.length)
          return figures.endsWith("1000") ? THOUSAND.padEnd(piece.length, FILL) : piece;
        return figures.padEnd(piece.length, FILL);
      });
    },
  };
}
