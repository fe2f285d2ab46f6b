/**
 * Computes something once for each key; the results are cached as long as the returned function is in use.
 *
 * @param most how many results are cached: the oldest ones are forgotten
 */
export function oncePerKey<Key, Found>(find: (key: Key) => Found, most = Number.POSITIVE_INFINITY) {
  const known = new Map<Key, Found>();
  return (key: Key): Found => {
    if (!known.has(key)) {
      known.set(key, find(key));
      if (known.size > most) known.delete(known.keys().next().value as Key);
    }
    return known.get(key) as Found;
  };
}

/** Returns a function that starts each work after the one before has ended, even if that failed. */
export function oneAtATime(): <Result>(work: () => Result | Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}
