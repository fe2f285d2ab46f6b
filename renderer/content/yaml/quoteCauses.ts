import { type Cause, valueRange, withQuotes, yamlLine } from "./yamlLine";

/** A line that starts a new name, which an unclosed quote would swallow. */
const STARTS_NAME = /^\s*(?:- +)*[A-Za-z_$][\w-]*:(?:\s|$)/;

/** `title: "Dogs` without a second quote: the parser only notices it at the next quote, or at the end. */
export const unclosedQuote: Cause = ({ number: last }, { text }) => {
  const lines = text.split(/\r?\n/, last + 1);
  for (let number = 1; number <= Math.min(last, lines.length); number++) {
    const line = yamlLine(lines[number - 1] ?? "", 1);
    const quote = /^["']/.exec(line.value)?.[0];
    if (!quote || endOfQuoted(line.value) > 0) continue;
    const next = lines.slice(number).find((following) => following.trim() !== "");
    if (next !== undefined && !STARTS_NAME.test(next)) continue;
    const suggestion = `${line.before.trimStart()}${line.value}${quote}`;
    const message = `The text starts with ${quote} and has no closing quote. Close it: ${suggestion}`;
    return { ...valueRange({ ...line, number }), rule: "yaml/unclosed-quote", message, suggestion };
  }
  return undefined;
};

/** `'Don't'` or `"Best" baths`: the text continues after its second quote. */
export const quoteEndsEarly: Cause = (line, { code }) => {
  const { value } = line;
  const end = endOfQuoted(value);
  if (code !== "UNEXPECTED_TOKEN" || end <= 0 || end === value.length) return undefined;
  const quote = value.charAt(0);
  const suggestion = withQuotes({ ...line, value: value.endsWith(quote) ? value.slice(1, -1) : value });
  const message = `The second ${quote} ends the text before the line does. Put the whole text in the other kind of quotes: ${suggestion}`;
  return { ...valueRange(line), rule: "yaml/quote-in-text", message, suggestion };
};

/** `[Dogs, Baths` without a closing bracket: the parser notices it on a later line. */
export const unclosedBracket: Cause = ({ number: last }, { text, message: complaint }) => {
  if (!/^Flow (sequence|map)/.test(complaint)) return undefined;
  for (let number = last; number > 0; number--) {
    const line = yamlLine(text, number);
    const mark = /^[[{]/.exec(line.value)?.[0];
    if (!mark) continue;
    const close = mark === "[" ? "]" : "}";
    const message = `This ${mark} is never closed. Close it with ${close}; or, if it is text, put quotes around it.`;
    return { ...valueRange(line), rule: "yaml/unclosed-bracket", message };
  }
  return undefined;
};

/** The length of a quoted value; 0 if it is not closed. */
function endOfQuoted(value: string): number {
  const closed = value.startsWith('"') ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/;
  return closed.exec(value)?.[0].length ?? 0;
}
