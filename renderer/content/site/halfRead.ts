import { blockSchema } from "../schema/blockSchema";
import type { ContentFile, SiteContent } from "../siteContent";
import { blocksOf } from "./anchors";

/**
 * Whether a file that cannot be read to its end holds these words: a mistake of YAML, or a block of a
 * misspelled type, is one mistake, and what stands behind it is no less used.
 *
 * @param words such as `/images/full-groom.jpg`
 */
export function isInHalfRead({ site, pages }: SiteContent, words: string): boolean {
  const files = site ? [site, ...pages] : pages;
  return files.some((file) => (file.text.includes(words) || nothingIn(file)) && isHalfRead(file));
}

/** What is empty, or no text at all, may have held anything. */
function nothingIn({ text }: ContentFile): boolean {
  return text.trim() === "";
}

function isHalfRead(file: ContentFile): boolean {
  return file.data === undefined || !blocksOf(file).every(blockSchema);
}
