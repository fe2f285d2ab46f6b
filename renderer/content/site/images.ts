import { filesOf, type SiteContent } from "../siteContent";

/**
 * Every picture that is named, with its `size` in pixels or what is wrong with its file, but for names that cannot be
 * right, which are reported already.
 */
export function* imagesOf(content: SiteContent) {
  for (const { file, values } of filesOf(content)) {
    for (const { kind, pointer, value } of values) {
      if (kind !== "ImageSource" || !value.startsWith("/") || value.includes("${")) continue;
      const original = content.originals[value];
      const measured = original && "problem" in original ? { problem: original.problem } : { size: original };
      yield { file, pointer, name: value, ...measured };
    }
  }
}
