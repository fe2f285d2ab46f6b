/** Computes something once for each key; the results are cached as long as the returned function is in use. */
export function oncePerKey<Key, Found>(find: (key: Key) => Found): (key: Key) => Found {
  const known = new Map<Key, Found>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key) as Found;
  };
}
