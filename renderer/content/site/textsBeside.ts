import { isGroup } from "../../base/groups";
import { hasPlaceholder } from "../../base/placeholders";
import { parentPointer, pointerSteps, valueAt } from "../../base/pointer";
import { oncePerFile } from "../model/oncePerFile";

/** How many texts beside a number may say what it counts. */
const MOST_BESIDE = 2;

/** The texts that follow a text in its group, as `label: Clients` follows `value: 20+`; empty if there are none. */
export function textsBeside(source: unknown, pointer: string): string {
  const group = valueAt(source, parentPointer(pointer));
  if (!isGroup(group)) return "";
  const { names, places } = namesAndPlaces(group);
  const at = (places.get(pointerSteps(pointer).at(-1) ?? "") ?? names.length) + 1;
  const texts = names.slice(at, at + MOST_BESIDE).map((name) => group[name]);
  return texts.flatMap((text) => (typeof text === "string" && !hasPlaceholder(text) ? ` ${text}.` : "")).join("");
}

/** The names of a group and their positions, cached: a group may have thousands. */
const namesAndPlaces = oncePerFile((group: object) => {
  const names = Object.keys(group);
  return { names, places: new Map(names.map((name, at) => [name, at])) };
});
