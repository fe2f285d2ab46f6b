/**
 * Invisible characters that do no good in a text: U+FEFF, which Unicode has only for the start of a file
 * (https://www.unicode.org/faq/utf_bom.html#bom6), and places for or against a line break (U+200B, U+2060) where a
 * space or the end of the text is one already. Inside a word the latter two may be meant.
 */
const INVISIBLE = /\uFEFF+|(?<=^|\s)[\u200B\u2060]+|(?<![\u200B\u2060])[\u200B\u2060]+(?=\s|$)/g;

/** A word, with those after it that are all invisible. `\s` contains U+FEFF. */
const WORDS = /(?:\S|\uFEFF)+(?: [\u200B\u2060\uFEFF]+(?=[ \n]|$))*/g;

/** Marks of direction, and their ends: UAX #9, 2.1 to 2.6. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/** The places of marks of direction that turn the rest of a text, since their end is missing, and of ends without one. */
function unpairedMarks(text: string): number[] {
  const open: { index: number; end: string }[] = [];
  const stray: number[] = [];
  for (const { 0: mark, index } of text.matchAll(DIRECTION)) {
    const end = mark > "\u202E" ? "\u2069" : "\u202C";
    const start = mark === end ? open.findLastIndex((one) => one.end === end) : undefined;
    if (start === undefined) open.push({ index, end });
    else if (start < 0) stray.push(index);
    else open.splice(start, 1);
  }
  return [...stray, ...open.map(({ index }) => index)];
}

/** Whether visitors see nothing of a text. */
export const isBlank = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);

/** A word without its invisible characters, and without those after it. */
export function visible(word: string): string {
  const unpaired = unpairedMarks(word);
  const straight =
    unpaired.length === 0 ? word : word.replace(DIRECTION, (mark, at) => (unpaired.includes(at) ? "" : mark));
  return straight.replace(INVISIBLE, "").trimEnd();
}

/** The words of a text that hold an invisible character, with their places. */
export function* wordsWithInvisible(text: string): Generator<{ word: string; index: number }> {
  const unpaired = unpairedMarks(text);
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const isTurned = unpaired.some((at) => at >= index && at < index + word.length);
    if (isTurned || word.replace(INVISIBLE, "").trimEnd() !== word) yield { word, index };
  }
}

/** The same text without no-break spaces and isolates, for programs that compare words, such as search engines. */
export function withBreakableSpaces(text: string): string {
  return withoutIsolates(text).replaceAll("\u00a0", " ");
}

/** The same text without the marks that isolate a direction, for what draws them as letters. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}
