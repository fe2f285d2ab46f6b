import { type ReactNode, useId, useRef, useState } from "react";
import { child } from "../../../base/pointer";
import type { EditStep } from "../../protocol/edits";
import type { Choice, Field } from "../../protocol/forms";
import { Icon } from "../common/marks";
import { WhyRefused } from "../common/Problem";
import { plainWords } from "../common/plainWords";
import { type FieldProps, useForm } from "../inputs/formAccess";
import { FieldGroup } from "./Fields";

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
  const change = async (step: EditStep, what: string) => setRefused(await form.change([step], what));
  const add = (word: string) => {
    if (words.includes(word)) return;
    const step: EditStep =
      value === undefined
        ? { do: "add", pointer, value: [word] }
        : { do: "insert", pointer, index: words.length, value: word };
    void change(step, `${label}: ${word} added`);
  };
  const remove = (index: number) => {
    const last = words.length === 1 && !field.required;
    // The button disappears with its chip.
    box.current?.querySelector<HTMLElement>("input, .offered button")?.focus();
    void change({ do: "remove", pointer: last ? pointer : child(pointer, index) }, `${label}: ${words[index]} removed`);
  };
  return (
    <FieldGroup field={field} pointer={pointer}>
      <div ref={box} className="words-field">
        <ul className="chips" aria-label={label}>
          {words.map((word, index) => (
            <li key={word} className="chip">
              {labelOf(word)}
              <button
                type="button"
                className="quiet"
                aria-label={`Remove ${labelOf(word)}`}
                onClick={() => remove(index)}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
        {!choices && <NewWord field={field} onAdd={add} />}
        {offered.length > 0 && <Offered words={offered} onAdd={add} />}
      </div>
      <WhyRefused words={refused} />
      {form.problemsAt(pointer).map(({ message, severity }) => (
        <p key={message} className={severity === "error" ? "refused" : "warned"}>
          {plainWords(message)}
        </p>
      ))}
    </FieldGroup>
  );
}

/** The words that can be added by a press. */
function Offered({ words, onAdd }: { words: Choice[]; onAdd: (word: string) => void }) {
  return (
    <div className="offered">
      {words.map(({ value, label }) => (
        <button key={value} type="button" aria-label={`Add ${label}`} onClick={() => onAdd(value)}>
          <Icon name="plus" /> {label}
        </button>
      ))}
    </div>
  );
}

/** A field for one more word: Enter or a comma adds it, and so does leaving. */
function NewWord({ field: { label, item }, onAdd }: { field: Field; onAdd: (word: string) => void }) {
  const [typed, setTyped] = useState("");
  const id = useId();
  const add = () => {
    const word = typed.trim();
    setTyped("");
    if (word) onAdd(word);
  };
  return (
    <div className="row">
      <label htmlFor={id} className="hidden">{`New: ${(item?.label ?? label).toLowerCase()}`}</label>
      <input
        id={id}
        value={typed}
        placeholder="One more, then Enter"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if ((event.key !== "Enter" && event.key !== ",") || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
      />
    </div>
  );
}
