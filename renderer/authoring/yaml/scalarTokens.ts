import type { Scalar } from "yaml";

/** A piece of a scalar: its part of the value, and its range in the scalar's source. */
export interface Token {
  value: string;
  start: number;
  end: number;
}

type Style = Scalar.Type | undefined;

export const isBlockStyle = (style: Style): boolean => style === "BLOCK_LITERAL" || style === "BLOCK_FOLDED";

/**
 * Splits a scalar's source into pieces that match pieces of its value: an escape and its character, a folded line break
 * and its space. Reads the characters from the value, so that escapes need no decoding.
 *
 * @param source from its first quote or `|` to its end
 * @returns undefined if the two do not match, for example with escaped line breaks
 */
export function scalarTokens(source: string, style: Style, value: string): Token[] | undefined {
  const { from, to, breaks } = isBlockStyle(style) ? blockBody(source, style, value) : flowBody(source, style);
  const tokens: Token[] = [];
  let read = 0;
  for (let at = from; at < to && read < value.length; ) {
    const lines = breaks(at);
    const rest = value.slice(read);
    let token: Token;
    if (lines) {
      const words = lines.words(rest);
      if (words === undefined) return undefined;
      token = { value: words, start: at, end: lines.end };
    } else {
      const length = escapeLength(source, at, style);
      const words = source[at + 1] === "U" && length > 2 ? String.fromCodePoint(rest.codePointAt(0) ?? 0) : rest[0];
      if (words === undefined || (length === 1 && source[at] !== words)) return undefined;
      token = { value: words, start: at, end: at + length };
    }
    tokens.push(token);
    read += token.value.length;
    at = token.end;
  }
  // A `|` at the end of the file may lack its last line break.
  if (isBlockStyle(style) && value.slice(read) === "\n") tokens.push({ value: "\n", start: to, end: to });
  else if (read < value.length) return undefined;
  return tokens;
}

interface LineBreaks {
  end: number;
  /** The part of the value that these breaks represent, given the rest of the value. */
  words: (rest: string) => string | undefined;
}

/** The text inside a scalar's source. */
interface Body {
  from: number;
  to: number;
  /** The line breaks at an index of the source, if there are some. */
  breaks: (at: number) => LineBreaks | undefined;
}

function flowBody(source: string, style: Style): Body {
  const quotes = style === "QUOTE_DOUBLE" || style === "QUOTE_SINGLE" ? 1 : 0;
  const run = /[ \t]*(?:\r?\n[ \t]*)+/y;
  return {
    from: quotes,
    to: source.length - quotes,
    breaks(at) {
      run.lastIndex = at;
      const [lines] = run.exec(source) ?? [];
      if (lines === undefined) return undefined;
      const count = lines.split("\n").length - 1;
      const words = count === 1 ? " " : "\n".repeat(count - 1);
      return { end: at + lines.length, words: (rest) => (rest.startsWith(words) ? words : undefined) };
    },
  };
}

/** The indentation of the text of a `|` or `>`: that of its first line with words. */
export function bodyIndent(source: string, value: string): number {
  const written = /\n( *)[^\s]/.exec(source)?.[1]?.length ?? 0;
  const own = /^\n*( *)/.exec(value)?.[1]?.length ?? 0;
  return Math.max(0, written - own);
}

function blockBody(source: string, style: Style, value: string): Body {
  const indent = bodyIndent(source, value);
  const line = new RegExp(`\\r?\\n {0,${indent}}`, "y");
  const lines = new RegExp(`(?:\\r?\\n {0,${indent}})+`, "y");
  const header = source.indexOf("\n");
  if (header < 0) return { from: source.length, to: source.length, breaks: () => undefined };
  line.lastIndex = source[header - 1] === "\r" ? header - 1 : header;
  const from = line.lastIndex + (line.exec(source)?.[0].length ?? 0);
  const isFolded = style === "BLOCK_FOLDED";
  return {
    from,
    to: source.length,
    breaks(at) {
      const run = isFolded ? lines : line;
      run.lastIndex = at;
      const [found] = run.exec(source) ?? [];
      if (found === undefined) return undefined;
      const count = found.split("\n").length - 1;
      return { end: at + found.length, words: (rest) => blockBreaks(rest, isFolded ? count : 0) };
    },
  };
}

/** @param folded how many breaks a `>` has here; 0 in a `|`, where each is a break of the value */
function blockBreaks(rest: string, folded: number): string | undefined {
  if (folded === 0) return rest.startsWith("\n") ? "\n" : undefined;
  if (folded === 1 && rest.startsWith(" ")) return " ";
  const words = /^\n+/.exec(rest)?.[0];
  // Line breaks around lines that are indented further are not folded.
  return words?.length === folded || words?.length === folded - 1 ? words : undefined;
}

const ESCAPES: Record<string, number> = { x: 4, u: 6, U: 10 };

function escapeLength(source: string, at: number, style: Style): number {
  if (style === "QUOTE_SINGLE" && source[at] === "'") return 2;
  if (style === "QUOTE_DOUBLE" && source[at] === "\\") return ESCAPES[source[at + 1] ?? ""] ?? 2;
  return 1;
}
