import { type ReactNode, useId, useRef, useState } from "react";
import { childPointer } from "../../../base/pointer";
import type { EditStep } from "../../protocol/edits";
import type { Choice } from "../../protocol/forms";
import { Button } from "../common/Button";
import { Icon } from "../common/marks";
import { WhyRefused } from "../common/Problem";
import { type FieldProps, textOfValue, useForm } from "../inputs/formAccess";
import { FieldGroup, FieldProblems } from "./Fields";
import { useKept } from "./useKept";

/** A list of words, each once: as chips, with the words to choose from beside them. */
export function WordsField({ field, pointer, value }: FieldProps): ReactNode {
  const form = useForm();
  const [refused, setRefused] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const words = Array.isArray(value) ? value.map(String) : [];
  const { label, choices, known = [] } = field;
  const offered = (choices ?? known.map((one) => ({ value: one, label: one }))).filter(
    (one) => !words.includes(one.value),
  );
  const labelOf = (word: string) => choices?.find((one) => one.value === word)?.label ?? word;
  const change = async (step: EditStep, what: string) => {
    const why = await form.change([step], what);
    setRefused(why);
    return why;
  };
  const add = async (word: string) => {
    if (words.includes(word)) return undefined;
    const step: EditStep =
      value === undefined
        ? { do: "add", pointer, value: [word] }
        : { do: "insert", pointer, index: words.length, value: word };
    return change(step, `${label}: ${word} added`);
  };
  const remove = (index: number) => {
    const last = words.length === 1 && !field.required;
    // The button disappears with its chip.
    box.current?.querySelector<HTMLElement>("input, .offered button")?.focus();
    void change(
      { do: "remove", pointer: last ? pointer : childPointer(pointer, index) },
      `${label}: ${words[index]} removed`,
    );
  };
  return (
    <FieldGroup field={field} pointer={pointer}>
      <div ref={box} className="stack words-field">
        <ul className="row actions chips" aria-label={label}>
          {words.map((word, index) => (
            <li key={word} className="chip">
              {labelOf(word)}
              <Button className="quiet" aria-label={`Remove ${labelOf(word)}`} onClick={() => remove(index)}>
                <Icon name="x" />
              </Button>
            </li>
          ))}
        </ul>
        {!choices && <NewWord field={field} pointer={pointer} onAdd={add} />}
        {offered.length > 0 && <Offered words={offered} onAdd={add} />}
      </div>
      <WhyRefused words={refused} />
      <FieldProblems of={form.problemsAt(pointer)} />
    </FieldGroup>
  );
}

/** The words that can be added by a press. */
function Offered({ words, onAdd }: { words: Choice[]; onAdd: (word: string) => unknown }) {
  return (
    <div className="row actions offered">
      {words.map(({ value, label }) => (
        <Button key={value} aria-label={`Add ${label}`} onClick={() => void onAdd(value)}>
          <Icon name="plus" /> {label}
        </Button>
      ))}
    </div>
  );
}

interface NewWordProps extends Pick<FieldProps, "field" | "pointer"> {
  /** @returns why it was refused */
  onAdd: (word: string) => Promise<string | undefined>;
}

/** A field for one more word: Enter or a comma adds it, and so does leaving. */
function NewWord({ field: { label, item }, pointer, onAdd }: NewWordProps) {
  const { unsaved, keep, drop } = useKept(pointer);
  const typed = textOfValue(unsaved?.value);
  const id = useId();
  const add = async () => {
    const word = typed.trim();
    const why = word ? await onAdd(word) : undefined;
    if (why === undefined) drop();
    else keep({ value: word, why });
  };
  return (
    <div className="row">
      <label htmlFor={id} className="hidden">{`New: ${(item?.label ?? label).toLowerCase()}`}</label>
      <input
        id={id}
        value={typed}
        placeholder="One more, then Enter"
        onChange={({ target }) => keep({ value: target.value, typing: true })}
        onBlur={() => !unsaved?.why && void add()}
        onKeyDown={(event) => {
          if ((event.key !== "Enter" && event.key !== ",") || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void add();
        }}
      />
    </div>
  );
}
