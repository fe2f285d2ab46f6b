import type { ContentFile } from "../siteContent";

/**
 * Computes something about a file once per file object. The preview reuses the objects of unchanged pages, so
 * that a check after a save costs only what the saved page costs.
 *
 * @param find what is kept of thousands of pages at a time: small things, no YAML or Markdown trees
 */
export function oncePerFile<File extends object, Found>(find: (file: File) => Found): (file: File) => Found {
  return once(find, (file) => file);
}

/** The same for what does not depend on the facts: it is kept when a fact changes, too. */
export function oncePerSource<File extends Pick<ContentFile, "source">, Found>(
  find: (file: File) => Found,
): (file: File) => Found {
  return once(find, (file) => (typeof file.source === "object" && file.source !== null ? file.source : file));
}

function once<File, Found>(find: (file: File) => Found, keyOf: (file: File) => object): (file: File) => Found {
  const known = new WeakMap<object, { found: Found }>();
  return (file) => {
    const kept = known.get(keyOf(file)) ?? { found: find(file) };
    known.set(keyOf(file), kept);
    return kept.found;
  };
}
