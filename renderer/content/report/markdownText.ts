/** Characters that Markdown interprets. */
const MARKS = /[\\`*_[\]<>#$~]/g;

/** Escapes text for Markdown. */
export const markdownWords = (text: string): string => text.replace(MARKS, "\\$&");

/** Escapes text for a table cell: a bar ends it even inside code. https://github.github.com/gfm/#tables-extension- */
export function cell(text: string): string {
  return onOneLine(text).replace(/(?<!\\)\\*\|/g, "\\|");
}

export const onOneLine = (text: string): string => text.replace(/(?<!\s)\s*\n\s*/g, " ");

/** A code span, with more backticks around it than inside: https://spec.commonmark.org/0.31.2/#code-spans */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}
