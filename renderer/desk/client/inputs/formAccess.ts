import { createContext, type ReactNode, useContext } from "react";
import type { PlainValue } from "../../../base/groups";
import { hasPlaceholder } from "../../../base/placeholders";
import type { EditStep } from "../../protocol/edits";
import type { Choices, Field, FilledIn, FormProblem } from "../../protocol/forms";
import type { FigureAsker } from "../common/FigureAnswer";
import type { KeptEntry } from "../edits/kept";
import type { OnProgress } from "../pictures/sendPicture";

export interface FieldProps {
  field: Field;
  /** The pointer of the value in the file. */
  pointer: string;
  /** The value in the file; undefined if it has none. */
  value: unknown;
}

/** What the fields of a form read and change: in the page's file, or in an entry that is not added yet. */
export interface FormAccess {
  route: string;
  /** The data at a pointer of the file, with all pending changes. */
  data: Record<string, unknown>;
  /** The pointer of that data, and that of its block. */
  pointer: string;
  root: string;
  choices: Choices | undefined;
  factsAt: (pointer: string) => FilledIn | undefined;
  problemsAt: (pointer: string) => FormProblem[];
  /** Makes a change. @returns why it was refused, or undefined if it was made */
  change: (steps: EditStep[], name: string) => Promise<string | undefined>;
  /** Values that wait for the one that each is saved with, by pointer; absent where everything is added as a whole. */
  waiting?: Map<string, PlainValue>;
  /** Knows what a refused change asks about its figures. */
  edits: FigureAsker;
  /** Renders a field of any kind: groups and lists contain others. */
  FieldOf: (props: FieldProps) => ReactNode;
  /** Changes the value of a fact, in its own file. */
  changeFact?: (fact: FilledIn["facts"][number], value: string) => Promise<string | undefined>;
  /** New entries that are typed and not added yet, by the pointer of their list or group. Not inside another one. */
  entries?: KeptEntries;
  /**
   * Copies a picture of this device to the others, and sets it at a pointer, with its alternative text if that is a new
   * one. @returns why it was refused
   */
  takePicture: (
    pointer: string,
    file: File,
    name: string,
    alt?: string,
    onProgress?: OnProgress,
  ) => Promise<string | undefined>;
}

/** Stores new entries until they are added or left out. */
export interface KeptEntries {
  at: (pointer: string) => Pick<KeptEntry, "value" | "index"> | undefined;
  keep: (pointer: string, value: PlainValue, index: number, name: string) => void;
  drop: (pointer: string) => void;
}

export const FormContext = createContext<FormAccess | undefined>(undefined);

/** The form around a field. */
export function useForm(): FormAccess {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field is in a form.");
  return form;
}

/** The props of each control. */
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
}

/** A value as a control shows it. */
export const shown = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** Whether facts stand in for the value: a control that only knows plain values cannot show it. */
export const isFilledIn = (value: unknown): value is string => typeof value === "string" && hasPlaceholder(value);
