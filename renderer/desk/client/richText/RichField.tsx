import { type ReactNode, useEffect, useRef } from "react";
import type { TextFieldOptions } from "./editor";
import { TextField } from "./textField";

interface RichFieldProps extends Omit<TextFieldOptions, "attributes"> {
  /** An attribute without a value is left out. */
  attributes: Record<string, string | undefined>;
}

/** A text field of the desk. A value that is another one than was typed replaces that. */
export function RichField(props: RichFieldProps): ReactNode {
  const { value, attributes, kind } = props;
  const mount = useRef<HTMLDivElement>(null);
  const field = useRef<TextField>(undefined);
  const now = useRef(props);
  now.current = props;
  useEffect(() => {
    if (!mount.current) return;
    const made = new TextField(mount.current, {
      kind,
      value: now.current.value,
      attributes: {},
      factValue: (piece) => now.current.factValue(piece),
      onInput: (words) => now.current.onInput(words),
      onSave: () => now.current.onSave(),
      onCancel: () => now.current.onCancel(),
      onEditor: (editor) => now.current.onEditor(editor),
    });
    field.current = made;
    return () => made.destroy();
  }, [kind]);
  useEffect(() => field.current?.setValue(value), [value]);
  useEffect(() => {
    for (const [name, words] of Object.entries(attributes)) {
      if (words === undefined) field.current?.element.removeAttribute(name);
      else field.current?.element.setAttribute(name, words);
    }
  });
  return <div ref={mount} className="rich-box" />;
}
