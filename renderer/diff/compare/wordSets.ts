export const isWithin = (words: Set<string>, all: Set<string>): boolean => [...words].every((word) => all.has(word));

/** The number of words that are in both sets. */
export function inCommon(a: Set<string>, b: Set<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common++;
  return common;
}

/** The share of common words: 0 if there is none, 1 if the sets are equal. */
export const likeness = (a: Set<string>, b: Set<string>): number => (2 * inCommon(a, b)) / Math.max(1, a.size + b.size);
