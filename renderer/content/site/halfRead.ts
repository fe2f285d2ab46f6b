import { blockSchema } from "../schema/siteSchema";
import { filesOf, type SiteContent } from "../siteContent";
import { blocksOf } from "./pageBlocks";

/**
 * Whether a file that could not be parsed, or has an unknown block, contains these words: it may use them still. An empty
 * file may have held anything.
 */
export function isInHalfRead(content: SiteContent, words: string): boolean {
  return filesOf(content).some(
    (file) =>
      (file.text.includes(words) || file.text.trim() === "") &&
      (file.data === undefined || !blocksOf(file).every(blockSchema)),
  );
}
