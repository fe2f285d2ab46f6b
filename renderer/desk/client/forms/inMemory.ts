import { parentPointer } from "../../../base/pointer";
import { dataAfter } from "../../protocol/dataAfter";
import type { EditStep } from "../../protocol/edits";
import { sendPicture } from "../edits/sendPicture";
import type { FormAccess } from "../inputs/formAccess";

type Data = Record<string, unknown>;

/** What fields need that is the same in the file and in memory. */
type FormAround = Pick<FormAccess, "route" | "choices" | "FieldOf">;

/** The access to what is not in a file yet: changes stay in memory until it is added as a whole. */
export function inMemory(
  { route, choices, FieldOf }: FormAround,
  pointer: string,
  data: Data,
  setData: (change: (now: Data) => Data) => void,
): FormAccess {
  return {
    route,
    choices,
    FieldOf,
    data,
    pointer,
    factsAt: () => undefined,
    problemsAt: () => [],
    change: async (steps) => {
      setData((now) => dataAfter(now, steps, pointer));
      return undefined;
    },
    async takePicture(at, picture, _name, alt, onProgress) {
      const taken = await sendPicture(route, picture, onProgress);
      if (taken.result === "refused") return taken.words;
      const steps: EditStep[] = [{ do: "set", pointer: at, value: taken.picture }];
      if (alt !== undefined) steps.push({ do: "set", pointer: `${parentPointer(at)}/alt`, value: alt });
      setData((now) => dataAfter(now, steps, pointer));
      return undefined;
    },
  };
}
