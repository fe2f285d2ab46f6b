import { type ReactNode, useMemo } from "react";
import { pointerSteps, valueAt } from "../../../base/pointer";
import { dataAfter } from "../../protocol/dataAfter";
import type { Choices, Field } from "../../protocol/forms";
import type { DeskPage } from "../../protocol/page";
import { useObservable } from "../common/observable";
import { edits } from "../edits/edits";
import { nameOfText } from "../edits/typedText";
import { type FormAccess, FormContext, type KeptValues } from "../inputs/formAccess";
import type { Editing } from "../page/useEditing";
import { FieldOf } from "./FieldOf";
import { Fields } from "./Fields";
import { type LoadedForm, useChoices, useLoadedForm } from "./loadedForm";

interface FormProps {
  page: DeskPage;
  editing: Editing;
  /** The pointer of a block in the page's file; empty for the settings of the page. */
  pointer: string;
  /** Only this part of it, such as `/images/0`; empty for all. */
  inner?: string;
  /** The folder of a collection, for its settings in place of those of the page. */
  collection?: string;
}

/** All settings of a page, of one of its blocks or of a collection, generated from the schema. */
export function Form({ page, editing, pointer, inner = "", collection }: FormProps): ReactNode {
  const of = collection === undefined ? "page" : "collection";
  const form = useLoadedForm({ route: collection ?? page.route, pointer, of }, page);
  if (form === undefined) return <p className="loading">Loading …</p>;
  if (form === null) return <p className="none">The file has an error, so its settings wait until that is fixed.</p>;
  return <FormFields form={form} page={page} editing={editing} inner={inner} />;
}

interface FormFieldsProps extends Required<Omit<FormProps, "pointer" | "collection">> {
  form: LoadedForm;
}

/** The fields of a form that is loaded, or those of a part of it. */
export function FormFields({ form, page, editing, inner }: FormFieldsProps): ReactNode {
  const choices = useChoices(page.route, page.hash);
  const access = useFormAccess(editing, form, page, choices);
  const part = inner === "" ? undefined : fieldAt(form.fields, pointerSteps(inner));
  return (
    <FormContext value={access}>
      {page.row?.template === form.file && (
        <p className="note">{`Of the template: a change shows on all ${page.row.count} pages.`}</p>
      )}
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

/** The access of the fields to a form that is loaded. */
function useFormAccess(
  { openFact }: Editing,
  form: LoadedForm,
  page: DeskPage,
  choices: Choices | undefined,
): FormAccess {
  const { route } = page;
  useObservable(edits.queue, edits.queue.all);
  const pending = edits.queue.stepsAfter(form);
  const key = JSON.stringify(pending);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same steps have the same key
  const data = useMemo(() => dataAfter(form.data, pending, form.pointer), [form, key]);
  const { file, hash, asked, pointer, facts, problems } = form;
  return {
    route,
    data,
    pointer,
    choices,
    FieldOf,
    factsAt: (at) => facts[at],
    problemsAt: (at) => problems.filter((problem) => problem.pointer === at),
    change: (wanted, name) => edits.queue.change({ file, hash, asked, steps: wanted, name }),
    takePicture: (at, ...picture) => edits.queue.setPicture(form, at, ...picture),
    openFact,
    kept: keptValues(form.file, page),
  };
}

function keptValues(file: string, { route, blocks }: Pick<DeskPage, "route" | "blocks">): KeptValues {
  return {
    at: (kind, pointer, id) => edits.valueAt(kind, { file, pointer }, id),
    keep: (kind, pointer, change, id) =>
      edits.keepValue(kind, { file, pointer }, route, { name: nameOfText(file, pointer, blocks), ...change }, id),
    drop: (kind, pointer, id) => edits.drop(edits.valueAt(kind, { file, pointer }, id)?.id),
  };
}

/** The field at a path through groups and lists; undefined if the form has none there. */
export function fieldAt(fields: Field[], [step, ...rest]: string[]): Field | undefined {
  const field = fields.find(({ name }) => name === step);
  if (rest.length === 0 || !field) return field;
  if (field.kind === "group") return fieldAt(field.fields ?? [], rest);
  const [, ...inItem] = rest;
  return inItem.length === 0 ? field.item : fieldAt(field.item?.fields ?? [], inItem);
}
