import { walkTyped } from "../../load/walkTyped";
import { steps } from "../../pointer";
import { blockSchema } from "../../schema/siteSchema";
import type { PageContent } from "../../siteContent";
import { oncePerFile, oncePerSource } from "../oncePerFile";
import { blocksOf } from "../pageBlocks";

export type NearestPage = ReturnType<typeof nearestPages>[number];

/** How many words in a row make a shingle (A. Broder, "On the resemblance and containment of documents", 1997). */
const LENGTH = 5;
/** A page with less text than this is like any other by chance. */
const FEWEST = 50;
/** A shingle on thousands of pages would be compared with all of them: only the first pages that have it are. */
const MOST_HOLDERS = 20;
/** On larger sites one shingle in eight finds the pages to compare, which are then compared in full. */
const LARGE = 500;
const SAMPLE = 8;
/** A sample errs by some 0.05 either way on an ordinary page, so a page that comes near is looked at. */
const LEEWAY = 0.6;

/**
 * Every page with the page that it has most in common with, where that is more than a share of `least`.
 *
 * @returns `share`, from 0 to 1, of `page` that is on `other` too, and the `blocks`, from 0, of which at least half is
 */
export function nearestPages(pages: PageContent[], least: number): ReturnType<typeof compare> {
  const known = comparedBefore(pages);
  const found = known.get(least) ?? compare(pages, least);
  known.set(least, found);
  return found;
}

/** Two rules look at the same pages. */
const comparedBefore = oncePerFile((_pages: PageContent[]) => new Map<number, ReturnType<typeof compare>>());

function compare(pages: PageContent[], least: number) {
  const every = pages.length > LARGE ? SAMPLE : 1;
  const holders = new Map<number, PageContent[]>();
  const samples = pages.map((page) => {
    const all = allShinglesOf(page);
    const sample = all.length < FEWEST ? new Uint32Array() : all.filter((shingle) => shingle % every === 0);
    for (const shingle of sample) {
      const known = holders.get(shingle);
      if (!known) holders.set(shingle, [page]);
      else if (known.length < MOST_HOLDERS) known.push(page);
    }
    return { page, sample };
  });
  return samples.flatMap(({ page, sample }) => {
    const counts = new Map<PageContent, number>();
    for (const holder of Array.from(sample).flatMap((shingle) => holders.get(shingle) ?? [])) {
      if (holder !== page) counts.set(holder, (counts.get(holder) ?? 0) + 1);
    }
    const [[other, most = 0] = []] = [...counts].sort(([, a], [, b]) => b - a);
    if (!other || most < sample.length * least * LEEWAY) return [];
    const others = new Set(allShinglesOf(other));
    const share = shareOf(allShinglesOf(page), others);
    if (share <= least) return [];
    const blocks = [...shinglesOf(page)].filter(([, shingles]) => shareOf([...shingles], others) >= 0.5);
    return { page, other, share, blocks: blocks.map(([block]) => block) };
  });
}

function shareOf(shingles: ArrayLike<number> & Iterable<number>, others: Set<number>): number {
  let common = 0;
  for (const shingle of shingles) if (others.has(shingle)) common++;
  return common / Math.max(1, shingles.length);
}

/**
 * The runs of five words of a page, each as a number of 32 bits, by the block that they are in. Running text alone
 * counts: not headings, names, prices or the words on buttons, which help when they are the same everywhere, not
 * facts, and not blocks whose schema says that they repeat on many pages.
 */
function shinglesOf({ source }: Pick<PageContent, "source">): Map<number, Set<number>> {
  const byBlock = new Map<number, Set<number>>();
  const blocks = blocksOf({ data: source });
  for (const { kind, pointer, value } of walkTyped("Page", source)) {
    if (!/Text$/.test(kind) || pointer.endsWith("/heading")) continue;
    const [top, number = ""] = steps(pointer);
    const block = Number(number);
    if (top !== "blocks" || blockSchema(blocks[block])?.repeats) continue;
    const shingles = byBlock.get(block) ?? new Set();
    byBlock.set(block, shingles);
    const hashes = wordsOf(value).map(hashOf);
    for (let start = 0; start + LENGTH <= hashes.length; start++) {
      let hash = 0;
      for (let word = start; word < start + LENGTH; word++) hash = Math.imul(hash ^ (hashes[word] ?? 0), 0x9e3779b1);
      shingles.add((hash ^ (hash >>> 15)) >>> 0);
    }
  }
  return byBlock;
}

/** All shingles of a page, whatever their block: each once, and as small as they can be kept. */
const allShinglesOf = oncePerSource(
  (page: Pick<PageContent, "source">): Uint32Array =>
    Uint32Array.from(new Set([...shinglesOf(page).values()].flatMap((shingles) => [...shingles]))),
);

/** The words of a text in small letters, without facts and the targets of links. */
export function wordsOf(text: string): string[] {
  const words = text.replace(/\$\{[^}]*\}|\]\([^)]*\)/g, " ").toLowerCase();
  return words.match(/[\p{L}\p{N}$'-]+/gu) ?? [];
}

/** FNV-1a, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash;
}
