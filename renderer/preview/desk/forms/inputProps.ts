import type { PlainValue } from "../../../authoring/yaml/writtenValue";
import type { Field } from "../../fields/fieldsOf";

/** What each control of `kinds/` is given. */
export interface InputProps {
  field: Field;
  pointer: string;
  /** As the file has it; undefined where it does not. */
  value: unknown;
  /** Makes the change; undefined takes the line away. @returns whether it was made */
  save: (value: PlainValue | undefined) => Promise<boolean>;
  /** Of the element that is the control. */
  control: { id: string; "aria-describedby": string; "aria-invalid"?: true };
  /** Of the element with its name. */
  labelId: string;
  /** Says why something was refused before it was a change. */
  onRefused: (words: string | undefined) => void;
}

/** A value as a control shows it. */
export const shown = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** Whether facts stand in for the value: a control that only knows plain values cannot show it. */
export const isFilledIn = (value: unknown): value is string => typeof value === "string" && value.includes("${");
