import { pointerSteps as stepsOf } from "../../../base/pointer";
import type { EditStep } from "../../protocol/edits";
import { inWords } from "../../protocol/inWords";

const VERBS: Record<EditStep["do"], string> = {
  set: "changed",
  add: "added",
  remove: "removed",
  insert: "inserted",
  move: "moved",
  duplicate: "repeated",
};

/** A description of a change for the history: `heading changed`. */
export function stepsInWords(steps: EditStep[]): string {
  const [first, ...more] = steps;
  if (!first) return "nothing";
  const others = more.length > 0 ? ` and ${more.length} more` : "";
  return `${placeOf(first.pointer)} ${VERBS[first.do]}${others}`;
}

/** `/blocks/2/items/0/answer` in words: answer of item 1 of block 3. */
function placeOf(pointer: string): string {
  const words: string[] = [];
  for (const step of stepsOf(pointer)) {
    if (/^\d+$/.test(step) && words.length > 0) words.push(`${words.pop()?.replace(/s$/, "")} ${Number(step) + 1}`);
    else words.push(inWords(step).toLowerCase());
  }
  return words.reverse().join(" of ");
}
