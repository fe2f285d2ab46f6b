import type { ReactNode } from "react";
import { steps, valueAt } from "../../../base/pointer";
import type { DeskPage } from "../../server/describePage";
import type { Field } from "../../server/fields/fieldsOf";
import type { Editing } from "../typing/useEditing";
import { FieldOf } from "./FieldOf";
import { Fields } from "./Fields";
import { entriesOf, FormContext, useChoices, useFormAccess, useLoadedForm } from "./useForm";

interface FormProps {
  page: DeskPage;
  editing: Editing;
  /** The pointer of a block in the page's file; empty for the settings of the page. */
  pointer: string;
  /** Only this part of it, such as `/images/0`; empty for all. */
  inner?: string;
}

interface LoadedFormProps extends Required<Omit<FormProps, "pointer">> {
  form: NonNullable<ReturnType<typeof useLoadedForm>>;
}

/** All settings of a page or of one of its blocks, generated from the schema. */
export function Form({ page, editing, pointer, inner = "" }: FormProps): ReactNode {
  const form = useLoadedForm(editing.edits, { route: page.route, pointer, version: page });
  if (form === undefined) return <p className="none">Loading …</p>;
  if (form === null) return <p className="none">The file has an error, so its settings wait until that is fixed.</p>;
  return <LoadedForm {...{ form, page, editing, inner }} />;
}

/** The fields of a form that is loaded, or those of a part of it. */
export function LoadedForm({ form, page, editing, inner }: LoadedFormProps) {
  const { edits, words } = editing;
  const choices = useChoices(page.route, page.hash);
  const access = useFormAccess(edits, form, { route: page.route, choices, FieldOf });
  const changeFact: typeof access.changeFact = async ({ file, pointer, name }, value) => {
    const [own, known] = Object.entries(words?.files ?? {}).find(([, { printed }]) => printed === file) ?? [];
    if (!own || !known) return "The page is being shown. Try once more.";
    const steps = [{ do: "set", pointer, value } as const];
    return edits.add({ file: own, hash: known.hash, asked: edits.now, steps, name });
  };
  const part = inner === "" ? undefined : fieldAt(form.fields, steps(inner));
  return (
    <FormContext value={{ ...access, changeFact, entries: entriesOf(editing.unsaved, form.file) }}>
      {part ? (
        <div className="form-part">
          <FieldOf field={part} pointer={`${form.pointer}${inner}`} value={valueAt(access.data, inner)} />
        </div>
      ) : (
        <>
          <p className="note">{form.description}</p>
          <Fields fields={form.fields} pointer={form.pointer} data={access.data} />
        </>
      )}
    </FormContext>
  );
}

/** The field at a path through groups and lists; undefined if the form has none there. */
function fieldAt(fields: Field[], [step, ...rest]: string[]): Field | undefined {
  const field = fields.find(({ name }) => name === step);
  if (rest.length === 0 || !field) return field;
  if (field.kind === "group") return fieldAt(field.fields ?? [], rest);
  const [, ...inItem] = rest;
  return inItem.length === 0 ? field.item : fieldAt(field.item?.fields ?? [], inItem);
}
