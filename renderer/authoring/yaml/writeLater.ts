import { setAt } from "../../base/pointer";
import { scalarText } from "../splices";
import { openYaml, proven, scalarAt } from "./openYaml";

/**
 * Gives a value another one from a day on: `$165` becomes `[{ value: $165 }, { value: $175, from: 2027-01-01 }]`, in its
 * line, with the comment behind it.
 *
 * @param from a day, such as `2027-01-01`
 * @throws CouldNotRun if there is no text or number at the pointer
 */
export function writeLater(file: string, text: string, pointer: string, value: string, from: string): string {
  const open = openYaml(file, text);
  const { start, end, source, value: now } = scalarAt(open, pointer);
  setAt(open.data, pointer, [{ value: now }, { value, from }]);
  const list = `[{ value: ${source} }, { value: ${scalarText(value, true)}, from: ${from} }]`;
  return proven(open, text.slice(0, start) + list + text.slice(end));
}
