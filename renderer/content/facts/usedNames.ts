/** Every name that stands in a `${…}` of the data, as it is written there. */
export function usedNames(source: unknown): Set<string> {
  const names = JSON.stringify(source ?? null).matchAll(/\$\{\s*([\w.]+)/g);
  return new Set(Array.from(names, ([, name = ""]) => name));
}
