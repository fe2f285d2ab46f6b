import { distance } from "fastest-levenshtein";

/**
 * The candidate that somebody who wrote `word` most likely meant, or undefined where none is near:
 * at most one wrong letter in three, and four in all. A swapped pair of neighboring letters counts
 * as one edit; capitals, hyphens, underscores and spaces do not count at all.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word);
  const limit = Math.min(4, Math.max(1, Math.floor(wanted.length / 3)));
  let best: string | undefined;
  let bestEdits = limit + 1;
  for (const candidate of candidates) {
    const edits = editsBetween(wanted, plain(candidate), bestEdits);
    if (edits < bestEdits) {
      best = candidate;
      bestEdits = edits;
    }
  }
  return wanted === "" ? undefined : best;
}

/** Edits from one word to another; any number of at least `enough` where it cannot be fewer. */
function editsBetween(a: string, b: string, enough: number): number {
  if (Math.abs(a.length - b.length) >= enough) return enough;
  const edits = distance(a, b);
  // A swap costs two plain edits: only a word that is that close can gain by undoing one.
  if (edits < 2 || edits > enough) return edits;
  let fewest = edits;
  for (let i = 0; i + 1 < a.length; i++) {
    if (a[i] === a[i + 1]) continue;
    const swapped = `${a.slice(0, i)}${a[i + 1]}${a[i]}${a.slice(i + 2)}`;
    fewest = Math.min(fewest, 1 + distance(swapped, b));
  }
  return fewest;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[-_ ]/g, "");
}
