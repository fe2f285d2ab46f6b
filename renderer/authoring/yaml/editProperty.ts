import { isMap, isScalar, type Node, type Pair, type YAMLMap } from "yaml";
import { CouldNotRun } from "../../base/couldNotRun";
import type { PlainValue } from "../../base/groups";
import { parentPointer, pointerSteps, valueAt } from "../../base/pointer";
import { endOfLine, startOfLine } from "../splices";
import { indentOf, nodesTo, type OpenYaml, openYaml, proven } from "./openYaml";
import { inBrackets, namedValue } from "./writtenValue";

/**
 * Adds a name with its value to a group.
 *
 * @param order the usual order of the group's names: the new one goes below the nearest name before it
 * @returns the new text @throws CouldNotRun if the group already has the name
 */
export function addProperty(file: string, text: string, pointer: string, value: PlainValue, order: string[] = []) {
  const { yaml, map, name } = groupAt(file, text, pointer);
  const { eol } = yaml;
  if (pairOf(map, name)) throw new CouldNotRun(`${file} already has a "${name}" there.`);
  const before = order.slice(0, Math.max(0, order.indexOf(name))).reverse();
  const pair = before.map((other) => pairOf(map, other)).find(Boolean) ?? map.items.at(-1);
  (valueAt(yaml.data, parentPointer(pointer)) as Record<string, unknown>)[name] = value;
  const [start = 0, end = 0] = map.range ?? [];
  if (!map.flow) {
    const at = endOfLine(text, endOf(pair));
    const indent = indentOf(map);
    return proven(
      yaml,
      `${text.slice(0, at)}${eol}${" ".repeat(indent)}${namedValue(name, value, indent, eol)}${text.slice(at)}`,
    );
  }
  const written = `${inBrackets({ [name]: value }).replace(/^\{ ?| ?\}$/g, "")}`;
  if (!pair) return proven(yaml, `${text.slice(0, start)}{ ${written} }${text.slice(end)}`);
  return proven(yaml, `${text.slice(0, endOf(pair))}, ${written}${text.slice(endOf(pair))}`);
}

/** Removes a name with its value, the comment beside it and those directly above it. @throws CouldNotRun */
export function removeProperty(file: string, text: string, pointer: string): string {
  const { yaml, map, name } = groupAt(file, text, pointer);
  const index = map.items.findIndex(({ key }) => isScalar(key) && String(key.value) === name);
  const pair = map.items[index];
  if (!pair) throw new CouldNotRun(`${file} has nothing at ${pointer}.`);
  nodesTo(yaml, pointer);
  if (map.items.length === 1) throw new CouldNotRun(`"${name}" is the only name of its group: remove the whole group.`);
  delete (valueAt(yaml.data, parentPointer(pointer)) as Record<string, unknown>)[name];
  const [start, end] = map.flow ? rangeInBrackets(map, index) : rangeOfLines(yaml, map, index);
  return proven(yaml, text.slice(0, start) + text.slice(end));
}

function rangeInBrackets({ items }: YAMLMap, index: number): [number, number] {
  const next = items[index + 1];
  const pair = items[index] as Pair;
  return next ? [startOf(pair), startOf(next)] : [endOf(items[index - 1]), endOf(pair)];
}

function rangeOfLines({ text, eol }: OpenYaml, { items }: YAMLMap, index: number): [number, number] {
  const pair = items[index] as Pair;
  const start = startOf(pair);
  const line = startOfLine(text, start);
  // The first name of an item is in the line of the dash: the next name moves up.
  if (text.slice(line, start).replace("\uFEFF", "").trim() !== "") return [start, startOf(items[index + 1] as Pair)];
  let first = line;
  const indent = text.slice(line, start);
  while (index > 0 && first > 0) {
    const above = startOfLine(text, first - 1);
    if (!text.startsWith(`${indent}#`, above)) break;
    first = above;
  }
  return [first, Math.min(text.length, endOfLine(text, endOf(pair)) + eol.length)];
}

/** The group that has the property at a pointer, and the property's name. */
function groupAt(file: string, text: string, pointer: string): { yaml: OpenYaml; map: YAMLMap; name: string } {
  const yaml = openYaml(file, text);
  const map = nodesTo(yaml, parentPointer(pointer)).at(-1);
  if (!isMap(map)) throw new CouldNotRun(`${file} has no group at ${parentPointer(pointer)}.`);
  return { yaml, map, name: pointerSteps(pointer).at(-1) ?? "" };
}

/** The name of a group with its value. */
export const pairOf = (map: YAMLMap, name: string): Pair | undefined =>
  map.items.find(({ key }) => isScalar(key) && String(key.value) === name);

const startOf = ({ key }: Pair) => (key as Node).range?.[0] ?? 0;

/** The end of a name's value, or of the name if it has no value. */
export function endOf(pair: Pair | undefined): number {
  return (pair?.value as Node | null)?.range?.[1] ?? (pair?.key as Node | undefined)?.range?.[1] ?? 0;
}
