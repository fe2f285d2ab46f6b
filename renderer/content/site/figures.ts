import { fillPlaceholders } from "../../base/placeholders";
import { matchesIn } from "../../base/values/matches";
import { wordsOf } from "./prices/entries";

/** A number in a text with its sign and unit, such as `$25`, `30+ years`, `4-8 weeks`, `98%` or `four generations`. */
export interface Figure {
  index: number;
  /** As written, with the unit. */
  piece: string;
  /** As written, without the unit. */
  amount: string;
  low: number;
  /** The same as `low` if it is not a range. */
  high: number;
  sign: "$" | "%" | "";
  /** `1000+`, or "more than 1,000". */
  isLeast: boolean;
  isYear: boolean;
  /** The word after it, in lower case and without a plural s; empty if there is none. */
  unit: string;
}

const NUMBER_WORDS = {
  ...{
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
  ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
} as Record<string, number>;
const IN_WORDS = Object.keys(NUMBER_WORDS).join("|");
const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const FIGURE = new RegExp(
  String.raw`(?<![\w$.,:/#-])((\$)?(${NUMBER}|${IN_WORDS})(?:\s*(?:-|–|to)\s*\$?(${NUMBER}|${IN_WORDS}))?(\+|%)?)(?![\w%]|[:.,/-]\d|\s?[ap]\.?m\b)(?:[ -]([a-z]+))?`,
  "gi",
);

/** What a text must contain to have a figure. */
export const MAY_HAVE_FIGURE = new RegExp(String.raw`\d|\b(?:${IN_WORDS})\b`, "i");

export function figuresIn(text: string): Figure[] {
  // "One" by itself is not a number: "one of our clients".
  const counted = [...matchesIn(text, FIGURE)].filter(([, amount = ""]) => !/^one$/i.test(amount));
  return counted.map((match) => {
    const [piece = "", amount = "", dollar, from = "", to = from, suffix, word = ""] = match;
    const [low, high] = [from, to].map((end) => NUMBER_WORDS[end.toLowerCase()] ?? Number(end.replaceAll(",", "")));
    const isLeast =
      suffix === "+" || /\b(?:more than|over)[\s*]+$/i.test(text.slice(Math.max(0, match.index - 20), match.index));
    const isYear = /^(?:19|20)\d\d$/.test(amount);
    const sign = dollar ? "$" : suffix === "%" ? "%" : "";
    const unit = wordsOf(word)[0] ?? "";
    return { index: match.index, piece, amount, low: low ?? 0, high: high ?? 0, sign, isLeast, isYear, unit };
  });
}

/** Words that occur beside any number. */
const COMMON = new Set(
  wordsOf(
    "a an the of for to at in on by with and or is are was it its from that than as about least most up over per here before after since take takes you your we our us",
  ),
);

/** How many characters on either side of a number may say what it is about: a long sentence has 200. */
const NEAR = 600;

/** The text before a piece and the text after it. */
export function around(text: string, index: number, length: number): [before: string, after: string] {
  const end = index + length;
  return [text.slice(Math.max(0, index - NEAR), index), text.slice(end, end + NEAR)];
}

/**
 * The phrases directly before and after a number: one significant word, or two of which one is significant, such as
 * `<last` of "they last 4 weeks" and `>of experience`.
 */
export function phrasesAround(before: string, after: string): string[] {
  const left = tokensOf(sentenceEnd(before)).reverse();
  const right = tokensOf(after.split(/[.!?;:,\n](?:\s|$)/)[0] ?? "");
  return [phraseOf(left, "<"), phraseOf(right, ">")].flatMap((phrase) => phrase ?? []);
}

/** The last sentences of a text, including the unfinished one. */
export function sentenceEnd(before: string, sentences = 1): string {
  return before
    .split(/(?<=[.!?;:]\s|\n)/)
    .slice(-sentences)
    .join("");
}

function phraseOf([next = "", second = ""]: string[], side: "<" | ">"): string | undefined {
  const words = COMMON.has(next) ? [next, second] : [next];
  if (words.some((word) => word === "" || word === "$") || words.every((word) => COMMON.has(word))) return undefined;
  return side + (side === "<" ? words.reverse() : words).join(" ");
}

/** The words of a text in lower case; `$` stands for a `${…}`. */
function tokensOf(text: string): string[] {
  return wordsOf(
    fillPlaceholders(text, () => " $ "),
    /[\p{L}\d'-]+|\$/gu,
  );
}
