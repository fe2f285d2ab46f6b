import type { ReactNode } from "react";
import type { DeskPage } from "../describePage";
import type { Editing } from "../typing/useEditing";
import { FieldOf } from "./FieldOf";
import { Fields } from "./Fields";
import { FormContext, useChoices, useExample, useFormAccess, useLoadedForm } from "./useForm";

interface FormProps {
  page: DeskPage;
  editing: Editing;
  /** Of a block in the page's file; empty for the settings of the page. */
  pointer: string;
}

type Loaded = NonNullable<ReturnType<typeof useLoadedForm>>;

/** Everything that can be set of a page or of one of its blocks, made from the schema. */
export function Form({ page, editing, pointer }: FormProps): ReactNode {
  const form = useLoadedForm(editing.edits, { route: page.route, pointer, version: page });
  if (form === undefined) return <p className="none">Loading …</p>;
  if (form === null) return <p className="none">The file has an error, so its settings wait until that is fixed.</p>;
  return <LoadedForm form={form} page={page} editing={editing} />;
}

function LoadedForm({ form, page, editing }: Omit<FormProps, "pointer"> & { form: Loaded }) {
  const { edits, words } = editing;
  const choices = useChoices(page.route, page.hash);
  const example = useExample(form.data.type);
  const access = useFormAccess(edits, form, { route: page.route, choices, example, FieldOf });
  const changeFact: typeof access.changeFact = async ({ file, pointer, name }, value) => {
    const [own, known] = Object.entries(words?.files ?? {}).find(([, { printed }]) => printed === file) ?? [];
    if (!own || !known) return "The page is being shown. Try once more.";
    const steps = [{ do: "set", pointer, value } as const];
    return edits.add({ file: own, hash: known.hash, asked: edits.now, steps, name });
  };
  return (
    <FormContext value={{ ...access, changeFact }}>
      <p className="note">{form.description}</p>
      <Fields fields={form.fields} pointer={form.pointer} data={access.data} />
    </FormContext>
  );
}
