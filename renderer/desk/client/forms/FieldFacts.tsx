import { type ReactNode, useId, useState } from "react";
import type { PlainValue } from "../../../base/groups";
import type { FactSource, FilledIn } from "../../protocol/forms";
import { factInWords } from "../../protocol/inWords";
import { FactChips } from "../common/FactChips";
import { focusOnce } from "../common/focus";
import { WhyRefused } from "../common/Problem";
import { RefusalAnswers } from "../common/RefusalAnswers";
import { textOfValue, useForm } from "../inputs/formAccess";
import { useKept } from "./useKept";

interface FieldFactsProps {
  filled: FilledIn;
  value: string;
  onWrite: (value: PlainValue) => Promise<boolean>;
}

/** The facts in a value. Each can be changed on all pages that use it, or replaced by its text here only. */
export function FieldFacts({ filled: { filled, facts }, value, onWrite }: FieldFactsProps): ReactNode {
  const { changeFact, keptIn } = useForm();
  // Words that were typed there and not saved are shown again.
  const begun = facts.find(({ file, pointer }) => keptIn?.(file).at("field", pointer));
  const [first] = useState(begun);
  const [open, setOpen] = useState(begun);
  const id = useId();
  const close = () => {
    setOpen(undefined);
    document.getElementById(id)?.focus();
  };
  // A value that is a single fact may have a filter, such as `${business.phone|tel}`: write the filtered text.
  const written = (words: string) => void onWrite(facts.some(({ piece }) => piece === value) ? filled : words);
  return (
    <details className="filled" open={first !== undefined}>
      <summary id={id}>
        Filled in:
        {facts.map((fact) => (
          <span key={fact.piece} className="chip">
            {fact.value}
          </span>
        ))}
      </summary>
      <FactChips facts={facts} value={value} onWrite={written} onOpen={setOpen} />
      {open && changeFact && (
        <FactField fact={open} isBegun={open === first} onSave={(words) => changeFact(open, words)} onClose={close} />
      )}
    </details>
  );
}

interface FactFieldProps {
  fact: FactSource;
  /** Whether it was begun earlier: then the focus stays where it is. */
  isBegun: boolean;
  onSave: (value: string) => Promise<string | undefined>;
  onClose: () => void;
}

function FactField({ fact, isBegun, onSave, onClose }: FactFieldProps) {
  const { edits } = useForm();
  const { unsaved, latest, keep, drop } = useKept(fact.pointer, fact.file);
  const value = unsaved ? textOfValue(unsaved.value) : fact.value;
  const id = useId();
  const close = () => {
    drop();
    onClose();
  };
  const save = async (words = value) => {
    const why = words === fact.value ? undefined : await onSave(words);
    if (why !== undefined) keep({ value: words, why });
    // More may have been typed meanwhile.
    else if ((latest()?.value ?? words) === words) close();
  };
  const count = fact.pages.length;
  return (
    <div className="stack fact-field">
      <label htmlFor={id}>{`${factInWords(fact.name)}${count > 1 ? `, on all ${count} pages` : ""}`}</label>
      <input
        id={id}
        value={value}
        aria-invalid={Boolean(unsaved?.why)}
        ref={isBegun ? undefined : focusOnce}
        onChange={({ target }) => keep({ value: target.value, typing: true })}
        onKeyDown={({ key }) => {
          if (key === "Enter") void save();
          if (key === "Escape") close();
        }}
      />
      <span className="row">
        <button type="button" onClick={() => void save()}>
          {count > 1 ? `Change on all ${count} pages` : "Change the fact"}
        </button>
        <button type="button" onClick={close}>
          Leave
        </button>
      </span>
      <WhyRefused words={unsaved?.why} />
      <RefusalAnswers
        edits={edits}
        words={unsaved?.why}
        at={fact.pointer}
        again={(repair) => void save(repair?.value)}
      />
    </div>
  );
}
