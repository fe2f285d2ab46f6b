import { isGroup } from "../../base/groups";
import { parentPointer, pointerSteps as stepsOf, valueAt } from "../../base/pointer";
import type { EditStep } from "./edits";

/**
 * The data of a file as it will be after some steps, for the desk to show until they are saved.
 *
 * @param root where the data is in the file; steps elsewhere change nothing here
 * @returns a copy; a step that does not fit the data changes nothing
 */
export function dataAfter<Data>(data: Data, steps: EditStep[], root = ""): Data {
  const own = steps.filter(({ pointer }) => pointer === root || pointer.startsWith(`${root}/`));
  if (own.length === 0) return data;
  const copy = structuredClone(data);
  for (const step of own) {
    const inside = { ...step, pointer: step.pointer.slice(root.length) };
    if (inside.do === "move" && inside.into !== undefined) inside.into = inside.into.slice(root.length);
    carryOut(copy, inside);
  }
  return copy;
}

function carryOut(data: unknown, step: EditStep): void {
  const { pointer } = step;
  if (step.do === "insert") {
    const list = valueAt(data, pointer);
    if (Array.isArray(list)) list.splice(step.index, 0, structuredClone(step.value));
    return;
  }
  const holder = valueAt(data, parentPointer(pointer));
  const name = stepsOf(pointer).at(-1) ?? "";
  if (typeof holder !== "object" || holder === null) return;
  if (!Array.isArray(holder)) {
    if (step.do === "remove") delete (holder as Record<string, unknown>)[name];
    else if ("value" in step) (holder as Record<string, unknown>)[name] = structuredClone(step.value);
    return;
  }
  const index = Number(name);
  const into = step.do === "move" && step.into !== undefined ? valueAt(data, step.into) : holder;
  if (step.do === "set") holder[index] = step.value;
  else if (step.do === "remove") holder.splice(index, 1);
  else if (step.do === "move" && Array.isArray(into)) into.splice(step.to, 0, ...holder.splice(index, 1));
  else if (step.do === "duplicate") holder.splice(index + 1, 0, withoutId(structuredClone(holder[index])));
}

/** An id must be unique on its page. */
function withoutId(item: unknown): unknown {
  if (!isGroup(item)) return item;
  const { id: _id, ...others } = item;
  return others;
}
