import { useEffect, useState, useSyncExternalStore } from "react";
import { focusReturn } from "./focusReturn";
import { editInPlace, type InPlaceField } from "./inPlace";
import type { TypedText, Typing } from "./typing";

/** Finds the element of the page that shows a text; undefined if the page does not show it. */
export type FindElement = (text: TypedText) => HTMLElement | undefined;

/**
 * Puts the field of the open text over its place on the page.
 *
 * @returns the open text if it has no place on the page: its field belongs into the panel
 */
export function useOpenField(typing: Typing, find: FindElement): TypedText | undefined {
  // Subscribe only to what the field needs, not to each typed character.
  const text = useSyncExternalStore(typing.subscribe, () => typing.state.open?.text);
  const invalid = useSyncExternalStore(typing.subscribe, () => isRefused(typing));
  const written = useSyncExternalStore(typing.subscribe, () => typing.state.written);
  const [field, setField] = useState<InPlaceField>();
  const element = text && find(text);
  useEffect(() => {
    if (!text || !element) return;
    const back = focusReturn(element.ownerDocument);
    const made = editInPlace({
      element,
      // Its element may be a new one, after something was typed.
      value: typing.state.open?.value ?? text.value,
      label: text.name,
      multiline: text.multiline,
      onInput: (value) => typing.input(value),
      onSave: () => void typing.save(),
      onCancel: () => typing.cancel(),
    });
    setField(made);
    return () => {
      made.close();
      setField(undefined);
      back();
    };
  }, [text, element, typing]);
  useEffect(() => field?.setInvalid(invalid), [field, invalid]);
  useEffect(() => written && field?.setValue(written.value), [field, written]);
  return text && !element ? text : undefined;
}

const isRefused = ({ state: { refused, conflict } }: Typing) => Boolean(refused ?? conflict);
