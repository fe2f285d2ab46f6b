/** A piece of Markdown that the parser took for words, so that visitors would read its marks. */
export interface StrayMark {
  piece: string;
  /** What was meant, where only one thing can be. */
  suggestion?: string;
}

const TARGET = String.raw`(?:\/|#|https?:|tel:|mailto:)[^\s()[\]]*`;
const LABEL = String.raw`[^\][()\n]+?(?<!\s)`;

/** Links whose brackets are out of place, each with its label first and its target second. */
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

/** Marks beside a word, which cannot be words themselves. */
const SIGNS = [
  /(?<!\S)\S*\]\([^\s)]*\)?/,
  /(?<![^\s*])[^\s*]*\*{2,}[^\s*]*/,
  /(?<![\p{L}\d*])\*\p{L}[\p{L}\d'’-]*|(?<![*\p{L}\d'’-])[\p{L}'’-]+\*(?![\p{L}\d*])/u,
  // `**bold*`: one of the marks is left in front of the emphasis.
  /(?<=^|\s)\*+$/,
  /(?<!_)__+\p{L}+|(?<!\p{L})\p{L}+__+/u,
  /(?<!\S)_\p{L}[\p{L}\d'’-]*|(?<!\S)[\p{L}'’-]+_(?=[\s.,;:!?]|$)/u,
  /`+[^\s`]*/,
  /~~[^\s~]*/,
  /\(\/[a-z][\w-]*(?:\)|#)|\[\/[a-z][\w-]*\]/,
];

/** The first piece of Markdown in words that the parser has found no Markdown in; `\*` is a sign on purpose. */
export function strayMark(written: string): StrayMark | undefined {
  const words = written.replace(/\\[!-/:-@[-`{-~]/g, "  ");
  for (const link of LINKS) {
    const [piece, label = "", to] = link.exec(words) ?? [];
    if (piece) return { piece, suggestion: `[${label.trim()}](${to})` };
  }
  for (const sign of SIGNS) {
    const piece = sign.exec(words)?.[0];
    if (piece) return { piece };
  }
  return undefined;
}

/** Markdown in a text that is shown as it is written, such as a label. */
export function markdownInPlain(text: string): string | undefined {
  return /\*\*\S[^*]*(?:\*\*)?|(?<!\S)[*_]\p{L}[^*_]*[*_](?!\p{L})|\[[^[\]]*\]\s?\([^)]*\)?|`[^`]*`?/u.exec(text)?.[0];
}
