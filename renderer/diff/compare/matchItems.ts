import { diffArrays } from "diff";
import { isGroup } from "../../base/groups";

/** Beyond this many comparisons, the items that are left are matched in their order. */
const MOST_PAIRS = 2500;
/** Words in common, from 0 to 1, from which two items are the same wherever they are. */
const ALIKE = 0.3;

/** An item of a list with its index before and after. */
export interface ItemPair {
  was: number;
  is: number;
  /** Whether it is at another place among the items that both lists have. */
  moved: boolean;
}

/**
 * Matches the items of two versions of a list by what they are: equal ones, then those of the same type and name, then
 * those with the most words in common. What is left at the same place is one item that changed.
 *
 * @returns the pairs in the order of `after`; an item without a pair was added or removed
 */
export function matchItems(before: unknown[], after: unknown[]): ItemPair[] {
  const [a, b] = [before.map((item) => JSON.stringify(item)), after.map((item) => JSON.stringify(item))];
  const pairs: [was: number, is: number][] = [];
  const [gone, came]: [number[], number[]] = [[], []];
  let [left, right] = [0, 0];
  for (const { added, removed, count } of diffArrays(a, b, { maxEditLength: 400 }) ?? whole(a, b)) {
    for (let step = 0; step < count; step++) {
      if (removed) gone.push(left++);
      else if (added) came.push(right++);
      else pairs.push([left++, right++]);
    }
  }
  const take = (was: number, is: number) => {
    pairs.push([was, is]);
    gone.splice(gone.indexOf(was), 1);
    came.splice(came.indexOf(is), 1);
  };
  for (const was of [...gone]) {
    const is = came.find((place) => b[place] === a[was]);
    if (is !== undefined) take(was, is);
  }
  // The number of equal items above: the same for what is left at the same place.
  const same = [...pairs];
  const above = (side: 0 | 1, index: number) => same.filter((pair) => pair[side] < index).length;
  for (const [was, is] of likely(before, after, gone, came)) {
    if (!gone.includes(was) || !came.includes(is)) continue;
    const like = likeness(before[was], after[is]);
    if (like >= ALIKE || (like > 0 && above(0, was) === above(1, is))) take(was, is);
  }
  return withMoves(pairs.sort(([, one], [, other]) => one - other));
}

/** The possible pairs, the most similar first. */
function likely(before: unknown[], after: unknown[], gone: number[], came: number[]): [number, number][] {
  if (gone.length * came.length > MOST_PAIRS)
    return gone.flatMap((was, at) => (at in came ? [[was, came[at] ?? 0]] : []));
  const all = gone.flatMap((was) => came.map((is) => ({ was, is, like: likeness(before[was], after[is]) })));
  // The sort is stable: of two that are equally alike, the upper ones belong together.
  return all.sort((one, other) => other.like - one.like).map(({ was, is }) => [was, is]);
}

/** What names an item, the surest first. */
const NAMES = ["id", "name", "heading", "question", "src"];

/**
 * 0 if one cannot have become the other: a block never changes its type. Above 1 if both have the same name, otherwise
 * the share of words that they have in common, or a little more than 0.
 */
function likeness(one: unknown, other: unknown): number {
  if (!isGroup(one) || !isGroup(other)) return isGroup(one) || isGroup(other) ? 0 : 0.01 + wordsInCommon(one, other);
  if (one.type !== other.type) return 0;
  const at = NAMES.findIndex((name) => one[name] !== undefined && one[name] === other[name]);
  return (at < 0 ? 0.01 : NAMES.length + 1 - at) + wordsInCommon(one, other);
}

/** The share of words that two values have in common, by Dice: from 0 to 1. */
function wordsInCommon(one: unknown, other: unknown): number {
  const [a, b] = [valueWords(one), valueWords(other)];
  const both = [...a].filter((word) => b.has(word)).length;
  return both === 0 ? 0 : (2 * both) / (a.size + b.size);
}

/** The words of all values, without the names of properties. */
function valueWords(value: unknown): Set<string> {
  const words = new Set<string>();
  const walk = (inner: unknown): void => {
    if (typeof inner === "object" && inner !== null) for (const part of Object.values(inner)) walk(part);
    else
      for (const [word] of String(inner)
        .toLowerCase()
        .matchAll(/[\p{L}\p{N}]+/gu))
        words.add(word);
  };
  walk(isGroup(value) ? { ...value, type: undefined } : value);
  return words;
}

/** Finds the fewest items whose move explains the new order: the others are the longest common subsequence. */
function withMoves(pairs: [was: number, is: number][]): ItemPair[] {
  const order = pairs.map(([was]) => was);
  const sorted = order.toSorted((one, other) => one - other);
  const parts = diffArrays(sorted, order, { maxEditLength: 400 });
  const moved = new Set(parts?.flatMap(({ added, value }) => (added ? value : [])));
  return pairs.map(([was, is]) => ({ was, is, moved: moved.has(was) }));
}

function whole(before: string[], after: string[]) {
  return [
    { added: false, removed: true, count: before.length },
    { added: true, removed: false, count: after.length },
  ];
}
