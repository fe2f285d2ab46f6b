import { oncePerKey } from "../once";

/** More amounts, times or numbers than any real text has: further ones are ignored. */
const MOST_PIECES = 100;

/** The first hundred matches in a text: for each, a rule may search the whole text again. */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  // Not by matchAll, which copies the expression for each text.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match && matches.length < MOST_PIECES; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === "") pattern.lastIndex++;
  }
  return matches;
}

/** The first hundred items. */
export function* first<T>(found: Iterable<T>): Generator<T> {
  let left = MOST_PIECES;
  for (const one of found) {
    if (left-- === 0) return;
    yield one;
  }
}

/**
 * The sentences of a text. A full stop inside a number or after a single letter does not end one. Cached, since rules need
 * them for each amount in a text.
 */
export const sentencesOf = oncePerKey((text: string): readonly string[] => text.split(/(?<=[^\s.]{2}[.!?])\s+|\n+/), 1);
