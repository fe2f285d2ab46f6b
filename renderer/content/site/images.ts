import type { Original } from "../../pictures/originals";
import type { SiteContent } from "../siteContent";

/** A picture that a page or the facts name. */
interface NamedImage {
  file: string;
  pointer: string;
  /** As it is written, such as `/images/full-groom.jpg`. */
  name: string;
  /** What is known of its file; undefined where there is none. */
  original: Original | undefined;
}

/**
 * Every picture that is named. Those without the slash in front, or with a fact that nobody knows, are
 * left out: that is told already.
 */
export function* imagesOf({ site, pages, originals }: SiteContent): Generator<NamedImage> {
  for (const { file, values } of site ? [site, ...pages] : pages) {
    for (const { kind, pointer, value } of values) {
      if (kind !== "ImageSource" || !value.startsWith("/") || value.includes("${")) continue;
      yield { file, pointer, name: value, original: originals[value] };
    }
  }
}
