/** What Markdown takes for more than words. */
const MARKS = /[\\`*_[\]<>#$~]/g;

/** Words that stay words in Markdown. */
export const markdownWords = (text: string): string => text.replace(MARKS, "\\$&");

/** A bar ends a cell even inside code, and after two backslashes: https://github.github.com/gfm/#tables-extension- */
export function cell(text: string): string {
  return onOneLine(text).replace(/(?<!\\)\\*\|/g, "\\|");
}

export const onOneLine = (text: string): string => text.replace(/(?<!\s)\s*\n\s*/g, " ");

/** A span of code ends at as many backticks as it starts with: https://spec.commonmark.org/0.31.2/#code-spans */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}
