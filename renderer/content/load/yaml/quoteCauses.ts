import type { Cause } from "./cause";
import { quoted, valueRange, yamlLine } from "./yamlLine";

/** A line that starts a new name: what an open quote swallows. */
const STARTS_NAME = /^\s*(?:- +)*[A-Za-z_$][\w-]*:(?:\s|$)/;

/** `title: "Dogs` with no second quote: the parser notices only at the next quote, or at the end. */
export const unclosedQuote: Cause = ({ text, line }) => {
  const lines = text.split(/\r?\n/, line + 1);
  for (let number = 1; number <= Math.min(line, lines.length); number++) {
    const found = yamlLine(lines[number - 1] ?? "", 1);
    const quote = /^["']/.exec(found.value)?.[0];
    if (!quote || endOfQuoted(found.value) > 0) continue;
    const next = lines.slice(number).find((following) => following.trim() !== "");
    if (next !== undefined && !STARTS_NAME.test(next)) continue;
    const fixed = `${found.before.trimStart()}${found.value}${quote}`;
    return {
      ...valueRange({ ...found, number }),
      rule: "yaml/unclosed-quote",
      message: `The text starts with ${quote} and never ends. Close it: ${fixed}`,
      suggestion: fixed,
    };
  }
  return undefined;
};

/** `'Don't'` or `"Best" baths`: the text goes on after its second quote. */
export const quoteEndsEarly: Cause = ({ text, line, code }) => {
  if (code !== "UNEXPECTED_TOKEN") return undefined;
  const found = yamlLine(text, line);
  const end = endOfQuoted(found.value);
  if (end <= 0 || end === found.value.length) return undefined;
  const quote = found.value[0];
  const inner = found.value.endsWith(quote ?? "") ? found.value.slice(1, -1) : found.value;
  const fixed = `${found.before.trimStart()}${quoted(inner)}`;
  return {
    ...valueRange(found),
    rule: "yaml/quote-in-text",
    message: `The second ${quote} ends the text before the line does. Put the whole text in the other quotes: ${fixed}`,
    suggestion: fixed,
  };
};

/** `[Dogs, Baths` with no bracket at the end: the parser notices on a later line. */
export const unclosedBracket: Cause = ({ text, line, message }) => {
  if (!/^Flow (sequence|map)/.test(message)) return undefined;
  for (let number = line; number > 0; number--) {
    const found = yamlLine(text, number);
    const mark = /^[[{]/.exec(found.value)?.[0];
    if (!mark) continue;
    const close = mark === "[" ? "]" : "}";
    return {
      ...valueRange(found),
      rule: "yaml/unclosed-bracket",
      message: `What starts with ${mark} never ends. Close it with ${close}, or put quotes round it where it is text.`,
    };
  }
  return undefined;
};

/** Where a quoted value ends, counted from its start; 0 where it does not. */
function endOfQuoted(value: string): number {
  const closed = value.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/;
  return closed.exec(value)?.[0].length ?? 0;
}
