import { hashOf } from "../../../base/files/files.mjs";
import { oncePerKey } from "../../../base/once";
import { CLOSED } from "../../../base/placeholders";
import { rememberPerFile, rememberResult } from "../../model/fileResults";
import { oncePerFileIn, oncePerSource } from "../../model/oncePerFile";
import type { PageContent } from "../../model/siteContent";
import { blocksOf } from "../../pages/pageBlocks";
import { walkWords } from "../../pages/walkTyped";
import { blockSchema } from "../../schema/siteSchema";
import { wordHashes } from "./wordHashes";

/** A page and the page that it has most in common with. */
export interface NearestPage {
  page: PageContent;
  other: PageContent;
  /** The share of `page` that is also on `other`, from 0 to 1. */
  share: number;
  /** The blocks of `page`, by index, of which at least half is. */
  blocks: number[];
}

/** Words per shingle (A. Broder, "On the resemblance and containment of documents", 1997). */
const LENGTH = 5;
/** Pages with fewer shingles resemble others by chance. */
const FEWEST = 50;
/** A shingle on thousands of pages would be compared with all of them: only the first pages that have it count. */
const MOST_HOLDERS = 20;
/** On larger sites one shingle in eight selects the pages to compare, which are then compared in full. */
const LARGE = 500;
const SAMPLE = 8;
/** A sample errs by some 0.05 either way on an ordinary page, so pages that come near are compared too. */
const LEEWAY = 0.6;

/**
 * Every page with the page that it has most in common with, if that is more than a share of `least`. Cached, since three
 * rules compare the same pages.
 */
export const nearestPages = oncePerFileIn(
  (pages: PageContent[], least: number): NearestPage[] => {
    const samples = pages.map((page) =>
      pages.length > LARGE ? sampleOf(page).shingles : rememberResult(page, "shingles", () => comparedOf(page)),
    );
    return candidates(samples, least).flatMap(({ at, other: nearest }) => {
      const [page, other] = [pages[at], pages[nearest]] as [PageContent, PageContent];
      const { share, blocks } = rememberResult(page, "likeness", () => likeness(page, other), sampleOf(other).hash);
      return share > least ? [{ page, other, share, blocks }] : [];
    });
  },
  (least: number) => [least],
);

/**
 * Pages and the page that each has most in common with, by their places, where that may be more than a share of `least`.
 *
 * @param samples shingles of each page
 */
function candidates(samples: number[][], least: number): { at: number; other: number }[] {
  const holders = new Map<number, number[]>();
  for (const [index, sample] of samples.entries()) {
    for (const shingle of sample) {
      const known = holders.get(shingle);
      if (!known) holders.set(shingle, [index]);
      else if (known.length < MOST_HOLDERS) known.push(index);
    }
  }
  // One array for all pages, since each page would need its own map.
  const counts = new Uint32Array(samples.length);
  return samples.flatMap((sample, index) => {
    const found: number[] = [];
    for (const shingle of sample) {
      for (const holder of holders.get(shingle) ?? []) {
        if (holder === index) continue;
        const count = counts[holder] ?? 0;
        if (count === 0) found.push(holder);
        counts[holder] = count + 1;
      }
    }
    let [nearest, most] = [-1, 0];
    for (const holder of found) {
      const count = counts[holder] ?? 0;
      if (count > most) [nearest, most] = [holder, count];
      counts[holder] = 0;
    }
    return nearest < 0 || most < sample.length * least * LEEWAY ? [] : [{ at: index, other: nearest }];
  });
}

/** The share of a page that is also on another, and the blocks of which at least half is. */
function likeness(page: PageContent, other: PageContent): Pick<NearestPage, "share" | "blocks"> {
  const others = allShinglesOf(other);
  const blocks = [...shinglesOf(page)].filter(([, shingles]) => shareOf(shingles, others) >= 0.5);
  return { share: shareOf([...allShinglesOf(page)], others), blocks: blocks.map(([block]) => block) };
}

/** How many words of its own a page needs, so that no more than `least` of it is also on another. */
export function wordsToAdd({ page, share }: Pick<NearestPage, "page" | "share">, least: number): number {
  const count = allShinglesOf(page).size;
  return Math.ceil((share * count) / least - count) + LENGTH - 1;
}

/** All shingles of a page; none if there are too few. */
function comparedOf(page: PageContent): number[] {
  const all = allShinglesOf(page);
  return all.size < FEWEST ? [] : [...all];
}

/** One shingle in eight, and the hash of all. */
const sampleOf = rememberPerFile("sample", (page: PageContent) => ({
  hash: hashOf(new Uint8Array(Uint32Array.from(allShinglesOf(page)).buffer)),
  shingles: comparedOf(page).filter((shingle) => shingle % SAMPLE === 0),
}));

function shareOf(shingles: ArrayLike<number> & Iterable<number>, others: Set<number>): number {
  let common = 0;
  for (const shingle of shingles) if (others.has(shingle)) common++;
  return common / Math.max(1, shingles.length);
}

/**
 * The shingles of a page, each as a 32-bit number, by block. Only running text counts: not headings, names, prices or
 * the words on buttons, which should be the same everywhere, not facts, and not blocks whose schema says that they
 * repeat on many pages.
 */
const shinglesOf = oncePerSource(({ source }: Pick<PageContent, "source">): Map<number, Uint32Array> => {
  const byBlock = new Map<number, Set<number>>();
  for (const { kind, pointer, block, hashes } of ownTexts(source)) {
    if (!/Text$/.test(kind) || pointer.endsWith("/heading")) continue;
    const shingles = byBlock.get(block) ?? new Set();
    byBlock.set(block, shingles);
    for (let start = 0; start + LENGTH <= hashes.length; start++) {
      let hash = 0;
      for (let word = start; word < start + LENGTH; word++) hash = Math.imul(hash ^ (hashes[word] ?? 0), 0x9e3779b1);
      shingles.add((hash ^ (hash >>> 15)) >>> 0);
    }
  }
  // Compact, since those of thousands of pages stay in memory.
  return new Map(Array.from(byBlock, ([block, shingles]) => [block, Uint32Array.from(shingles)]));
});

/** All shingles of a page, each once. */
function allShinglesOf(page: Pick<PageContent, "source">): Set<number> {
  const all = new Set<number>();
  for (const shingles of shinglesOf(page).values()) for (const shingle of shingles) all.add(shingle);
  return all;
}

/** Facts and the targets of links. */
const NO_WORDS = new RegExp(String.raw`${CLOSED}|\]\([^()]*\)`, "g");

/**
 * The texts of a page in blocks whose schema does not say that they repeat on many pages, each with the index of its
 * block and the hashes of its words in lower case, without facts and the targets of links. @param source of the page
 */
export const ownTexts = oncePerKey((source: unknown) => {
  const repeats = blocksOf({ data: source }).map((block) => blockSchema(block)?.repeats === true);
  return walkWords("Page", source).flatMap(({ kind, pointer, value }) => {
    const block = Number(/^\/blocks\/(\d+)/.exec(pointer)?.[1] ?? Number.NaN);
    if (Number.isNaN(block) || repeats[block]) return [];
    return { kind, pointer, block, hashes: hashesOfOwn(value.replace(NO_WORDS, " ")) };
  });
}, 8);

/** Also what is in amounts, and joined by a hyphen or an apostrophe. */
const hashesOfOwn = wordHashes(/[\p{L}\p{N}$'-]/u);
