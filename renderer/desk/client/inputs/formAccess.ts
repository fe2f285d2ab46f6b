import { createContext, type ReactNode, useContext } from "react";
import type { PlainValue } from "../../../base/groups";
import { hasPlaceholder } from "../../../base/placeholders";
import type { EditStep } from "../../protocol/edits";
import type { Choices, FactSource, Field, FilledIn, FormProblem } from "../../protocol/forms";
import type { KeptChange } from "../edits/edits";
import type { OnProgress } from "../edits/sendPicture";
import type { UnsavedValue } from "../edits/unsaved";
import type { WordsKept } from "../pictures/NewPictures";

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
  /** The pointer of that data. */
  pointer: string;
  choices: Choices | undefined;
  factsAt: (pointer: string) => FilledIn | undefined;
  problemsAt: (pointer: string) => FormProblem[];
  /** Makes a change. @returns why it was refused, or undefined if it was made */
  change: (steps: EditStep[], name: string) => Promise<string | undefined>;
  /** Renders a field of any kind: groups and lists contain others. */
  FieldOf: (props: FieldProps) => ReactNode;
  /** Opens the text of a fact below the page, where it is changed in its own file. */
  openFact?: (fact: FactSource) => void;
  /** What the form has and its file does not. Not inside a new entry, which is kept as a whole. */
  kept?: KeptValues;
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

/**
 * Stores new entries, by the pointer of their list or group, until they are added or left out, and what is in a field
 * until it is saved or discarded.
 */
export interface KeptValues {
  /** @param id of what is meant, which may be elsewhere since the form was loaded */
  at: (kind: UnsavedValue["kind"], pointer: string, id?: string) => UnsavedValue | undefined;
  /** @param change without its name, it has that of a text at its pointer @returns its id */
  keep: (
    kind: UnsavedValue["kind"],
    pointer: string,
    change: Omit<KeptChange, "name"> & { name?: string },
    id?: string,
  ) => string;
  drop: (kind: UnsavedValue["kind"], pointer: string, id?: string) => void;
}

/** Where the words of new pictures for a place of a form are kept; nowhere inside a new entry. */
export const wordsKept = (kept: KeptValues | undefined, pointer: string): WordsKept | undefined =>
  kept && {
    now: () => kept.at("pictures", pointer)?.value,
    keep: (value) => void kept.keep("pictures", pointer, { value, typing: true }),
    drop: () => kept.drop("pictures", pointer),
  };

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
  written: unknown;
  /** What was typed and is not saved, else the value in the file. */
  value: unknown;
  /** What was typed and is not saved yet, and why, if it was refused. */
  unsaved: Pick<UnsavedValue, "value" | "why"> | undefined;
  /** Keeps what is typed until it is saved; undefined discards it. */
  type: (typed: string | undefined) => void;
  /** Makes the change; undefined removes the line. @returns whether it was made */
  save: (value: PlainValue | undefined) => Promise<boolean>;
  /** The attributes of the control's element. */
  control: { id: string; "aria-describedby": string; "aria-invalid"?: true };
  /** The id of the element with its name. */
  labelId: string;
}

/** A value as a control shows it. */
export const textOfValue = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** Whether facts stand in for the value: a control that only knows plain values cannot show it. */
export const isFilledIn = (value: unknown): value is string => typeof value === "string" && hasPlaceholder(value);
