import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { TextKind } from "../../protocol/words";
import type { FactValue } from "./document";
import { isReadable, RichEditor } from "./editor";

interface RichFieldProps {
  kind: TextKind;
  /** The text as it is written; another one than was typed replaces that. */
  value: string;
  factValue: FactValue;
  /** The attributes of the field's element, such as its id, label and description. */
  attributes: Record<string, string | undefined>;
  onInput: (value: string) => void;
  onSave: () => void;
  onCancel: () => void;
  /** Called with the field's editor, and with undefined when it is gone; null if the text is edited as it is written. */
  onEditor: (editor: RichEditor | undefined) => void;
}

/** A field of the desk in which a text looks as on the page; one that cannot be read so is edited as it is written. */
export function RichField(props: RichFieldProps): ReactNode {
  const [plainly, setPlainly] = useState(() => !isReadable(props.kind, props.value));
  return plainly ? <WrittenField {...props} /> : <LookingField {...props} onUnsure={() => setPlainly(true)} />;
}

function LookingField({ onUnsure, onEditor, ...props }: RichFieldProps & { onUnsure: () => void }) {
  const mount = useRef<HTMLDivElement>(null);
  const now = useRef(props);
  now.current = props;
  const editor = useRichEditor(mount, now, onUnsure, props.kind);
  const { value, attributes } = props;
  useEffect(() => onEditor(editor), [editor, onEditor]);
  useEffect(() => editor?.setValue(value), [editor, value]);
  useEffect(() => {
    for (const [name, words] of Object.entries(attributes)) {
      if (words === undefined) editor?.view.dom.removeAttribute(name);
      else editor?.view.dom.setAttribute(name, words);
    }
  });
  return <div ref={mount} className="rich-box" />;
}

function useRichEditor(
  mount: RefObject<HTMLDivElement | null>,
  now: RefObject<RichFieldProps | Omit<RichFieldProps, "onEditor">>,
  onUnsure: () => void,
  kind: TextKind,
): RichEditor | undefined {
  const [editor, setEditor] = useState<RichEditor>();
  const unsure = useRef(onUnsure);
  unsure.current = onUnsure;
  useEffect(() => {
    if (!mount.current) return;
    const made = new RichEditor({
      mount: mount.current,
      kind,
      value: now.current.value,
      factValue: (piece) => now.current.factValue(piece),
      onInput: (value) => now.current.onInput(value),
      onSave: () => now.current.onSave(),
      onCancel: () => now.current.onCancel(),
      onUnsure: (value) => {
        now.current.onInput(value);
        unsure.current();
      },
    });
    setEditor(made);
    return () => {
      made.destroy();
      setEditor(undefined);
    };
  }, [kind, mount, now]);
  return editor;
}

function WrittenField({ kind, value, attributes, onInput, onSave, onCancel }: RichFieldProps) {
  return (
    <textarea
      {...attributes}
      rows={kind === "RichText" ? 4 : 1}
      value={value}
      onChange={({ target }) => onInput(target.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Escape") onCancel();
        else if (event.key === "Enter" && (kind !== "RichText" || event.ctrlKey || event.metaKey)) onSave();
        else return;
        event.preventDefault();
      }}
    />
  );
}
