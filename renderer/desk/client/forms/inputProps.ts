import type { PlainValue } from "../../../authoring/yaml/writtenValue";
import { hasPlaceholder } from "../../../base/placeholders";
import type { Field } from "../../server/fields/fieldsOf";

/** The props of each control of `kinds/`. */
export interface InputProps {
  field: Field;
  pointer: string;
  /** The value in the file; undefined if it has none. */
  value: unknown;
  /** Makes the change; undefined removes the line. @returns whether it was made */
  save: (value: PlainValue | undefined) => Promise<boolean>;
  /** The attributes of the control's element. */
  control: { id: string; "aria-describedby": string; "aria-invalid"?: true };
  /** The id of the element with its name. */
  labelId: string;
  /** Reports why something was refused before it became a change. */
  onRefused: (words: string | undefined) => void;
}

/** A value as a control shows it. */
export const shown = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** Whether facts stand in for the value: a control that only knows plain values cannot show it. */
export const isFilledIn = (value: unknown): value is string => typeof value === "string" && hasPlaceholder(value);
