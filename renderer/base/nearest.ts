import { distance } from "fastest-levenshtein";

/**
 * The candidate that was most likely meant by `word`: at most one wrong letter in three, and four in all. Swapping two
 * neighbors is one edit; capitals, hyphens, underscores and spaces do not count.
 */
export function nearestName(word: string, candidates: Iterable<string>): string | undefined {
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

/** The number of edits from one word to another. If it is at least `enough`, the result may be too large. */
function editsBetween(a: string, b: string, enough: number): number {
  const edits = distance(a, b);
  // A swap is two plain edits: only for words that are this close can it be the better count.
  if (edits < 2 || edits > enough) return edits;
  const swapped = Array.from(a.slice(1), (next, i) => `${a.slice(0, i)}${next}${a[i]}${a.slice(i + 2)}`);
  return Math.min(edits, ...swapped.filter((word) => word !== a).map((word) => 1 + distance(word, b)));
}

/** The most names of a list that a message has in full, and how many it has of a longer one. */
const [MOST, NEAREST] = [10, 5];

/** Allowed names, for a message: of a long list those nearest to a word, or the first, and how many more there are. */
export function namesNear(word: string, names: string[]): string {
  if (names.length <= MOST) return names.join(", ");
  const wanted = plain(word);
  const edits = (name: string) => (wanted === "" ? 0 : distance(wanted, plain(name)));
  const near = names.toSorted((a, b) => edits(a) - edits(b)).slice(0, NEAREST);
  return `${near.join(", ")} and ${names.length - NEAREST} more`;
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[-_ ]/g, "");
}
