import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { hasPlaceholder } from "../../../base/placeholders";
import { searchLength } from "../../../base/values/writing";
import type { FieldKind } from "../../protocol/forms";
import type { TextKind } from "../../protocol/words";
import { Button } from "../common/Button";
import { Icon } from "../common/marks";
import type { RichEditor } from "../richText/editor";
import { RichField } from "../richText/RichField";
import { TextTools } from "../richText/TextTools";
import { type InputProps, isFilledIn, textOfValue, useForm } from "./formAccess";

/** Words as they are written: Enter saves. */
export function TextInput(props: InputProps): ReactNode {
  // What is filled in reads as its value.
  return isFilledIn(props.written) ? <RichInput {...props} /> : <PlainInput {...props} />;
}

function PlainInput({ field, control, ...value }: InputProps): ReactNode {
  const { now, handlers } = useTyped({ field, ...value });
  const { pattern, known } = field;
  const isOdd = pattern && now !== "" && !hasPlaceholder(now) && !new RegExp(pattern).test(now);
  return (
    <>
      <textarea
        {...control}
        {...handlers}
        rows={1}
        value={now}
        spellCheck={!pattern}
        onChange={({ target }) => value.type(target.value)}
      />
      {known && now === "" && (
        <span className="row actions offered">
          {known.map((one) => (
            <Button key={one} onClick={() => void value.save(one)}>
              <Icon name="plus" /> {one}
            </Button>
          ))}
        </span>
      )}
      {isOdd && <span className="note hints over">This does not have the required form.</span>}
      {!pattern && <Hints field={field} now={now} pointer={value.pointer} />}
    </>
  );
}

/** Words that look as on the page: in one line, Enter saves; Enter begins a paragraph of longer ones. */
export function RichInput({ field, control, labelId, ...value }: InputProps): ReactNode {
  const { now, finish, handlers, discard } = useTyped({ field, ...value });
  const [editor, setEditor] = useState<RichEditor>();
  const { factsAt, choices } = useForm();
  const known = factsAt(value.pointer)?.facts ?? [];
  const isLong = field.kind === "longText";
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const leave = () => {
    handlers.onBlur();
    // It keeps the focus where the whole window has lost it.
    setOpen(box.current?.contains(document.activeElement) ?? false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside it is left with its toolbar
    <div
      className="stack rich-input"
      ref={box}
      data-open={isOpen ? "" : undefined}
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && leave()}
    >
      {editor && <TextTools isStop={false} editor={editor} choices={choices} />}
      <RichField
        kind={KINDS[field.kind] ?? "plain"}
        value={now}
        factValue={(piece) => known.find((fact) => fact.piece === piece)?.value}
        attributes={{ ...control, "aria-invalid": control["aria-invalid"] && "true", "aria-labelledby": labelId }}
        onInput={value.type}
        onSave={() => void finish()}
        onCancel={discard}
        onEditor={setEditor}
      />
      <Hints field={field} now={now} pointer={value.pointer}>
        {isLong && <span className="of-keys">Control+Enter saves.</span>}
        <span className="of-keys tools-key">Alt+F10 leads to the tools.</span>
      </Hints>
    </div>
  );
}

const KINDS: Partial<Record<FieldKind, TextKind>> = { line: "Text", longText: "RichText" };

interface HintsProps extends Pick<InputProps, "field" | "pointer"> {
  now: string;
  children?: ReactNode;
}

/** How long the text is, as visitors read it: with its facts filled in. */
function Hints({ field: { least, most, isSearched }, pointer, now, children }: HintsProps) {
  const { factsAt } = useForm();
  const facts = factsAt(pointer)?.facts ?? [];
  const read = facts.reduce((words, fact) => words.replaceAll(fact.piece, fact.value), now);
  return (
    <span className="note hints">
      <Count length={isSearched ? searchLength(read) : read.length} least={least} most={most} />
      {children}
    </span>
  );
}

/** Only where a length is recommended. A minimum of one character is not mentioned. */
function Count({ length, least = 1, most }: { length: number; least?: number | undefined; most?: number | undefined }) {
  if (length === 0 || (most === undefined && length >= least)) return null;
  const [over, under] = [most !== undefined && length > most, length < least];
  const range = most === undefined ? "" : least > 1 ? `, ${least} to ${most} are good` : ` of ${most}`;
  const more = over ? `: ${length - (most ?? 0)} too many` : under ? `: ${least - length} too few` : "";
  return <span className={over || under ? "over" : undefined}>{`${length} characters${range}${more}`}</span>;
}

type Typing = Pick<InputProps, "value" | "unsaved" | "type" | "save" | "field">;

/** What is typed in a control, until it is saved by Enter or by leaving it; Escape leaves the value as it was. */
export function useTyped({ value, unsaved, type, save, field }: Typing, toValue = plain) {
  const typed = unsaved && String(unsaved.value);
  /** What is being saved, or was refused: leaving the field does not send it again. */
  const tried = useRef<string>(undefined);
  const finish = async () => {
    if (typed === undefined) return;
    tried.current = typed;
    // An optional value without text is removed from the file.
    const next = typed.trim() === "" && !field.required ? undefined : toValue(typed);
    if (await save(next)) tried.current = undefined;
  };
  const discard = () => {
    tried.current = undefined;
    type(undefined);
  };
  return {
    now: textOfValue(value),
    finish,
    discard,
    handlers: {
      onBlur: () => !unsaved?.why && tried.current !== typed && void finish(),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === "Escape") discard();
        else if (event.key === "Enter") void finish();
        else return;
        event.preventDefault();
      },
    },
  };
}

const plain = (typed: string): string | number => typed;
