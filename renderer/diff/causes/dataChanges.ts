import { isGroup } from "../../base/groups";
import { childPointer } from "../../base/pointer";
import { likeness as shareInCommon } from "../compare/difference";
import { type ItemPair, matchItems } from "../compare/matchItems";

/** A value in a file's data that was changed, added, removed or moved. */
export interface DataChange {
  /** JSON pointer in the new data; for a removed item of a list, in the old data. */
  pointer: string;
  /** JSON pointer of the value in the old data. */
  was: string;
  before?: unknown;
  after?: unknown;
  moved?: true;
  /** Where a removed or moved item of a list belongs in the new data, to be as it was. */
  back?: string;
}

/** At most this many changes of a file are collected. */
const MOST = 3000;

/** Every innermost value that differs between two versions of a file's data. List items are matched by what they are. */
export function dataChanges(before: unknown, after: unknown): DataChange[] {
  const found: DataChange[] = [];
  const compare = (old: unknown, fresh: unknown, was: string, pointer: string) => {
    if (found.length >= MOST || old === fresh) return;
    if (Array.isArray(old) && Array.isArray(fresh)) lists(old, fresh, was, pointer);
    else if (isGroup(old) && isGroup(fresh)) {
      for (const key of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
        compare(old[key], fresh[key], childPointer(was, key), childPointer(pointer, key));
      }
    } else if (JSON.stringify(old) !== JSON.stringify(fresh)) found.push({ pointer, was, before: old, after: fresh });
  };
  const lists = (old: unknown[], fresh: unknown[], was: string, pointer: string) => {
    // Without the holes of what is outside its time.
    const [olds, freshes] = [Object.keys(old), Object.keys(fresh)];
    const pairs = matchItems(Object.values(old), Object.values(fresh), [JSON.stringify], likeness).map(
      ({ was, is, moved }): ItemPair => ({ was: Number(olds[was]), is: Number(freshes[is]), moved }),
    );
    const back = (index: number) => childPointer(pointer, placeBack(index, pairs));
    for (const { was: from, is: to, moved } of pairs) {
      const at = { pointer: childPointer(pointer, to), was: childPointer(was, from) };
      if (moved) found.push({ ...at, before: old[from], after: fresh[to], moved: true, back: back(from) });
      compare(old[from], fresh[to], at.was, at.pointer);
    }
    const [kept, known] = [new Set(pairs.map((pair) => pair.was)), new Set(pairs.map((pair) => pair.is))];
    old.forEach((item, index) => {
      const at = childPointer(was, index);
      if (!kept.has(index)) found.push({ pointer: at, was: at, before: item, back: back(index) });
    });
    fresh.forEach((item, index) => {
      if (!known.has(index)) found.push({ pointer: childPointer(pointer, index), was: pointer, after: item });
    });
  };
  compare(before, after, "", "");
  return found;
}

/** The index of an old item in the new list, below the nearest item above it that did not move. */
function placeBack(index: number, pairs: ItemPair[]): number {
  const fixed = pairs.filter(({ was, moved }) => !moved && was < index);
  const below = fixed.reduce((most, { was, is }) => (was > most.was ? { was, is } : most), { was: -1, is: -1 }).is + 1;
  const own = pairs.find(({ was }) => was === index);
  // A moved item leaves its own place first.
  return own && own.is < below ? below - 1 : below;
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

/** The share of words that two values have in common: from 0 to 1. */
const wordsInCommon = (one: unknown, other: unknown) => shareInCommon(valueWords(one), valueWords(other));

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
