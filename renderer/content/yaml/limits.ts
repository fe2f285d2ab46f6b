import { type Document, isAlias, isCollection, isScalar, type LineCounter, type Node, type Scalar } from "yaml";
import { nodesIn } from "./nodesIn";
import { rangeOf, type YamlProblem } from "./yamlLine";

/** Characters of a file: a site's largest has a fifteenth of this. The cost of a check grows with it. */
export const LARGEST_FILE = 256_000;
/** Characters without a space: a web address has at most 2,000 (https://www.sitemaps.org/protocol.html). */
const LONGEST_WORD = 2048;
/** Characters of one text: a page of 3,000 words. */
const LONGEST_TEXT = 20_000;
/** Texts, numbers, groups and lists of a file; those repeated by `*` count again. */
const MOST_VALUES = 5000;
const MOST_ALIASES = 100;
/** Lines of a file, most of which have a value. */
const MOST_LINES = 4 * MOST_VALUES;
/** Characters with a meaning in YAML: one in twenty on a page. */
const MOST_SPECIAL = 6 * MOST_VALUES;
/** How many problems of one file are reported one by one. */
export const MOST_PROBLEMS = 100;

const RULE = "files/too-large";
const PICTURE = "A picture is a file in the folder images, and the page has its name, such as /images/full-groom.jpg.";

/** Characters that HTML, XML or terminals do not support. Tabs and line breaks are fine. */
const UNUSABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u;

/**
 * Why a text is too large to be parsed, found without parsing it.
 *
 * @param times how many times larger than a page the file may be
 */
export function tooLarge(text: string, times = 1): YamlProblem | undefined {
  const pasted = pastedData(text);
  if (pasted) return pasted;
  const { lines, special } = countsOf(text);
  if (lines > MOST_LINES * times || special > MOST_SPECIAL * times) {
    const [count, what, most] =
      lines > MOST_LINES * times ? [lines, "lines", MOST_LINES] : [special, 'characters such as : and "', MOST_SPECIAL];
    const message = `This file has ${count.toLocaleString("en-US")} ${what}, and a page at most ${most.toLocaleString("en-US")}. Remove what does not belong there.`;
    return { ...rangeOf(1, 0, text.search(/\r?\n|$/)), rule: RULE, message };
  }
  if (text.length <= LARGEST_FILE * times) return undefined;
  const message = `This file has ${kilobytes(text.length)}, and a page at most ${kilobytes(LARGEST_FILE)}. Remove what does not belong there, or make two pages.`;
  return { ...rangeOf(1, 0, text.search(/\r?\n|$/)), rule: RULE, message };
}

function countsOf(text: string): { lines: number; special: number } {
  let [lines, special] = [1, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10) lines++;
    // Of ASCII, everything but letters, digits, spaces, full stops, slashes and hyphens.
    else if (code > 32 && code < 127 && (IS_SPECIAL[code] || (code === DASH && isBreak(text.charCodeAt(at + 1)))))
      special++;
  }
  return { lines, special };
}

const DASH = 45;
/** Whether a dash before this character starts a list item: 200 of them in a line are as many nested lists. */
const isBreak = (code: number): boolean => !(code > 32);

const IS_SPECIAL = Array.from({ length: 127 }, (_, code) => /[^\w\s./-]/.test(String.fromCharCode(code)));

/** Binary data pasted as letters: a word too long, or twenty lines of one word each. Otherwise a line too long. */
function pastedData(text: string): YamlProblem | undefined {
  let [line, run] = [0, 0];
  let longLine: YamlProblem | undefined;
  for (const row of text.split("\n")) {
    line++;
    run = /^\s*[A-Za-z0-9+/]{60,}={0,2}\s*$/.test(row) ? run + 1 : 0;
    if (run === 20) {
      const message = `These lines are not words: they seem to be a picture, or another file, that was pasted as text. ${PICTURE}`;
      return {
        ...rangeOf(line - run + 1, row.length - row.trimStart().length, row.trim().length),
        rule: RULE,
        message,
      };
    }
    if (row.length > LONGEST_TEXT) {
      const message = `This line has ${row.length.toLocaleString("en-US")} characters, and a text at most ${LONGEST_TEXT.toLocaleString("en-US")}. Remove what does not belong there, or make several blocks of it.`;
      longLine ??= { ...rangeOf(line, 0, row.length), rule: RULE, message };
    }
    if (row.length <= LONGEST_WORD) continue;
    for (const { 0: word, index } of row.matchAll(/\S+/g)) {
      if (word.length <= LONGEST_WORD) continue;
      const what = /base64|[A-Za-z0-9+/=]{1000}/.test(word.slice(0, LONGEST_WORD))
        ? `It seems to be a picture, or another file, that was pasted as text. ${PICTURE}`
        : "Was something pasted here?";
      const message = `This word has ${word.length.toLocaleString("en-US")} characters, and no word of a page has more than ${LONGEST_WORD.toLocaleString("en-US")}. ${what}`;
      return { ...rangeOf(line, index, word.length), rule: RULE, message };
    }
  }
  return longLine;
}

