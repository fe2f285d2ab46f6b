import { oncePerSource } from "../site/oncePerFile";
import type { ContentFile } from "../siteContent";
import { type Locator, openLocator } from "./locate";
import type { Range } from "./problem";

const knownRanges = oncePerSource((_file: Pick<ContentFile, "text" | "source">) => new Map<string, Range>());

/**
 * Finds the places of a file's findings, each place once. The YAML tree that it takes is opened when it is
 * first needed and goes with the function that is returned: only the places are kept.
 */
export function placesIn(file: Pick<ContentFile, "text" | "source">): Locator["range"] {
  const known = knownRanges(file);
  let locator: Locator | undefined;
  return ({ pointer, at, piece, nth }) => {
    const key = [pointer, at, piece, nth].join("\n");
    let range = known.get(key);
    if (!range) {
      locator ??= openLocator(file.text);
      range = locator.range({ pointer, at, piece, nth });
      known.set(key, range);
    }
    return range;
  };
}
