/** Markdown that the parser did not recognize, so that visitors would read its marks. */
export interface StrayMark {
  piece: string;
  /** What was meant, if it is certain. */
  suggestion?: string;
}

const TARGET = String.raw`(?:\/|#|https?:|tel:|mailto:)[^\s()[\]]*`;
const LABEL = String.raw`[^\][()\n]+?(?<!\s)`;

/** Links with misplaced brackets. The first group is the label, the second the target. */
const LINKS = [
  // `[prices] (/services)`
  new RegExp(String.raw`\[(${LABEL})\]\s+\((${TARGET})\)`),
  // `[prices(/services)`
  new RegExp(String.raw`\[(${LABEL})\s*\((${TARGET})\)`),
  // `(prices)[/services]`
  new RegExp(String.raw`\((${LABEL})\)\s?\[(${TARGET})\]`),
  // `[prices](/services`
  new RegExp(String.raw`\[(${LABEL})\]\((?!\S*\))(${TARGET})(?<![.,;:!?])`),
];

/** Marks beside a word that cannot be part of a text. */
const MARKS = [
  /(?<!\S)\S*\]\([^\s)]*\)?/,
  /(?<![^\s*])[^\s*]*\*{2,}[^\s*]*/,
  /(?<![\p{L}\d*])\*\p{L}[\p{L}\d'’-]*|(?<![*\p{L}\d'’-])[\p{L}'’-]+\*(?![\p{L}\d*])/u,
  // `**bold*`: the parser leaves one of the marks in front of the emphasis.
  /(?<=^|\s)\*+$/,
  /(?<!_)__+\p{L}+|(?<!\p{L})\p{L}+__+/u,
  /(?<!\S)_\p{L}[\p{L}\d'’-]*|(?<!\S)[\p{L}'’-]+_(?=[\s.,;:!?]|$)/u,
  /`+[^\s`]*/,
  /~~[^\s~]*/,
  /\(\/[a-z][\w-]*(?:\)|#)|\[\/[a-z][\w-]*\]/,
];

/** The first mark in a text in which the parser has found no Markdown; an escaped mark such as `\*` is intended. */
export function strayMark(written: string): StrayMark | undefined {
  const words = written.replace(/\\[!-/:-@[-`{-~]/g, "  ");
  for (const link of LINKS) {
    const [piece, label = "", to] = link.exec(words) ?? [];
    if (piece) return { piece, suggestion: `[${label.trim()}](${to})` };
  }
  for (const mark of MARKS) {
    const piece = mark.exec(words)?.[0];
    if (piece) return { piece };
  }
  return undefined;
}

/** Markdown that is closed, or begun, and a link. */
const MARKDOWN = /\*\*\S[^*]*(?:\*\*)?|(?<!\S)[*_]\p{L}[^*_]*[*_](?!\p{L})|\[[^[\]]*\]\s?\([^)]*\)?|`[^`]*`?/u;

/** The elements of HTML that people type into a text, with the words up to their end. */
const TAG =
  /<(b|i|em|strong|u|s|a|p|span|div|font|center|small|sup|sub|h[1-6]|ul|ol|li|br|img|hr)\b[^<>]*>(?:[^<>]*<\/\1>)?/i;

/** Returns the first Markdown or HTML in a text that is shown as written, such as a label, and its words without it. */
export function marksInPlain(text: string): { piece: string; words: string } | undefined {
  const piece = (MARKDOWN.exec(text) ?? TAG.exec(text))?.[0];
  if (piece === undefined) return undefined;
  const words = piece.replace(/<[^<>]*>/g, "").replace(/\]\s?\([^)]*\)?/, "]");
  return { piece, words: words.replace(/[*_`[\]]/g, "").trim() };
}
