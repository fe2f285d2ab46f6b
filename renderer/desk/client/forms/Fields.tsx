import type { ReactNode } from "react";
import { childPointer } from "../../../base/pointer";
import type { TextRepair } from "../../protocol/edits";
import type { Field, FormProblem } from "../../protocol/forms";
import { plainWords } from "../common/plainWords";
import { RepairButtons } from "../edits/RefusalAnswers";
import { useForm } from "../inputs/formAccess";

/** What every entry of every list may have, though few do. */
const TIMES = ["from", "until", "hidden"];

interface FieldsProps {
  fields: Field[];
  /** The pointer of their group. */
  pointer: string;
  data: Record<string, unknown>;
}

/** The fields of a group, in the order of the schema. */
export function Fields({ fields, pointer, data }: FieldsProps): ReactNode {
  const { FieldOf } = useForm();
  const show = (field: Field) => (
    <FieldOf key={field.name} field={field} pointer={childPointer(pointer, field.name)} value={data[field.name]} />
  );
  const isTime = ({ name, required }: Field) => TIMES.includes(name) && !required;
  const fold = (title: string, folded: Field[]) =>
    folded.length > 0 && (
      <details className="more" open={folded.some(({ name }) => data[name] !== undefined)}>
        <summary>{title}</summary>
        {folded.map(show)}
      </details>
    );
  return (
    <>
      {fields.filter((field) => !isTime(field) && !field.isRare).map(show)}
      {fold("When it is shown", fields.filter(isTime))}
      {fold(
        "More settings",
        fields.filter(({ isRare }) => isRare),
      )}
    </>
  );
}

/** What a field is for, in one line: a press, or the Tab key in its field, unfolds the rest. */
export function Help({ id, children }: { id?: string | undefined; children: string }): ReactNode {
  return (
    <p id={id} className="note help" tabIndex={-1} title={children}>
      {children}
    </p>
  );
}

/** The frame of a field that holds others: what it is called, and what it is for. */
export function FieldGroup({ field, pointer, children }: { field: Field; pointer: string; children: ReactNode }) {
  return (
    <fieldset className={field.isTree ? "group tree" : "group"} data-field={pointer}>
      <legend>{labelOf(field)}</legend>
      <Help>{field.description}</Help>
      {children}
    </fieldset>
  );
}

interface FieldProblemsProps {
  of: FormProblem[];
  /** Writes another text; absent for what is more than a text. */
  onRepair?: (repair: TextRepair) => void;
}

/** What is wrong with a value in the file, with what may be meant. */
export function FieldProblems({ of, onRepair }: FieldProblemsProps): ReactNode {
  return of.map(({ severity, message, repairs }) => (
    <div key={message} className={severity === "error" ? "refused" : "warned"}>
      <p>{plainWords(message)}</p>
      {onRepair && repairs.length > 0 && (
        <div className="row actions">
          <RepairButtons repairs={repairs} onRepair={onRepair} />
        </div>
      )}
    </div>
  ));
}

/** What is ticked or not needs no word about it. */
export const labelOf = ({ required, label, kind }: Field): string =>
  required || kind === "yesNo" ? label : `${label} (optional)`;
