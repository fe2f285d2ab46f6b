import type { ReactNode } from "react";
import type { Field } from "../../server/fields/fieldsOf";

/** The frame of a field that holds others: what it is called, and what it is for. */
export function FieldGroup({ field, pointer, children }: { field: Field; pointer: string; children: ReactNode }) {
  return (
    <fieldset className="group" data-field={pointer}>
      <legend>{labelOf(field)}</legend>
      <p className="note">{field.description}</p>
      {children}
    </fieldset>
  );
}

export const labelOf = ({ required, label }: Field): string => (required ? label : `${label} (optional)`);
