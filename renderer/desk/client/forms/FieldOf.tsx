import { type ReactNode, useEffect, useId } from "react";
import type { PlainValue } from "../../../base/groups";
import type { Field, InputKind } from "../../protocol/forms";
import { inWords } from "../../protocol/inWords";
import { WhyRefused } from "../common/Problem";
import { RefusalAnswers } from "../edits/RefusalAnswers";
import { type FieldProps, type InputProps, useForm } from "../inputs/formAccess";
import { INPUTS } from "../inputs/inputs";
import { FieldFacts } from "./FieldFacts";
import { FieldProblems, Help, labelOf } from "./Fields";
import { GroupField } from "./GroupField";
import { ListField } from "./ListField";
import { NamesField } from "./NamesField";
import { besideOf, isSame, saveField } from "./saveField";
import { type Keeping, useKept } from "./useKept";
import { WordsField } from "./WordsField";

/** A field of any kind. */
export function FieldOf({ field, pointer, value }: FieldProps): ReactNode {
  if (field.kind === "group") return <GroupField field={field} pointer={pointer} value={value} />;
  if (field.kind === "list") return <ListField field={field} pointer={pointer} value={value} />;
  if (field.kind === "words") return <WordsField field={field} pointer={pointer} value={value} />;
  if (field.kind === "names") return <NamesField field={field} pointer={pointer} value={value} />;
  if (Array.isArray(value))
    return <p className="note">{`${field.label} changes on a day: its days are in the file.`}</p>;
  return <FieldRow pointer={pointer} value={value} field={field as Field & { kind: InputKind }} />;
}

interface FieldRowProps extends FieldProps {
  field: Field & { kind: InputKind };
}

/** One value of a form: its description, control, facts and problems. */
function FieldRow({ field, pointer, value }: FieldRowProps) {
  const form = useForm();
  const keeping = useKept(pointer);
  const { unsaved, keep, drop } = keeping;
  const { save, waits } = useSave(field, pointer, value, keeping);
  const id = useId();
  const { Input, labels } = INPUTS[field.kind];
  const problems = form.problemsAt(pointer);
  const filled = form.factsAt(pointer);
  const input: InputProps = {
    field,
    pointer,
    save,
    unsaved,
    written: value,
    value: unsaved ? unsaved.value : value,
    type: (typed) => (typed === undefined ? drop() : keep({ value: typed, typing: true })),
    control: {
      id,
      "aria-describedby": `${id}-about ${id}-state`,
      ...((unsaved?.why || problems.some(({ severity }) => severity === "error")) && { "aria-invalid": true }),
    },
    labelId: `${id}-label`,
  };
  const label = labelOf(field);
  return (
    <div className="field" data-field={pointer}>
      {labels === "control" ? (
        <label id={input.labelId} htmlFor={id}>
          {label}
        </label>
      ) : (
        <span id={input.labelId} className="label">
          {label}
        </span>
      )}
      <Help id={`${id}-about`}>{field.description}</Help>
      <Input {...input} />
      {filled && typeof value === "string" && <FieldFacts filled={filled} value={value} onWrite={save} />}
      <div id={`${id}-state`}>
        <WhyRefused words={unsaved?.why} />
        {waits && <p className="note">{`It is saved together with ${waits}.`}</p>}
        <RefusalAnswers
          words={unsaved?.why}
          at={pointer}
          again={(repair) => void save(repair?.value ?? unsaved?.value)}
        />
        <FieldProblems of={problems} onRepair={({ value }) => void save(value)} />
      </div>
    </div>
  );
}

/** The save of a field. */
function useSave(field: Field, pointer: string, value: unknown, keeping: Keeping) {
  const form = useForm();
  const { unsaved, drop } = keeping;
  const isInFile = unsaved !== undefined && !unsaved.typing && isSame(unsaved.value, value);
  // Such as one that was saved when the desk was closed.
  useEffect(() => {
    if (isInFile) drop();
  });
  const { isAlone, other } = besideOf(form, field, pointer);
  return {
    save: (next: PlainValue | undefined) => saveField(form, { field, pointer, value }, keeping, next),
    waits: isAlone && unsaved && value === undefined && !unsaved.typing && inWords(other),
  };
}
