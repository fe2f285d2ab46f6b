import type { ReactNode } from "react";
import type { PlainValue } from "../../../base/groups";
import type { FilledIn } from "../../protocol/forms";
import { FactChips } from "../common/FactChips";
import { useForm } from "../inputs/formAccess";

interface FieldFactsProps {
  filled: FilledIn;
  value: string;
  onWrite: (value: PlainValue) => Promise<boolean>;
}

/** The facts in a value. Each can be changed on all pages that use it, or replaced by its text here only. */
export function FieldFacts({ filled: { filled, facts }, value, onWrite }: FieldFactsProps): ReactNode {
  const { openFact } = useForm();
  // A value that is a single fact may have a filter, such as `${business.phone|tel}`: write the filtered text.
  const written = (words: string) => void onWrite(facts.some(({ piece }) => piece === value) ? filled : words);
  return (
    <details className="filled">
      <summary>
        Filled in:
        {facts.map((fact) => (
          <span key={fact.piece} className="chip">
            {fact.value}
          </span>
        ))}
      </summary>
      <FactChips facts={facts} value={value} onWrite={written} onOpen={(fact) => openFact?.(fact)} />
    </details>
  );
}