/** Characters of the file itself that cannot be displayed. */
export function* unusableCharacters(text: string): Generator<YamlProblem> {
  if (!UNUSABLE.test(text)) return;
  let found = 0;
  for (const [index, row] of text.split("\n").entries()) {
    const match = UNUSABLE.exec(row);
    if (!match) continue;
    yield { ...rangeOf(index + 1, match.index, 1), ...unusable(match[0]) };
    if (++found === MOST_PROBLEMS) return;
  }
}

function unusable(character: string) {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  const message = `A text cannot contain the character ${code}, which no browser can show. Delete it.`;
  return { rule: "yaml/unusable-character", message };
}

/** Parsed values that are too many, too long, or contain characters that cannot be displayed. */
export function* valueProblems(document: Document.Parsed, lines: LineCounter, times = 1): Generator<YamlProblem> {
  const found: [Scalar, Omit<YamlProblem, keyof ReturnType<typeof rangeOf>>][] = [];
  let [values, aliases] = [0, 0];
  let nested: Node | undefined;
  for (const { node, isName, inName } of nodesIn(document)) {
    if (isAlias(node)) aliases++;
    if (!isName) values++;
    else if (isCollection(node) && inName) nested ??= node;
    if (!isScalar(node) || typeof node.value !== "string") continue;
    const [character] = UNUSABLE.exec(node.value) ?? [];
    if (character !== undefined) found.push([node, unusable(character)]);
    else if (node.value.length > LONGEST_TEXT) {
      const count = node.value.length.toLocaleString("en-US");
      const message = `This text has ${count} characters, and a text at most ${LONGEST_TEXT.toLocaleString("en-US")}. Make several blocks of it, or several pages.`;
      found.push([node, { rule: RULE, message }]);
    }
  }
  for (const [{ range }, problem] of found.slice(0, MOST_PROBLEMS)) {
    const { line, col: column } = lines.linePos(range?.[0] ?? 0);
    yield { ...rangeOf(line, column - 1, 1), ...problem };
  }
  if (nested) {
    // The parser writes such a name out at each level, twice as long each time.
    const { line, col: column } = lines.linePos(nested.range?.[0] ?? 0);
    yield { ...rangeOf(line, column - 1, 1), ...TOO_DEEP };
  } else if (aliases > MOST_ALIASES) yield { ...rangeOf(1, 0, 1), ...TOO_MANY_ALIASES };
  else if (values > MOST_VALUES * times) yield { ...rangeOf(1, 0, 1), ...tooManyValues(values) };
}

export const TOO_DEEP = {
  rule: "yaml/too-deep",
  message: "This file is nested too deep to be read. A page is about ten levels deep at most.",
};

export const TOO_MANY_ALIASES = {
  rule: "yaml/too-many-aliases",
  message: "This file repeats itself through * and & so often that it cannot be read. Write the values out.",
};

function tooManyValues(values: number) {
  const count = values.toLocaleString("en-US");
  const message = `This file has ${count} values, and a page at most ${MOST_VALUES.toLocaleString("en-US")}. Make several pages of it.`;
  return { rule: RULE, message };
}

/** Whether data has more values than a file may have. Repeated ones count each time; circles never end. @param times see `tooLarge` */
export function repeatsTooMuch(data: unknown, times = 1): boolean {
  const open = [data];
  for (let values = 0; open.length > 0; values++) {
    const value = open.pop();
    if (values > MOST_VALUES * times) return true;
    if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) open.push(inner);
  }
  return false;
}

function kilobytes(length: number): string {
  return `${Math.round(length / 1000).toLocaleString("en-US")} kB`;
}
