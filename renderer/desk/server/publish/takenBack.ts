import { insertWritten } from "../../../authoring/yaml/editList";
import { CouldNotRun } from "../../../base/couldNotRun";
import type { PlainValue } from "../../../base/groups";
import { parentPointer, pointerSteps } from "../../../base/pointer";
import { isCsv } from "../../../content/pages/rowTable";
import type { DataChange } from "../../../diff/causes/dataChanges";
import type { EditStep } from "../../protocol/edits";
import type { SiteChange } from "../../protocol/publish";
import { applySteps, isItem } from "../edit/applySteps";
import { readChanges } from "./siteChanges";

/**
 * The text of a file without one of its changes.
 *
 * @param before the file's text that the change is compared with
 * @throws CouldNotRun if it is not a change of this file any more
 */
export function takenBack(file: string, now: string, before: string | undefined, change: SiteChange): string {
  const isIt = (one: SiteChange) => one.pointer === change.pointer && keyOf(one) === keyOf(change);
  const found = before === undefined ? undefined : readChanges(file, before, now).find(isIt);
  if (before === undefined || !found) {
    throw new CouldNotRun(`${file} has changed in the same place since then. Look at its changes again.`);
  }
  const { data } = found;
  // With its own lines, so that comments and layout come back too.
  if (data.after === undefined && data.back !== undefined) {
    const [holder, index] = [parentPointer(data.back), lastOf(data.back)];
    if (isCsv(file)) {
      return applySteps(file, now, [{ do: "insert", pointer: holder, index, value: data.before as PlainValue }]);
    }
    return insertWritten(file, now, holder, index, before, data.was);
  }
  return applySteps(file, now, stepsBack(data, isItem(file, now, data.pointer)));
}

const keyOf = ({ kind, was, before, after }: SiteChange) => JSON.stringify([kind, was, before ?? null, after ?? null]);

const lastOf = (pointer: string) => Number(pointerSteps(pointer).at(-1));

/** @param inList whether the value is an item of a list */
function stepsBack({ pointer, before, after, moved, back = "" }: DataChange, inList: boolean): EditStep[] {
  if (moved) return [{ do: "move", pointer, to: lastOf(back) }];
  if (before === undefined || before === null) return [{ do: "remove", pointer }];
  const value = before as PlainValue;
  if (after === undefined) return [{ do: "add", pointer, value }];
  if (typeof value !== "object" && typeof after !== "object") return [{ do: "set", pointer, value }];
  const [holder, index] = [parentPointer(pointer), lastOf(pointer)];
  return [
    { do: "remove", pointer },
    inList ? { do: "insert", pointer: holder, index, value } : { do: "add", pointer, value },
  ];
}
