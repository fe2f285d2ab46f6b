/** More amounts, times or numbers than any real text has: those after them are not looked at. */
const MOST_PIECES = 100;

/** The matches of a pattern in a text, up to a number: what a rule does with each may look at the whole text again. */
export function* matchesIn(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  yield* first(text.matchAll(pattern));
}

/** The first hundred of what is found in one text. */
export function* first<T>(found: Iterable<T>): Generator<T> {
  let left = MOST_PIECES;
  for (const one of found) {
    if (left-- === 0) return;
    yield one;
  }
}
