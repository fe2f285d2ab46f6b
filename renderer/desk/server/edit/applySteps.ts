import { fileData, insertRow, moveRow, removeRow, setCell } from "../../../authoring/csv/editCsv";
import { duplicateItem, insertItem, insertWritten, moveItem, removeItem } from "../../../authoring/yaml/editList";
import { addProperty, removeProperty } from "../../../authoring/yaml/editProperty";
import { YamlEdit } from "../../../authoring/yamlEdit";
import { CouldNotRun } from "../../../base/couldNotRun";
import { isGroup } from "../../../base/groups";
import { parentPointer, pointerSteps as stepsOf, valueAt } from "../../../base/pointer";
import { isCsv } from "../../../content/pages/rowTable";
import { namesAt } from "../../../content/schema/schemaAt";
import type { EditStep } from "../../protocol/edits";

/** Applies steps to the text of a file, one after the other. @throws CouldNotRun if one cannot be done */
export function applySteps(file: string, text: string, steps: EditStep[]): string {
  const apply = isCsv(file) ? applyToCsv : applyStep;
  return steps.reduce((before, step) => apply(file, before, step), text);
}

/** A cell is a text, so it is set also where it is added or removed. */
function applyToCsv(file: string, text: string, step: EditStep): string {
  const { pointer } = step;
  if (step.do === "insert" && isGroup(step.value)) {
    const cells = Object.entries(step.value).map(([name, value]) => [name, String(value)]);
    return insertRow(file, text, step.index, Object.fromEntries(cells));
  }
  if (step.do === "remove" && stepsOf(pointer).length === 2) return removeRow(file, text, pointer);
  if (step.do === "remove") return setCell(file, text, pointer, "");
  if (step.do === "move") return moveRow(file, text, pointer, step.to);
  if (step.do === "set" || step.do === "add") return setCell(file, text, pointer, String(step.value));
  throw new CouldNotRun(`${file} is a table, in which this cannot be done.`);
}

function applyStep(file: string, text: string, step: EditStep): string {
  const { pointer } = step;
  switch (step.do) {
    case "set":
      return set(file, text, pointer, step.value);
    case "add":
      return addProperty(file, text, pointer, step.value, namesAt(file, fileData(file, text), parentPointer(pointer)));
    case "insert":
      return insertItem(file, text, pointer, step.index, step.value);
    case "move":
      if (step.into === undefined) return moveItem(file, text, pointer, step.to);
      if (`${step.into}/`.startsWith(`${pointer}/`)) throw new CouldNotRun("It cannot be moved into itself.");
      return removeItem(file, insertWritten(file, text, step.into, step.to, text, pointer), pointer);
    case "remove":
      return isItem(file, text, pointer) ? removeItem(file, text, pointer) : removeProperty(file, text, pointer);
    case "duplicate": {
      const twice = duplicateItem(file, text, pointer);
      const copy = `${parentPointer(pointer)}/${Number(stepsOf(pointer).at(-1)) + 1}`;
      // An id must be unique on its page.
      return valueAt(fileData(file, twice), `${copy}/id`) === undefined
        ? twice
        : removeProperty(file, twice, `${copy}/id`);
    }
  }
}

function set(file: string, text: string, pointer: string, value: string | number | boolean): string {
  const edit = new YamlEdit(file, text);
  const before = edit.value(pointer);
  if (before === undefined) {
    return addProperty(file, text, pointer, value, namesAt(file, fileData(file, text), parentPointer(pointer)));
  }
  if (typeof before === "object" && before !== null) {
    throw new CouldNotRun(`${file} has a group or a list at ${pointer}, not a text.`);
  }
  edit.set(pointer, inFormOf(before, value));
  return edit.finish();
}

/** Keeps the form of the old value: the line breaks at the end of a `|` text, and a number stays a number. */
function inFormOf(before: unknown, value: string | number | boolean): string | number | boolean {
  if (typeof value !== "string") return value;
  if (typeof before === "number" && String(Number(value)) === value) return Number(value);
  const ends = typeof before === "string" ? (/(?<!\n)\n*$/.exec(before)?.[0] ?? "") : "";
  return value.trim() === "" || value.endsWith("\n") ? value : value + ends;
}

/** Whether the value at a pointer is an item of a list. */
export const isItem = (file: string, text: string, pointer: string): boolean =>
  Array.isArray(valueAt(fileData(file, text), parentPointer(pointer)));
