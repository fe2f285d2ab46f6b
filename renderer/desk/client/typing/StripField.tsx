import { type ReactNode, useId, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import type { TypedText } from "./typedText";
import type { Typing } from "./typing";
import { isOwn, isRefused, keptOf } from "./useOpenField";

/** The field of a text that has no place on the page, such as a description or a fact: it is in the strip below. */
export function StripField({ typing, text }: { typing: Typing; text: TypedText }): ReactNode {
  const open = useSyncExternalStore(typing.subscribe, () => typing.state.open);
  const invalid = useSyncExternalStore(typing.unsaved.subscribe, () => isRefused(keptOf(typing)));
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // Before the field is removed, which would take the focus from it.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    field.current?.focus();
    return () => {
      if (!typing.state.open && isOwn(document.activeElement) && before?.isConnected) before.focus();
    };
  }, [typing]);
  return (
    <div className="strip-field">
      <label htmlFor={id}>{text.name}</label>
      <textarea
        id={id}
        ref={field}
        value={open?.value ?? text.value}
        aria-invalid={invalid}
        onChange={({ target }) => typing.input(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Escape") typing.cancel();
          else if (event.key === "Enter" && !(event.shiftKey && text.multiline)) void typing.save();
          else return;
          event.preventDefault();
        }}
      />
    </div>
  );
}
