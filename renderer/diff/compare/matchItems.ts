import { groupBy } from "../../base/groups";
import { hunksOf } from "../../base/hunks";

/** Beyond this many comparisons, the items that are left are matched in their order. */
const MOST_PAIRS = 2500;
/** The likeness from which two items are the same wherever they are. */
const ALIKE = 0.3;

/** An item of a list with its index before and after. */
export interface ItemPair {
  was: number;
  is: number;
  /** Whether it is at another place among the items that both lists have. */
  moved: boolean;
}

/**
 * Matches the items of two versions of a list by what they are: those with the same key, by the surest key first, then the
 * most similar. What is left at the same place is one item that changed, if it is similar at all.
 *
 * @param keys each a key of an item, or undefined if it has none
 * @param likeness of two items: 0 if one cannot have become the other, 1 and more if it surely has
 * @returns the pairs in the order of `after`; an item without a pair was added or removed
 */
export function matchItems<Item>(
  before: Item[],
  after: Item[],
  keys: ((item: Item) => string | undefined)[],
  likeness: (one: Item, other: Item) => number,
): ItemPair[] {
  const pairs: [was: number, is: number][] = [];
  const [gone, came] = [new Set(before.keys()), new Set(after.keys())];
  const take = (was: number, is: number) => {
    pairs.push([was, is]);
    gone.delete(was);
    came.delete(is);
  };
  for (const keyOf of keys) {
    const keysOf = (items: Item[]) => items.map((item) => keyOf(item) ?? "");
    const [old, fresh] = [keysOf(before), keysOf(after)];
    // Of several with one key, those belong together that are in order.
    for (const [was, is] of inOrder(old, fresh)) if (fresh[is] && gone.has(was) && came.has(is)) take(was, is);
    const byKey = groupBy(gone, (was) => old[was] || undefined);
    for (const is of came) {
      const was = byKey.get(fresh[is] ?? "")?.shift();
      if (was !== undefined) take(was, is);
    }
  }
  // The number of matched items above: the same for what is left at the same place.
  const same = [...pairs];
  const above = (side: 0 | 1, index: number) => same.filter((pair) => pair[side] < index).length;
  const like = (was: number, is: number) => likeness(before[was] as Item, after[is] as Item);
  for (const [was, is] of likely([...gone], [...came], like)) {
    if (!gone.has(was) || !came.has(is)) continue;
    if (like(was, is) >= ALIKE || (like(was, is) > 0 && above(0, was) === above(1, is))) take(was, is);
  }
  return withMoves(pairs.sort(([, one], [, other]) => one - other));
}

/** The items of two versions of a list: those that both have, as `matchItems` pairs them, and those of only one. */
export function compareItems<Item>(...lists: Parameters<typeof matchItems<Item>>) {
  const [before, after] = lists;
  const pairs = matchItems(...lists);
  const [kept, known] = [new Set(pairs.map(({ was }) => was)), new Set(pairs.map(({ is }) => is))];
  return {
    same: pairs.map(({ was, is }) => ({ before: before[was] as Item, after: after[is] as Item })),
    removed: before.filter((_, index) => !kept.has(index)),
    added: after.filter((_, index) => !known.has(index)),
    moved: pairs.flatMap(({ is, moved }) => (moved ? { item: after[is] as Item, above: after[is - 1] } : [])),
  };
}

/** The indexes of what two lists have in the same order. */
function inOrder(before: string[], after: string[]): [was: number, is: number][] {
  const pairs: [number, number][] = [];
  let [left, right] = [0, 0];
  for (const hunk of [...hunksOf(before, after), { before: [before.length, 0], after: [0, 0] } as const]) {
    while (left < hunk.before[0]) pairs.push([left++, right++]);
    [left, right] = [hunk.before[1], hunk.after[1]];
  }
  return pairs;
}

/** The possible pairs, the most similar first. */
function likely(gone: number[], came: number[], like: (was: number, is: number) => number): [number, number][] {
  if (gone.length * came.length > MOST_PAIRS)
    return gone.flatMap((was, at) => (at in came ? [[was, came[at] ?? 0]] : []));
  const all = gone.flatMap((was) => came.map((is) => ({ was, is, like: like(was, is) })));
  // The sort is stable: of two that are equally alike, the upper ones belong together.
  return all.sort((one, other) => other.like - one.like).map(({ was, is }) => [was, is]);
}

/** Finds the fewest items whose move explains the new order: the others are the longest common subsequence. */
function withMoves(pairs: [was: number, is: number][]): ItemPair[] {
  const order = pairs.map(([was]) => String(was));
  const sorted = pairs.map(([was]) => was).sort((one, other) => one - other);
  const moved = new Set(hunksOf(sorted.map(String), order).flatMap((hunk) => order.slice(...hunk.after)));
  return pairs.map(([was, is]) => ({ was, is, moved: moved.has(String(was)) }));
}
