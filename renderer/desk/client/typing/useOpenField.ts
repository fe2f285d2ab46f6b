import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { focusReturn } from "./focusReturn";
import { editInPlace, type InPlaceField } from "./inPlace";
import type { TypedText } from "./typedText";
import type { Typing } from "./typing";
import type { KeptText, Place } from "./unsaved";

/** Finds the element of the page that shows a text; undefined if the page does not show it. */
export type FindElement = (place: Place) => HTMLElement | undefined;

/**
 * Puts the field of the open text over its place on the page.
 *
 * @returns the open text if it has no place on the page: its field belongs into the strip below
 */
export function useOpenField(typing: Typing, find: FindElement): TypedText | undefined {
  // Subscribe only to what the field needs, not to each typed character.
  const text = useSyncExternalStore(typing.subscribe, () => typing.state.open?.text);
  const { unsaved } = typing;
  // The text may be elsewhere since it was opened.
  const place = useSyncExternalStore(unsaved.subscribe, () => keptOf(typing)?.pointer);
  const invalid = useSyncExternalStore(unsaved.subscribe, () => isRefused(keptOf(typing)));
  const written = useSyncExternalStore(typing.subscribe, () => typing.state.written);
  const [field, setField] = useState<InPlaceField>();
  const element = text && find({ file: text.file, pointer: place ?? text.pointer });
  const back = useRef<() => void>(undefined);
  const selected = useRef<{ text: TypedText; range: [number, number] }>(undefined);
  useEffect(() => {
    if (!text || !element) return;
    back.current ??= focusReturn(element.ownerDocument);
    const made = editInPlace({
      element,
      // Its element may be a new one, after something was typed.
      value: typing.state.open?.value ?? text.value,
      label: text.name,
      multiline: text.multiline,
      ...(selected.current?.text === text && { selected: selected.current.range }),
      onInput: (value) => typing.input(value),
      onSave: () => void typing.save(),
      onCancel: () => typing.cancel(),
    });
    setField(made);
    return () => {
      selected.current = { text, range: made.selected() };
      made.close();
      setField(undefined);
      // The same text may get a field over its new element, and another text its own.
      if (typing.state.open) return;
      if (isOwn(document.activeElement)) back.current?.();
      back.current = undefined;
    };
  }, [text, element, typing]);
  useEffect(() => field?.setInvalid(invalid), [field, invalid]);
  useEffect(() => written && field?.setValue(written.value), [field, written]);
  return text && !element ? text : undefined;
}

/** Whether the focus is where a text is edited: whoever moved it elsewhere has left the text by that. */
export const isOwn = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.localName === "iframe" || focused.closest(STRIP) !== null;

/** What can be done with the open text. */
const STRIP = ".edit-strip";

/** The words of the open text. */
export const keptOf = ({ state: { open }, unsaved }: Typing): KeptText | undefined => open && unsaved.text(open.id);

export const isRefused = (kept: KeptText | undefined): boolean =>
  (kept?.why ?? kept?.conflict ?? kept?.theirs) !== undefined;
