/** Finds a text of a file again after the file was changed: by what it is, not only by its place. */
import { isGroup } from "../../base/groups";
import { childPointer, pointerSteps } from "../../base/pointer";

/** The texts of a file by their JSON pointers. */
export type Texts = Record<string, string>;

/** An item of a list: its texts by their pointers inside it. */
interface Item {
  index: number;
  texts: Map<string, string>;
}

/** Two items are the same if at least half of their characters are in texts that both have. */
const SAME = 0.5;

/**
 * The pointer of a text, of a list or of a group in a changed file. An item of a list is found by its texts, or, if
 * these were rewritten, between the items around it.
 *
 * @returns undefined if it is no longer there, or if more than one place could be meant
 */
export function placeNow(pointer: string, before: Texts, after: Texts): string | undefined {
  let [from, to] = ["", ""];
  for (const step of pointerSteps(pointer)) {
    const index = /^\d+$/.test(step) ? indexNow(Number(step), itemsIn(before, from), itemsIn(after, to)) : undefined;
    if (/^\d+$/.test(step) && index === undefined) return undefined;
    from = childPointer(from, step);
    to = childPointer(to, index === undefined ? step : String(index));
  }
  return to;
}

/** All texts of a file's data, with its numbers and choices. */
export function textsOf(data: unknown, pointer = "", texts: Texts = {}): Texts {
  if (Array.isArray(data))
    for (const [index, item] of data.entries()) textsOf(item, childPointer(pointer, index), texts);
  else if (isGroup(data))
    for (const [name, value] of Object.entries(data)) textsOf(value, childPointer(pointer, name), texts);
  else if (data !== null && data !== undefined) texts[pointer] = String(data);
  return texts;
}

function itemsIn(texts: Texts, list: string): Item[] {
  const items = new Map<number, Item>();
  for (const [pointer, value] of Object.entries(texts)) {
    if (!pointer.startsWith(`${list}/`)) continue;
    const inList = pointer.slice(list.length + 1);
    const [step = ""] = inList.split("/", 1);
    if (!/^\d+$/.test(step)) continue;
    const item = items.get(Number(step)) ?? { index: Number(step), texts: new Map() };
    items.set(item.index, item);
    item.texts.set(inList.slice(step.length), value);
  }
  return [...items.values()].sort((a, b) => a.index - b.index);
}

function indexNow(index: number, before: Item[], after: Item[]): number | undefined {
  // Nothing was changed in this list: an item without texts, such as a new one, stays where it is.
  if (contentOf(before) === contentOf(after)) return index;
  const own = before.find((item) => item.index === index);
  if (!own) return undefined;
  const pairs = before
    .flatMap((old) => after.map((now) => ({ old, now, likeness: likenessOf(old, now) })))
    .filter(({ likeness }) => likeness >= SAME)
    // The sort is stable: of equal items, the first is taken for the first.
    .sort((a, b) => b.likeness - a.likeness);
  const found = new Map<Item, Item>();
  const taken = new Set<Item>();
  for (const { old, now } of pairs) {
    if (found.has(old) || taken.has(now)) continue;
    found.set(old, now);
    taken.add(now);
  }
  const now = found.get(own);
  if (!now) return between(own, before, after, found, taken)?.index;
  const likeness = likenessOf(own, now);
  const others = pairs.filter((pair) => pair.likeness === likeness && (pair.old === own) !== (pair.now === now));
  // A copy of it was added or removed: either could be meant.
  return others.some((pair) => (pair.old === own ? !taken.has(pair.now) : !found.has(pair.old)))
    ? undefined
    : now.index;
}

/** The only new item between the neighbors of one whose texts were all rewritten. */
function between(own: Item, before: Item[], after: Item[], found: Map<Item, Item>, taken: Set<Item>): Item | undefined {
  const at = before.indexOf(own);
  const [previous, next] = [before[at - 1], before[at + 1]];
  const start = previous ? found.get(previous) : undefined;
  const end = next ? found.get(next) : undefined;
  if ((previous && !start) || (next && !end)) return undefined;
  const gap = after.slice(start ? after.indexOf(start) + 1 : 0, end ? after.indexOf(end) : undefined);
  const [only] = gap;
  return gap.length === 1 && only && !taken.has(only) && typeOf(own) === typeOf(only) ? only : undefined;
}

/** From 0 to 1: the share of characters in texts that both have. */
function likenessOf(a: Item, b: Item): number {
  if (typeOf(a) !== typeOf(b)) return 0;
  const id = a.texts.get("/id");
  if (id !== undefined && id === b.texts.get("/id")) return 1;
  const rest = comparedTexts(b);
  const shared = comparedTexts(a).filter((value) => {
    const index = rest.indexOf(value);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
  const most = Math.max(lengthOf(comparedTexts(a)), lengthOf(comparedTexts(b)));
  return most === 0 ? 0 : lengthOf(shared) / most;
}

const comparedTexts = ({ texts }: Item) => [...texts].filter(([inner]) => inner !== "/type").map(([, value]) => value);
const lengthOf = (values: string[]) => values.reduce((sum, { length }) => sum + length, 0);
const typeOf = ({ texts }: Item) => texts.get("/type");
const contentOf = (items: Item[]) => JSON.stringify(items.map(({ index, texts }) => [index, [...texts]]));
