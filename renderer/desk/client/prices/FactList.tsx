import { type ReactNode, useState } from "react";
import type { NamedFact, PriceChanges } from "../../protocol/prices";

interface FactListProps {
  facts: NamedFact[];
  /** The facts that were typed, and are not saved yet. */
  changes: PriceChanges["facts"];
  onChange: (facts: PriceChanges["facts"]) => void;
}

/** The facts of the site with their values and where they are said; new ones can be added. */
export function FactList({ facts, changes, onChange }: FactListProps): ReactNode {
  const [label, setLabel] = useState("");
  const [value, setValue] = useState("");
  const write = (fact: NamedFact, now: string) => {
    const others = changes.filter(({ key }) => key !== fact.key);
    onChange(now === fact.value ? others : [...others, { key: fact.key, label: fact.label, value: now }]);
  };
  const add = () => {
    if (label.trim() === "") return;
    onChange([...changes, { label: label.trim(), value: value.trim() }]);
    setLabel("");
    setValue("");
  };
  return (
    <details className="fact-list">
      <summary>{`Facts (${facts.length})`}</summary>
      {facts.map((fact) => {
        const typed = changes.find(({ key }) => key === fact.key);
        return (
          <div key={fact.key} className="fact-row">
            <label>
              {fact.label}
              <input value={typed?.value ?? fact.value} onChange={({ target }) => write(fact, target.value)} />
            </label>
            <span className="note">{usesInWords(fact)}</span>
            <button type="button" onClick={() => write(fact, "")}>
              Remove<span className="hidden"> {fact.label}</span>
            </button>
          </div>
        );
      })}
      {changes.map(
        (fact, index) =>
          fact.key === undefined && (
            // biome-ignore lint/suspicious/noArrayIndexKey: new facts have no other name yet
            <div key={index} className="fact-row">
              <span>{`New: ${fact.label}, ${fact.value}`}</span>
              <span className="note">said nowhere yet</span>
              <button type="button" onClick={() => onChange(changes.filter((one) => one !== fact))}>
                Remove<span className="hidden"> {fact.label}</span>
              </button>
            </div>
          ),
      )}
      <div className="fact-row">
        <label>
          Name of a new fact
          <input value={label} onChange={({ target }) => setLabel(target.value)} />
        </label>
        <label>
          Its value
          <input value={value} onChange={({ target }) => setValue(target.value)} />
        </label>
        <button type="button" onClick={add}>
          + Fact
        </button>
      </div>
    </details>
  );
}

function usesInWords({ uses, pages }: NamedFact): string {
  if (uses === 0) return "said nowhere yet";
  return `said in ${uses} ${uses === 1 ? "place" : "places"} on ${pages.length} ${pages.length === 1 ? "page" : "pages"}`;
}
