import type { ContentFile, SiteContent } from "./siteContent";

/**
 * Computes something about a file once per file object: the preview reuses the objects of unchanged pages. The results
 * of thousands of pages stay in memory, so they must be small.
 */
export function oncePerFile<File extends object, Found>(
  find: (file: File) => Found,
  keyOf: (file: File) => object = (file) => file,
): (file: File) => Found {
  const known = new WeakMap<object, { found: Found }>();
  return (file) => {
    const kept = known.get(keyOf(file)) ?? { found: find(file) };
    known.set(keyOf(file), kept);
    return kept.found;
  };
}

/** The same for results that do not depend on the facts: they stay cached when a fact changes. */
export function oncePerSource<File extends Pick<ContentFile, "source">, Found>(find: (file: File) => Found) {
  return oncePerFile(find, (file) => (typeof file.source === "object" && file.source !== null ? file.source : file));
}

/** The same for results that depend only on the facts. */
export function oncePerFacts<Found>(find: (site: SiteContent) => Found) {
  return oncePerFile(find, ({ facts }) => facts);
}

/** The same for results that also depend on other objects, such as the facts: found again if one of them is another. */
export function oncePerFileIn<File extends object, Site, Found>(
  find: (file: File, site: Site) => Found,
  othersOf: (site: Site) => unknown[],
): (file: File, site: Site) => Found {
  const known = new WeakMap<File, { others: unknown[]; found: Found }>();
  return (file, site) => {
    const others = othersOf(site);
    const before = known.get(file);
    if (before?.others.every((other, index) => other === others[index])) return before.found;
    const found = find(file, site);
    known.set(file, { others, found });
    return found;
  };
}
