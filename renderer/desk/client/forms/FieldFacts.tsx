import { type ReactNode, useId, useState } from "react";
import type { PlainValue } from "../../../base/groups";
import type { FactSource, FilledIn } from "../../protocol/forms";
import { factInWords } from "../../protocol/inWords";
import { FactChips } from "../common/FactChips";
import { focusOnce } from "../common/focus";
import { WhyRefused } from "../common/Problem";
import { useForm } from "../inputs/formAccess";

interface FieldFactsProps {
  filled: FilledIn;
  value: string;
  onWrite: (value: PlainValue) => Promise<boolean>;
}

/** The facts in a value. Each can be changed on all pages that use it, or replaced by its text here only. */
export function FieldFacts({ filled: { filled, facts }, value, onWrite }: FieldFactsProps): ReactNode {
  const { changeFact } = useForm();
  const [open, setOpen] = useState<FactSource>();
  const id = useId();
  const close = () => {
    setOpen(undefined);
    document.getElementById(id)?.focus();
  };
  // A value that is a single fact may have a filter, such as `${business.phone|tel}`: write the filtered text.
  const written = (words: string) => void onWrite(facts.some(({ piece }) => piece === value) ? filled : words);
  return (
    <details className="filled">
      <summary id={id}>
        Filled in:
        {facts.map((fact) => (
          <span key={fact.piece} className="chip">
            {fact.value}
          </span>
        ))}
      </summary>
      <FactChips facts={facts} value={value} onWrite={written} onOpen={setOpen} />
      {open && changeFact && <FactField fact={open} onSave={(words) => changeFact(open, words)} onClose={close} />}
    </details>
  );
}

interface FactFieldProps {
  fact: FactSource;
  onSave: (value: string) => Promise<string | undefined>;
  onClose: () => void;
}

function FactField({ fact, onSave, onClose }: FactFieldProps) {
  const [value, setValue] = useState(fact.value);
  const [refused, setRefused] = useState<string>();
  const id = useId();
  const save = async () => {
    const words = value === fact.value ? undefined : await onSave(value);
    setRefused(words);
    if (words === undefined) onClose();
  };
  const count = fact.pages.length;
  return (
    <div className="fact-field">
      <label htmlFor={id}>{`${factInWords(fact.name)}${count > 1 ? `, on all ${count} pages` : ""}`}</label>
      <input
        id={id}
        value={value}
        aria-invalid={Boolean(refused)}
        // The person has just opened it.
        ref={focusOnce}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={({ key }) => {
          if (key === "Enter") void save();
          if (key === "Escape") onClose();
        }}
      />
      <span className="row">
        <button type="button" onClick={() => void save()}>
          {count > 1 ? `Change on all ${count} pages` : "Change the fact"}
        </button>
        <button type="button" onClick={onClose}>
          Leave
        </button>
      </span>
      <WhyRefused words={refused} />
    </div>
  );
}
