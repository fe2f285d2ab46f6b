import type { PageContent } from "../../siteContent";
import { allShinglesOf, shareOf, shinglesOf } from "./shingles";

/** The page that has most in common with another one. */
export interface NearestPage {
  page: PageContent;
  other: PageContent;
  /** The share of `page` that is on `other` too, from 0 to 1. */
  share: number;
  /** The numbers, from 0, of the blocks of `page` of which at least half is on `other` too. */
  blocks: number[];
}

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
 * The cost is the same for each page, however many there are.
 */
export function nearestPages(pages: PageContent[], least: number): NearestPage[] {
  const every = pages.length > LARGE ? SAMPLE : 1;
  const holders = new Map<number, number[]>();
  const samples = pages.map((page, index) => {
    const all = allShinglesOf(page);
    if (all.length < FEWEST) return new Uint32Array();
    const sample = all.filter((shingle) => shingle % every === 0);
    for (const shingle of sample) {
      const known = holders.get(shingle);
      if (!known) holders.set(shingle, [index]);
      else if (known.length < MOST_HOLDERS) known.push(index);
    }
    return sample;
  });
  return samples.flatMap((sample, index) => {
    const candidate = mostCommon(sample, index, holders);
    if (!candidate || candidate.count < sample.length * least * LEEWAY) return [];
    return compare(pages[index], pages[candidate.index], least) ?? [];
  });
}

function mostCommon(sample: Iterable<number>, own: number, holders: Map<number, number[]>) {
  const counts = new Map<number, number>();
  for (const shingle of sample) {
    for (const holder of holders.get(shingle) ?? []) {
      if (holder !== own) counts.set(holder, (counts.get(holder) ?? 0) + 1);
    }
  }
  let most: { index: number; count: number } | undefined;
  for (const [index, count] of counts) if (!most || count > most.count) most = { index, count };
  return most;
}

function compare(
  page: PageContent | undefined,
  other: PageContent | undefined,
  least: number,
): NearestPage | undefined {
  if (!page || !other) return undefined;
  const others = new Set(allShinglesOf(other));
  const share = shareOf(allShinglesOf(page), others);
  if (share <= least) return undefined;
  const same = [...shinglesOf(page)].filter(([, shingles]) => shareOf(shingles, others) >= 0.5);
  return { page, other, share, blocks: same.map(([block]) => block) };
}
