import type { ReactNode } from "react";
import type { FactSource } from "../../protocol/forms";
import { factInWords } from "../../protocol/inWords";
import { isCell } from "../../protocol/rows";
import { Button } from "./Button";

interface FactChipsProps {
  /** The facts that may fill in the text. */
  facts: FactSource[];
  /** What is in the field now. */
  value: string;
  /** Called when a person wants to change a fact. */
  onOpen: (fact: FactSource) => void;
  /** Called when a person wants this text instead. */
  onWrite: (value: string) => void;
  /** Leads to the cell of a table; absent where there is no way to it. */
  onCell?: ((fact: FactSource) => void) | undefined;
}

/** The facts that fill in a text. Each can be changed on all pages that use it, or written out here only. */
export function FactChips({ facts: known, value, onOpen, onWrite, onCell }: FactChipsProps): ReactNode {
  const facts = known.filter(({ piece }) => value.includes(piece));
  if (facts.length === 0) return null;
  return (
    <ul className="facts" aria-label="Facts in this text">
      {facts.map((fact) => (
        <li key={fact.piece}>
          <span className="chip">{fact.value}</span>
          <span className="note">{`from ${factInWords(fact.name)}, on ${pagesOf(fact)}`}</span>
          {fact.direct && (
            <Button onClick={() => onOpen(fact)}>
              {fact.pages.length > 1
                ? `Change on all ${fact.pages.length} pages`
                : isCell(fact)
                  ? "Change it for this page"
                  : "Change the fact"}
            </Button>
          )}
          {isCell(fact) ? (
            // Written out, it would be on the pages of all rows.
            onCell && <Button onClick={() => onCell(fact)}>Show it in the table</Button>
          ) : (
            <Button onClick={() => onWrite(value.replaceAll(fact.piece, fact.value))}>Write it out, here only</Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How many pages are named: a fact such as the phone number is on all of them. */
const NAMED = 4;

function pagesOf({ pages }: FactSource): string {
  const named = pages.slice(0, NAMED).map(({ route }) => route);
  const more = pages.length - named.length;
  return more > 0 ? `${named.join(", ")} and ${more} more pages` : named.join(", ");
}
