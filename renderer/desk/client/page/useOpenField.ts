import { useEffect, useRef, useState } from "react";
import { useObservable } from "../common/observable";
import { edits } from "../edits/edits";
import type { TypedText } from "../edits/typedText";
import { isRefused, type UnsavedPlace } from "../edits/unsaved";
import type { Choice, RichEditor } from "../richText/editor";
import { focusReturn } from "./focus";
import { editInPlace, type InPlaceField, isInField } from "./inPlace";

/** The elements of the page that show a text; none if the page does not show it. */
export type FindParts = (place: UnsavedPlace) => HTMLElement[];

/** Where the field of the open text is. */
export interface OpenField {
  /** The open text, if it has no place on the page: its field belongs into the strip below. */
  withoutPlace: TypedText | undefined;
  /** What a toolbar changes: the field on the page, if its text looks there as it will. */
  editor: RichEditor | undefined;
}

/** Puts the field of the open text over its place on the page. */
export function useOpenField(find: FindParts): OpenField {
  // Only what the field needs, not each typed character.
  const text = useObservable(edits, () => edits.open?.text);
  // The text may be elsewhere since it was opened.
  const place = useObservable(edits, () => edits.open?.pointer);
  const invalid = useObservable(edits, () => isRefused(edits.open));
  const written = useObservable(edits, () => edits.typed.written);
  const [field, setField] = useState<InPlaceField>();
  const [editor, setEditor] = useState<RichEditor>();
  const [, findAgain] = useState(0);
  const parts = text ? find({ file: text.file, pointer: place ?? text.pointer }) : [];
  const [element] = parts;
  const now = useRef(parts);
  now.current = parts;
  const back = useRef<() => void>(undefined);
  const before = useRef<{ text: TypedText; range: [number, number]; choice: Choice | undefined }>(undefined);
  useEffect(() => {
    if (!text || !element) return;
    back.current ??= focusReturn(element.ownerDocument);
    const made = editInPlace({
      parts: now.current,
      kind: text.kind,
      // Its element may be a new one, after something was typed.
      value: edits.open?.value ?? text.value,
      label: text.name,
      ...(before.current?.text === text
        ? { selected: before.current.range, choice: before.current.choice }
        : { selected: edits.typed.clicked }),
      factValue: (piece) => text.facts.find((fact) => fact.piece === piece)?.value,
      onInput: (value) => edits.input(value),
      onSave: () => void edits.save(),
      onCancel: () => edits.cancel(),
      onEditor: setEditor,
      onGone: () => findAgain((times) => times + 1),
    });
    setField(made);
    return () => {
      before.current = { text, range: made.selected(), choice: made.choice() };
      // A person may have gone on to something else on the page while its words were saved.
      const isLeft = isElsewhere(element.ownerDocument);
      made.close();
      setField(undefined);
      // The same text may get a field over its new element, and another text its own.
      if (edits.open) return;
      if (isOwn(document.activeElement) && !isLeft) back.current?.();
      back.current = undefined;
    };
  }, [text, element]);
  useEffect(() => field?.setInvalid(invalid), [field, invalid]);
  useEffect(() => written && field?.setValue(written.value), [field, written]);
  return { withoutPlace: text && !element ? text : undefined, editor };
}

/** Whether the focus is where a text is edited: moving it elsewhere leaves the text. */
export const isOwn = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.localName === "iframe" || focused.closest(STRIP) !== null;

const isElsewhere = ({ activeElement, body }: Document) => activeElement !== body && !isInField(activeElement);

/** What can be done with the open text. */
const STRIP = ".edit-strip";

/**
 * Leaves the open text, which saves it, when the focus goes elsewhere in the desk or on the page, and when the desk is
 * closed: the field of a form that has the focus is left then, too.
 *
 * @param page the document in the frame
 */
export function useLeaving(page: Document | undefined): void {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const focusin = ({ target }: FocusEvent) => {
      if (!isOwn(target as Element)) edits.leave();
    };
    const close = () => {
      (document.activeElement as HTMLElement | null)?.blur();
      edits.leave();
    };
    document.addEventListener("focusin", focusin, { signal });
    addEventListener("pagehide", close, { signal });
    // A press beside the field: a click on another text has opened that by then.
    const press = ({ target }: MouseEvent) => {
      if (!isInField(target)) edits.leave();
    };
    page?.addEventListener("click", press, { signal });
    return () => listeners.abort();
  }, [page]);
}
