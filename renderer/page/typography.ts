import { oncePerKey } from "../base/once";
import { localeOf } from "../clock/formats";
import type { RichNode } from "../contract/richText";
import type { Site } from "../contract/types.generated";
import { languageIn } from "../languages/languageIn";
import { NO_BREAK_SPACE, RANGE, type Step, typographyIn } from "./typographyIn";

/** Words after a number that are not a noun counted by it, as in "from 8 to 10". */
const LINKING = "a|about|after|and|as|at|before|but|by|each|for|from|if|in|is|of|on|or|so|that|the|to|until|when|with";

/**
 * Replacements of one character by one, so that a text keeps its length. A quote after a digit is left alone unless an
 * opening quote precedes it closely: it is a mark of inches or feet.
 */
const QUOTES: [RegExp, string][] = [
  [/(?<=^|[\s([{‘'/–—-])"(?=\S)/g, "“"],
  [/(?<=[\p{L}.,;:!?…)\]}’'%+]|“[^”]{0,200}\d)"/gu, "”"],
  [/(?<=^|[\s([{“/–—-])'(?=\d0s\b|(?:cause|em|til|tis|twas)\b)/gi, "’"],
  [/(?<=^|[\s([{“/–—-])'(?=\S)/g, "‘"],
  [/(?<=[\p{L}.,;:!?…)\]}”%+]|\d(?=.\p{L})|‘[^’]{0,200}\d)'/gu, "’"],
];

/**
 * What stays on one line: times, from one full hour to another, amounts with what they count, "at" or "from" before a
 * price, "and up", a state with its town and postal code. A short word before such a town stays with the word before it:
 * if the town fills a line, the short word would be alone on one.
 */
const WHOLE = [
  /(?<=\p{L}) (?=(?:at|from|in|near|of|to) \p{Lu}[\p{L}.]{0,30}(?: \p{Lu}[\p{L}.]{0,30})?, [A-Z]{2}\b)/gu,
  /\b\d{1,2} [AP]\.?M to \d{1,2} [AP]\.?M\b/gi,
  /\d [AP]\.?M\b/gi,
  new RegExp(String.raw`(?<![\w.,:-])\$?\d{1,4}(?:,\d{3})*[+%]? (?!(?:${LINKING})\b)(?=\p{Ll}{1,12}(?!\p{L}))`, "gu"),
  /(?:\$[\d,.]*\d |“)and up\b/g,
  /(?<!\p{L})(?:at|from) (?=\$\d)/gu,
  /(?<=\p{L}), [A-Z]{2}\b/gu,
  /\b[A-Z]{2} \d{5}\b/g,
];

const curlyQuotes: Step = (text) => QUOTES.reduce((typed, [found, quote]) => typed.replace(found, quote), text);
const setInFull: Step = (text) =>
  WHOLE.reduce(
    (typed, found) => typed.replace(found, (words) => words.replaceAll(" ", NO_BREAK_SPACE)),
    curlyQuotes(text).replace(RANGE, "–"),
  );

const ENGLISH = { quotes: curlyQuotes, set: setInFull, finish: (text: string) => text };

/**
 * The typography of a language: its quotes, and spaces in which no line ends. Text that is already typeset does not
 * change.
 *
 * @param language a BCP 47 tag; `en-US` if site.yaml has none
 * @param names words of the site that stay on one line
 * @param codes what has hyphens that are not between the ends of a range, such as a postal code
 */
export function typographyOf(language = "en-US", names: string[] = [], codes: string[] = []) {
  const english = /^en\b/i.test(language);
  const { quotes, set, finish } = english ? ENGLISH : typographyIn(language);
  const ranges = codes.map((code) => [set(code), hyphensOf(code, set(code))] as const);
  const inPlace: Step = (text) =>
    ranges.reduce((typed, [range, code]) => typed.replaceAll(range, code), withNames(set(text), names));
  return {
    /** Words that a page shows. */
    words: (text: string) => finish(inPlace(text)),
    /** Parsed Markdown that a page shows; a quote may open in one node and close in another. */
    nodes: (nodes: RichNode[]) => setNodes(nodes, inPlace, finish),
    /** The same for a heading, of which no line ends in a small word, such as "in". */
    heading: (nodes: RichNode[]) =>
      setNodes(nodes, (text) => smallWordsBound(inPlace(text), isSmallIn(language)), finish),
    /** Words that are used outside the page, such as its title: only quotes change. */
    head: (text: string) => finish(quotes(text)),
  };
}

/** A code as it was set, with its own hyphens: each step replaces one character by one. */
const hyphensOf = (code: string, set: string): string =>
  set.replaceAll("–", (dash, at) => (code[at] === "-" ? "-" : dash));

/** The typography of a site: its names stay whole, and its postal codes, phones and streets as they are written. */
export function typographyOfSite({ language, business, places = [] }: Pick<Site, "language" | "business" | "places">) {
  const located: Partial<Site["business"]>[] = [business, ...places];
  const codes = located.flatMap(({ postalCode = "", phone = "", street = "" }) => [postalCode, phone, street]);
  return typographyOf(
    language,
    namesOf(business),
    codes.filter((code) => code.includes("-")),
  );
}

/** A line of a heading on a phone has room for this many characters, also where a visitor has made text larger. */
const LINE = 20;

/** The last word of what stays on one line, if it is one that leads to a town. */
const BEFORE_TOWN = /^(.+)\u00a0(at|from|in|near|of|to)$/;

/** Binds a small word to what follows it, in place of the word before it, if both fit on a line of a heading. */
function smallWordsBound(text: string, isSmall: (word: string) => boolean): string {
  const [last = "", ...others] = text.split(" ").reverse();
  const rows = [last];
  for (const part of others) {
    const [, before, leading] = part.match(BEFORE_TOWN) ?? [];
    const word = leading ?? part;
    const bound = `${word}${NO_BREAK_SPACE}${rows[0]}`;
    if (bound.length > LINE || !(leading || isSmall(word))) rows.unshift(part);
    else rows.splice(0, 1, ...(before ? [before, bound] : [bound]));
  }
  return rows.join(" ");
}

/** Whether a word is a short one without a meaning of its own in a language, such as an article or a preposition. */
const isSmallIn = oncePerKey((language: string) => {
  const words = new Set(languageIn(localeOf(language)).particles);
  return (word: string) => word.length <= 3 && words.has(word.toLowerCase());
});

const withNames = (text: string, names: string[]): string =>
  names.reduce((typed, name) => typed.replaceAll(name, name.replaceAll(" ", NO_BREAK_SPACE)), text);

/** A longer name may break: no line of a heading on a phone has room for it. */
const LONGEST = 18;

/**
 * The names of a business that stay on one line: the short one, what the full one adds to it, and the town with its
 * region.
 */
export function namesOf({ name, shortName = "", city, region }: Named): string[] {
  const rest = shortName ? name.replace(shortName, "") : "";
  return [shortName, rest, region ? `${city}, ${region}` : (city ?? "")]
    .map((words) => words.trim())
    .filter((words) => words.includes(" ") && words.length <= LONGEST);
}

type Named = Pick<Site["business"], "name" | "shortName" | "city" | "region">;

/** @param set replaces one character by one @param finish of each text */
function setNodes(nodes: RichNode[], set: Step, finish: Step): RichNode[] {
  const typed = set(textWithMarks(nodes));
  let at = 0;
  const place = (node: RichNode): RichNode => {
    at += typeof node === "string" ? node.length : opening(node).length;
    if (typeof node === "string") return finish(typed.slice(at - node.length, at));
    const children = node.children.map(place);
    // Code is to be typed as it is.
    return node.type === "code" ? node : { ...node, children };
  };
  return nodes.map(place);
}

const textWithMarks = (nodes: RichNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : opening(node) + textWithMarks(node.children))).join("");

/** A paragraph starts a line, so that the end of the one before it does not affect its quotes. */
const opening = ({ type }: Exclude<RichNode, string>) => (/^(?:paragraph|listItem)$/.test(type) ? "\n" : "");
