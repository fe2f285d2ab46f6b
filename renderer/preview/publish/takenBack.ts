import { parseDocument } from "yaml";
import { CouldNotRun } from "../../content/couldNotRun";
import { holderOf, valueAt } from "../../content/pointer";
import { applySteps } from "../edit/applySteps";
import type { EditStep } from "../edit/protocol";

/**
 * The text of a file in which one value is reset to the last commit.
 *
 * @param before the file's text in the last commit
 * @throws CouldNotRun if its place is ambiguous, such as in a list that has other items now
 */
export function takenBack(file: string, now: string, before: string | undefined, pointer: string): string {
  const read = (text = "") => parseDocument(text, { logLevel: "silent" }).toJS() as unknown;
  const [was, is] = [read(before), read(now)];
  const value = valueAt(was, pointer);
  const holders = [was, is].map((data) => valueAt(data, holderOf(pointer)));
  const listed = holders.filter(Array.isArray);
  if (before === undefined || (listed.length > 0 && (listed.length < 2 || listed[0]?.length !== listed[1]?.length))) {
    throw new CouldNotRun(`${file} has other entries there than in the last commit. Take the whole list back by undo.`);
  }
  const step: EditStep =
    value === undefined || value === null ? { do: "remove", pointer } : { do: "set", pointer, value: value as string };
  return applySteps(file, now, [step]);
}
