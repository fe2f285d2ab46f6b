import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { hasPlaceholder } from "../../../base/placeholders";
import { type InputProps, shown, useForm } from "./formAccess";

/** Words: Enter saves one line; longer ones are saved by Control+Enter, or by leaving the field. */
export function TextInput({ field, control, ...value }: InputProps): ReactNode {
  const { now, setTyped, handlers } = useTyped({ field, ...value });
  const { factsAt } = useForm();
  const { least, most, pattern, kind } = field;
  // Visitors read the text with its facts filled in.
  const read = (factsAt(value.pointer)?.facts ?? []).reduce(
    (words, fact) => words.replaceAll(fact.piece, fact.value),
    now,
  );
  const isOdd = pattern && now !== "" && !hasPlaceholder(now) && !new RegExp(pattern).test(now);
  return (
    <>
      <textarea
        {...control}
        {...handlers}
        rows={kind === "longText" ? 4 : 1}
        value={now}
        spellCheck={!pattern}
        onChange={({ target }) => setTyped(target.value)}
      />
      <span className="note hints">
        <Count length={read.length} least={least} most={most} />
        {kind === "longText" && <span>Control+Enter saves.</span>}
        {isOdd && <span className="over">This does not have the required form.</span>}
      </span>
    </>
  );
}

/** A minimum of one character is not mentioned. */
function Count({ length, least = 1, most }: { length: number; least?: number | undefined; most?: number | undefined }) {
  const [over, under] = [most !== undefined && length > most, length > 0 && length < least];
  const range = most === undefined ? "" : least > 1 ? `, ${least} to ${most} are good` : ` of ${most}`;
  const more = over ? `: ${length - (most ?? 0)} too many` : under ? `: ${least - length} too few` : "";
  return <span className={over || under ? "over" : undefined}>{`${length} characters${range}${more}`}</span>;
}

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
