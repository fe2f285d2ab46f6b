import type { ReactNode } from "react";
import { hasPlaceholder } from "../../../../base/placeholders";
import type { InputProps } from "../inputProps";
import { useForm } from "../useForm";
import { useTyped } from "./useTyped";

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
        {isOdd && <span className="over">It has another form than it must have.</span>}
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
