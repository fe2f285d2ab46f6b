import { isSeq, type Node, type YAMLSeq } from "yaml";
import { CouldNotRun } from "../../base/couldNotRun";
import type { PlainValue } from "../../base/groups";
import { parentPointer, pointerSteps, valueAt } from "../../base/pointer";
import { startOfLine } from "../splices";
import { type ListPart, partsOf } from "./listParts";
import { indentOf, nodesTo, type OpenYaml, openYaml, proven } from "./openYaml";
import { inBrackets, inLines } from "./writtenValue";

/** A list with its items' texts, and the text between them. */
interface WrittenList {
  yaml: OpenYaml;
  list: YAMLSeq<Node>;
  parts: ListPart[];
  items: unknown[];
  pointer: string;
}

/** Moves an item of a list, with its comments, to another index. @returns the new text @throws CouldNotRun */
export function moveItem(file: string, text: string, pointer: string, to: number): string {
  const [written, from] = itemAt(file, text, pointer);
  const { parts } = written;
  if (!(to in parts)) throw new CouldNotRun(`${file} has no place ${to + 1} in this list of ${parts.length}.`);
  const order = [...parts.keys()];
  order.splice(to, 0, ...order.splice(from, 1));
  written.items.splice(to, 0, ...written.items.splice(from, 1));
  return rebuilt(
    written,
    order.map((index) => partText(written, index)),
    parts.slice(0, -1).map((_, at) => gap(written, at)),
  );
}

/** Inserts a copy of an item of a list, with its comments, below it. */
export function duplicateItem(file: string, text: string, pointer: string): string {
  const [written, from] = itemAt(file, text, pointer);
  written.items.splice(from + 1, 0, structuredClone(written.items[from]));
  return withPart(written, from + 1, partText(written, from));
}

/** Removes an item of a list, with its comments and the empty lines after it. */
export function removeItem(file: string, text: string, pointer: string): string {
  const [written, from] = itemAt(file, text, pointer);
  const { parts, yaml, list } = written;
  written.items.splice(from, 1);
  if (parts.length === 1) return withoutOnlyItem(written);
  const texts = parts.map((_, index) => partText(written, index)).toSpliced(from, 1);
  const gaps = parts.slice(0, -1).map((_, index) => gap(written, index));
  gaps.splice(Math.min(from, gaps.length - 1), 1);
  return rebuilt({ ...written, yaml, list }, texts, gaps);
}

/** Inserts an item into a list at an index; the length of the list appends it. */
export function insertItem(file: string, text: string, pointer: string, index: number, value: PlainValue): string {
  const written = listAt(file, text, pointer);
  const { yaml, list, parts, items } = written;
  if (index < 0 || index > parts.length) {
    throw new CouldNotRun(`${file} has no place ${index + 1} in this list of ${parts.length}.`);
  }
  items.splice(index, 0, value);
  if (parts.length === 0) return filled(written, value);
  if (list.flow) return withPart(written, index, inBrackets(value));
  const dash = " ".repeat(indentOf(list));
  return withPart(written, index, `${dash}- ${inLines(value, dash.length + 2, yaml.eol)}`);
}

/**
 * Inserts an item of another text of the file, as it is written there, at an index.
 *
 * @param from the pointer of the item in the other text
 */
export function insertWritten(
  file: string,
  text: string,
  pointer: string,
  index: number,
  other: string,
  from: string,
): string {
  const [source, at] = itemAt(file, other, from);
  const written = listAt(file, text, pointer);
  const value = source.items[at] as PlainValue;
  const [flow, otherFlow] = [written.list.flow, source.list.flow].map(Boolean);
  const isAlike = flow === otherFlow && (flow || indentOf(written.list) === indentOf(source.list));
  if (!isAlike || written.parts.length === 0) return insertItem(file, text, pointer, index, value);
  written.items.splice(index, 0, value);
  return withPart(written, index, partText(source, at));
}

function itemAt(file: string, text: string, pointer: string): [list: WrittenList, index: number] {
  const written = listAt(file, text, parentPointer(pointer));
  const index = Number(pointerSteps(pointer).at(-1));
  if (!(index in written.parts)) throw new CouldNotRun(`${file} has nothing at ${pointer}.`);
  return [written, index];
}

function listAt(file: string, text: string, pointer: string): WrittenList {
  const yaml = openYaml(file, text);
  const list = nodesTo(yaml, pointer).at(-1);
  if (!isSeq(list)) throw new CouldNotRun(`${file} has no list at ${pointer}.`);
  const items = valueAt(yaml.data, pointer) as unknown[];
  return { yaml, list: list as YAMLSeq<Node>, parts: partsOf(yaml, list as YAMLSeq<Node>), items, pointer };
}

const partText = ({ yaml, parts }: WrittenList, index: number) =>
  yaml.text.slice(parts[index]?.start, parts[index]?.end);
const gap = ({ yaml, parts }: WrittenList, after: number) =>
  yaml.text.slice(parts[after]?.end, parts[after + 1]?.start);

function withPart(written: WrittenList, index: number, part: string): string {
  const { parts, yaml, list } = written;
  const texts = parts.map((_, at) => partText(written, at)).toSpliced(index, 0, part);
  const gaps = parts.slice(0, -1).map((_, at) => gap(written, at));
  // Separate it as its neighbors are.
  const own = gaps[Math.max(0, index - 1)] ?? gaps.at(-1) ?? (list.flow ? ", " : yaml.eol);
  return rebuilt(written, texts, gaps.toSpliced(Math.max(0, index - 1), 0, own));
}

/** The file with the list rebuilt from these items and the gaps between them. */
function rebuilt({ yaml, parts }: WrittenList, texts: string[], gaps: string[]): string {
  const { text } = yaml;
  const all = texts.map((part, index) => part + (gaps[index] ?? "")).join("");
  return proven(yaml, text.slice(0, parts[0]?.start) + all + text.slice(parts.at(-1)?.end));
}

/** The file after removing the last item: the list's name has an empty list. */
function withoutOnlyItem({ yaml, list, parts: [only] }: WrittenList): string {
  const { text } = yaml;
  if (list.flow) return proven(yaml, text.slice(0, only?.start) + text.slice(only?.end));
  const before = text.slice(0, only?.start).trimEnd();
  return proven(yaml, `${before} []${text.slice(only?.end)}`);
}

/** The file after adding the first item: in brackets if it is short, otherwise below the list's name. */
function filled({ yaml, list }: WrittenList, value: PlainValue): string {
  const [start = 0, end = 0] = list.range ?? [];
  const { text, eol } = yaml;
  if (typeof value !== "object") return proven(yaml, `${text.slice(0, start)}[${inBrackets(value)}]${text.slice(end)}`);
  const line = text.slice(startOfLine(text, start), start);
  const indent = /^[ -]*/.exec(line)?.[0].length ?? 0;
  const dash = " ".repeat(indent + 2);
  const item = `${eol}${dash}- ${inLines(value, dash.length + 2, eol)}`;
  return proven(yaml, text.slice(0, start).replace(/(?<! ) +$/, "") + item + text.slice(end));
}
