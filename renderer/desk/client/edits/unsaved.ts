/** What was typed and is not in a file yet. It is stored in the browser until it is saved or discarded. */

import type { PlainValue } from "../../../base/groups";
import type { Conflict } from "../../protocol/edits";
import { placeNow, type Texts } from "../../protocol/placeNow";
import type { TypedText } from "./typedText";

/** One item of the storage for each, since two windows may have a desk. */
const KEY = "desk-unsaved-";

/** Where something belongs: a text of a file, or the list or group that a new entry is for. */
export interface UnsavedPlace {
  file: string;
  /** Where that is now. */
  pointer: string;
}

interface KeptAt extends UnsavedPlace {
  id: string;
  /** The page that it was typed on, and its name for people. */
  route: string;
  name: string;
  /** The file's texts as `pointer` counts: the place is found again by them. */
  texts: Texts;
  /** Whether the place is not in the file any more, or more than one could be meant. */
  lost?: boolean;
}

/** The words of a text. */
export interface UnsavedText extends KeptAt {
  kind: "text";
  value: string;
  /** The text in the file that they were typed over. */
  was: string;
  /** What the field needs to know. */
  text: TypedText;
  /** Why they were refused. */
  why?: string | undefined;
  /** An editor has saved the same lines: a person chooses. `pointer` is the place in its `base`. */
  conflict?: (Conflict & { pointer: string }) | undefined;
  /** The text that an editor has written there meanwhile, if it was seen later. */
  theirs?: string | undefined;
}

/**
 * What a form has and its file does not: a new entry that is not added yet, the value of a field, or the words of new
 * pictures, which have to be chosen again.
 */
export interface UnsavedValue extends KeptAt {
  kind: "entry" | "field" | "pictures";
  value: PlainValue;
  /** The index at which a new entry is added. */
  index: number;
  /** Why it was refused. */
  why?: string | undefined;
  /** Whether a person is still in its field. */
  typing?: boolean;
}

export type UnsavedEdit = UnsavedText | UnsavedValue;

export const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

export const isAt = (kept: UnsavedEdit, { file, pointer }: UnsavedPlace): boolean =>
  !kept.lost && kept.file === file && kept.pointer === pointer;

/** What was kept when the desk was closed. */
export function readUnsaved(): UnsavedEdit[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
    return keys
      .sort()
      .map((key) => ({ ...(JSON.parse(localStorage.getItem(key) ?? "") as UnsavedEdit), typing: false }));
  } catch {
    // The browser stores nothing.
    return [];
  }
}

/** Stores what has changed. */
export function storeUnsaved(before: readonly UnsavedEdit[], after: readonly UnsavedEdit[]): void {
  const ids = new Set(after.map(({ id }) => id));
  try {
    for (const kept of after) if (!before.includes(kept)) localStorage.setItem(KEY + kept.id, JSON.stringify(kept));
    for (const { id } of before) if (!ids.has(id)) localStorage.removeItem(KEY + id);
  } catch {
    // The browser stores nothing, as in some private windows: they are kept while the desk is open.
  }
}

/**
 * Finds the place of something in the texts of its file as a page shows it now.
 *
 * @param isOpen whether it is the open text, which keeps what it was opened with until it is saved
 * @returns undefined if it is in the file by now
 */
export function placeUnsaved(kept: UnsavedEdit, texts: Texts, isOpen: boolean): UnsavedEdit | undefined {
  const pointer = Object.keys(kept.texts).length > 0 ? placeNow(kept.pointer, kept.texts, texts) : kept.pointer;
  if (pointer === undefined) return { ...kept, lost: true };
  const placed = { pointer, texts, lost: false };
  const now = texts[pointer];
  if (kept.kind !== "text") return now !== undefined && now === kept.value ? undefined : { ...kept, ...placed };
  if (now === undefined || isOpen) return { ...kept, ...placed };
  if (isSame(now, kept.value) || kept.value === kept.was) return undefined;
  return { ...kept, ...placed, theirs: isSame(now, kept.was) || kept.conflict ? undefined : now };
}

/** The line breaks at the end of a text in lines are written as they were. */
const isSame = (a: string, b: string) => a.trimEnd() === b.trimEnd();

/** Whether the words were refused, or wait for a choice between two texts. */
export const isRefused = (kept: UnsavedText | undefined): boolean =>
  (kept?.why ?? kept?.conflict ?? kept?.theirs) !== undefined;
