import { useEffect, useState, useSyncExternalStore } from "react";
import { focusReturn } from "./focusReturn";
import { editInPlace, type InPlaceField } from "./inPlace";
import type { TypedText, Typing } from "./typing";

/** Finds the element of the page that shows a text; undefined where the page shows it nowhere. */
export type FindElement = (text: TypedText) => HTMLElement | undefined;

/**
 * Puts the field of the text that is open over its place on the page.
 *
 * @returns the text that is open and has no place on the page: its field belongs into the panel
 */
export function useOpenField(typing: Typing, find: FindElement): TypedText | undefined {
  // Only of what the field needs to know: not of each character that is typed into it.
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
      // Its element may be another one by now, and something typed.
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
