import { type KeyboardEvent, useRef, useState } from "react";
import { type InputProps, shown } from "../inputProps";

/** What is typed in a control, until it is saved by Enter or by leaving it; Escape leaves the value as it was. */
export function useTyped({ value, save, field }: Pick<InputProps, "value" | "save" | "field">, toValue = plain) {
  const [typed, setTyped] = useState<string>();
  const written = shown(value);
  /** What is being saved, or was refused: leaving the field does not send it again. */
  const tried = useRef<string>(undefined);
  const finish = async () => {
    if (typed === undefined) return;
    tried.current = typed;
    // An optional value without text is removed from the file.
    const next = typed.trim() === "" && !field.required ? undefined : toValue(typed);
    if (typed !== written && !(await save(next))) return;
    tried.current = undefined;
    setTyped((now) => (now === typed ? undefined : now));
  };
  return {
    now: typed ?? written,
    setTyped,
    finish,
    handlers: {
      onBlur: () => tried.current !== typed && void finish(),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Escape") {
          tried.current = undefined;
          setTyped(undefined);
        } else if (event.key === "Enter" && !(field.kind === "longText" && !event.ctrlKey && !event.metaKey))
          void finish();
        else return;
        event.preventDefault();
      },
    },
  };
}

const plain = (typed: string): string | number => typed;
