import type { PlainValue } from "../../../base/groups";
import { childPointer, parentPointer, valueAt } from "../../../base/pointer";
import type { EditStep } from "../../protocol/edits";
import type { Field } from "../../protocol/forms";
import { type FieldProps, type FormAccess, textOfValue } from "../inputs/formAccess";
import type { Keeping } from "./useKept";

type SavingForm = Pick<FormAccess, "change" | "kept" | "data" | "pointer">;

/** The value that another one has to be with, if that is not there yet. */
export function besideOf({ kept, data, pointer: root }: SavingForm, field: Pick<Field, "with">, pointer: string) {
  const other = (kept && field.with) ?? "";
  const beside = other === "" ? "" : childPointer(parentPointer(pointer), other);
  return { other, beside, isAlone: beside !== "" && valueAt(data, beside.slice(root.length)) === undefined };
}

/**
 * Saves a value, and keeps it if it is refused; one that another has to be with waits until that one is there too.
 *
 * @param next undefined removes its line
 * @returns whether it was saved
 */
export async function saveField(
  form: SavingForm,
  { field, pointer, value }: Pick<FieldProps, "pointer" | "value"> & { field: Pick<Field, "with" | "label"> },
  { unsaved, latest, keep, drop }: Keeping,
  next: PlainValue | undefined,
): Promise<boolean> {
  const { kept } = form;
  if (isSame(next, value)) {
    drop();
    return true;
  }
  const sent = next ?? "";
  const steps = [stepTo(pointer, next)];
  const { beside, isAlone } = besideOf(form, field, pointer);
  const wanted = isAlone ? kept?.at("field", beside)?.value : undefined;
  if (wanted !== undefined) steps.push(stepTo(beside, wanted));
  else if (isAlone && next !== undefined) {
    keep({ value: sent });
    return false;
  } else if (beside && !isAlone && next === undefined) steps.push(stepTo(beside, undefined));
  keep({ value: sent, why: unsaved?.why, typing: true });
  const why = await form.change(steps, field.label);
  // More may have been typed meanwhile.
  const isLatest = latest()?.value === sent;
  if (isLatest && why === undefined) drop();
  else if (isLatest) keep({ value: sent, why });
  if (wanted !== undefined && why === undefined) kept?.drop("field", beside);
  return why === undefined;
}

/** Whether two values read the same: a number may have been typed as a text. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a !== "object" && textOfValue(a) === textOfValue(b));

function stepTo(pointer: string, value: PlainValue | undefined): EditStep {
  if (value === undefined) return { do: "remove", pointer };
  if (typeof value === "object") return { do: "add", pointer, value };
  return { do: "set", pointer, value };
}
