import type { ContentFile, SiteContent } from "../siteContent";

/**
 * Computes something about a file once per file object: the preview reuses those of unchanged pages. What is found is
 * kept for thousands of pages, so it must be small.
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

/** The same for what does not depend on the facts: it is kept when a fact changes, too. */
export function oncePerSource<File extends Pick<ContentFile, "source">, Found>(find: (file: File) => Found) {
  return oncePerFile(find, (file) => (typeof file.source === "object" && file.source !== null ? file.source : file));
}

/** The same for what depends only on the facts. */
export function oncePerFacts<Found>(find: (site: SiteContent) => Found) {
  return oncePerFile(find, ({ facts }) => facts);
}
