import type { PictureProblem } from "../../pictures/originals";
import { filesOf, type SiteContent } from "../siteContent";

/** A picture that a page or site.yaml names. */
interface NamedImage {
  file: string;
  pointer: string;
  /** As it is written, such as `/images/full-groom.jpg`. */
  name: string;
  /** In pixels; undefined where it has no file, or one that cannot be published. */
  size?: { width: number; height: number };
  problem?: PictureProblem;
}

/** Every picture that is named, except names without a slash in front or with an unknown fact: those are reported already. */
export function* imagesOf(content: SiteContent): Generator<NamedImage> {
  for (const { file, values } of filesOf(content)) {
    for (const { kind, pointer, value } of values) {
      if (kind !== "ImageSource" || !value.startsWith("/") || value.includes("${")) continue;
      const original = content.originals[value];
      const measured = original && "problem" in original ? { problem: original.problem } : { size: original };
      yield { file, pointer, name: value, ...measured };
    }
  }
}
