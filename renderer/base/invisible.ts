/**
 * Invisible characters that do no good in a text: U+FEFF, which Unicode has only for the start of a file
 * (https://www.unicode.org/faq/utf_bom.html#bom6), and places for or against a line break (U+200B, U+2060) where a
 * space or the end of the text is one already. Inside a word the latter two may be meant.
 */
const INVISIBLE = /\uFEFF+|(?<=^|\s)[\u200B\u2060]+|(?<![\u200B\u2060])[\u200B\u2060]+(?=\s|$)/g;

/** A word, with those after it that are all invisible. `\s` contains U+FEFF. */
const WORDS = /(?:\S|\uFEFF)+(?: [\u200B\u2060\uFEFF]+(?=[ \n]|$))*/g;

/** Whether visitors see nothing of a text. */
export const isBlank = (text: string): boolean => /^[\s\u200B\u2060]*$/.test(text);

/** A word without its invisible characters, and without those after it. */
export const visible = (word: string): string => word.replace(INVISIBLE, "").trimEnd();

/** The words of a text that hold an invisible character, with their places. */
export function* wordsWithInvisible(text: string): Generator<{ word: string; index: number }> {
  for (const { 0: word, index } of text.matchAll(WORDS)) if (visible(word) !== word) yield { word, index };
}
