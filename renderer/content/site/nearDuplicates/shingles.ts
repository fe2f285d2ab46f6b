import { walkWords } from "../../load/walkTyped";
import { steps } from "../../pointer";
import { blockSchema } from "../../schema/siteSchema";
import type { PageContent } from "../../siteContent";
import { blocksOf } from "../anchors";
import { oncePerSource } from "../oncePerFile";

/** How many words in a row make a shingle (A. Broder, "On the resemblance and containment of documents", 1997). */
const LENGTH = 5;

/**
 * The runs of five words of a page, each as a number of 32 bits, by the block that they are in. Facts
 * are left out, and blocks whose schema says that they repeat on many pages.
 */
export function shinglesOf({ source }: Pick<PageContent, "source">): Map<number, Set<number>> {
  const byBlock = new Map<number, Set<number>>();
  const blocks = blocksOf({ data: source });
  for (const { pointer, value } of walkWords("Page", source)) {
    const [top, number = ""] = steps(pointer);
    const block = Number(number);
    if (top !== "blocks" || blockSchema(blocks[block])?.repeats) continue;
    let shingles = byBlock.get(block);
    if (!shingles) {
      shingles = new Set();
      byBlock.set(block, shingles);
    }
    addShingles(value, shingles);
  }
  return byBlock;
}

/** All shingles of a page, whatever their block: each once, and as small as they can be kept. */
export const allShinglesOf = oncePerSource((page: Pick<PageContent, "source">): Uint32Array => {
  const all = new Set<number>();
  for (const shingles of shinglesOf(page).values()) for (const shingle of shingles) all.add(shingle);
  return Uint32Array.from(all);
});

/** The share of the first ones that are among the second ones too, from 0 to 1. */
export function shareOf(shingles: Iterable<number>, others: Set<number>): number {
  let all = 0;
  let common = 0;
  for (const shingle of shingles) {
    all++;
    if (others.has(shingle)) common++;
  }
  return all === 0 ? 0 : common / all;
}

function addShingles(text: string, shingles: Set<number>): void {
  const words = text
    .replace(/\$\{[^}]*\}|\]\([^)]*\)/g, " ")
    .toLowerCase()
    .match(/[\p{L}\p{N}$'-]+/gu);
  if (!words) return;
  const hashes = words.map(hashOf);
  for (let start = 0; start + LENGTH <= hashes.length; start++) {
    let hash = 0;
    for (let word = start; word < start + LENGTH; word++) hash = Math.imul(hash ^ (hashes[word] ?? 0), 0x9e3779b1);
    shingles.add((hash ^ (hash >>> 15)) >>> 0);
  }
}

/** FNV-1a, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash;
}
