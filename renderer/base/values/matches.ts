/** More amounts, times or numbers than any real text has: further ones are ignored. */
const MOST_PIECES = 100;

/** The first hundred matches in a text: for each, a rule may search the whole text again. */
export function* matchesIn(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  yield* first(text.matchAll(pattern));
}

/** The first hundred items. */
export function* first<T>(found: Iterable<T>): Generator<T> {
  let left = MOST_PIECES;
  for (const one of found) {
    if (left-- === 0) return;
    yield one;
  }
}
