import type { ReactNode } from "react";
import type { EntryForm } from "../../protocol/collections";
import { FieldOf } from "../forms/FieldOf";
import { Fields } from "../forms/Fields";
import { inMemory } from "../forms/inMemory";
import { useChoices } from "../forms/loadedForm";
import { FormContext } from "../inputs/formAccess";

interface EntryFieldsProps {
  form: EntryForm;
  data: Record<string, unknown>;
  /** The page that is shown, and the address of the new one, after which a picture is named. */
  route: string;
  address: string;
  /** Whether the page was to be created: then what is missing is said. */
  isPressed: boolean;
  onChange: (change: (now: Record<string, unknown>) => Record<string, unknown>) => void;
}

/** What lists show of a new page of a collection: fields made from its schema. */
export function EntryFields({ form, data, route, address, isPressed, onChange }: EntryFieldsProps): ReactNode {
  const choices = useChoices(route, address);
  const access = inMemory({ route: address || route, choices, FieldOf }, "", data, onChange);
  const missing = isPressed ? missingIn(form, data) : [];
  const problemsAt = (at: string) =>
    missing.includes(at.slice(1))
      ? [{ pointer: at, severity: "error" as const, message: "This is needed.", repairs: [] }]
      : [];
  return (
    <FormContext value={{ ...access, problemsAt }}>
      <Fields fields={form.fields} pointer="" data={data} />
    </FormContext>
  );
}

/** The names of what a collection needs, and is not there. */
export const missingIn = ({ fields }: EntryForm, data: Record<string, unknown>): string[] =>
  fields.filter(({ name, required }) => required && (data[name] ?? "") === "").map(({ name }) => name);
