import { attempt } from "../../base/attempt.mjs";
import { CLOSED, hasPlaceholder } from "../../base/placeholders";
import { readDocument } from "./readDocument";
import { type Cause, fixable, quoteValue, rangeOf } from "./yamlLine";

/** A piece of a value in brackets: a text in quotes, a sign, or a plain text, in which `${…}` may stand. */
const PIECES = new RegExp(
  String.raw`"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\s+|:(?=\s)|[[\]{},]|(?:${CLOSED}|:(?!\s)|[^[\]{},:])+`,
  "g",
);

/** `{ label: Call ${business.phone} }`: between brackets the { of `${…}` starts a group. */
export const factInBrackets: Cause = ({ number, before, value }) => {
  if (!/^[[{]/.test(value)) return undefined;
  const pieces = [...value.matchAll(PIECES)];
  const plain = pieces.filter(([piece]) => hasPlaceholder(piece) && !/^["']/.test(piece));
  const fixed = pieces.map((found) => {
    const text = found[0].trimEnd();
    return plain.includes(found) ? found[0].replace(text, () => quoteValue(text)) : found[0];
  });
  const [first] = plain;
  if (!first || !isInBrackets(fixed.join(""))) return undefined;
  const place = rangeOf(number, before.length + first.index, first[0].trimEnd().length);
  const message = "Between brackets a text with ${…} needs quotes.";
  return fixable({ ...place, rule: "yaml/quotes-needed" }, message, before.trimStart() + fixed.join(""));
};

/** Whether a value is a list or a group in brackets, all in one line, that can be read by itself. */
export function isInBrackets(value: string): boolean {
  if (!/^[[{]/.test(value)) return false;
  // In a list, since a line of one ends in a comma.
  return attempt(() => readDocument(`[${value}\n]`).errors.length) === 0;
}
