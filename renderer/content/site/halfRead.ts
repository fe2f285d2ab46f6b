import { blockSchema } from "../schema/siteSchema";
import { filesOf, type SiteContent } from "../siteContent";
import { blocksOf } from "./pageBlocks";

/**
 * Whether a file that could not be parsed, or that has a block of an unknown type, contains these words. Such a
 * file is assumed to use them still: they are not reported as unused as well. An empty file may have held anything.
 */
export function isInHalfRead(content: SiteContent, words: string): boolean {
  return filesOf(content).some(
    (file) =>
      (file.text.includes(words) || file.text.trim() === "") &&
      (file.data === undefined || !blocksOf(file).every(blockSchema)),
  );
}
