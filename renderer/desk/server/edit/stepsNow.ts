import { fileData } from "../../../authoring/csv/editCsv";
import { CouldNotRun } from "../../../base/couldNotRun";
import type { EditStep } from "../../protocol/edits";
import { placeNow, textsOf } from "../../protocol/placeNow";

/**
 * The same steps for another text of the file, with their pointers where the places are now.
 *
 * @param file as it is printed
 * @throws CouldNotRun if a place is not found again
 */
export function stepsNow(file: string, steps: EditStep[], before: string, after: string): EditStep[] {
  const [old, now] = [before, after].map((text) => textsOf(fileData(file, text)));
  const find = (pointer: string) => placeNow(pointer, old ?? {}, now ?? {});
  return steps.map((step) => {
    const pointers = [step.pointer, ...("into" in step && step.into !== undefined ? [step.into] : [])].map(find);
    const [pointer, into] = pointers;
    if (!pointers.includes(undefined)) return { ...step, pointer, ...(into !== undefined && { into }) } as EditStep;
    throw new CouldNotRun(
      `The place that you changed is no longer in ${file}: it was moved, copied or removed elsewhere meanwhile. Your words are kept here: look at the page, then type them where they belong.`,
    );
  });
}
