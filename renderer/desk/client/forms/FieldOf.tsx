import { type ReactNode, useEffect, useId } from "react";
import type { PlainValue } from "../../../base/groups";
import { child, holderOf, valueAt } from "../../../base/pointer";
import type { Field, InputKind } from "../../protocol/forms";
import { inWords } from "../../protocol/inWords";
import { WhyRefused } from "../common/Problem";
import { RefusalAnswers } from "../common/RefusalAnswers";
import { type FieldProps, type InputProps, textOfValue, useForm } from "../inputs/formAccess";
import { INPUTS } from "../inputs/inputs";
import { FieldFacts } from "./FieldFacts";
import { FieldProblems, labelOf } from "./Fields";
import { GroupField } from "./GroupField";
import { ListField } from "./ListField";
import { NamesField } from "./NamesField";
import { type Keeping, useKept } from "./useKept";
import { WordsField } from "./WordsField";

/** A field of any kind. */
export function FieldOf({ field, pointer, value }: FieldProps): ReactNode {
  if (field.kind === "group") return <GroupField {...{ field, pointer, value }} />;
  if (field.kind === "list") return <ListField {...{ field, pointer, value }} />;
  if (field.kind === "words") return <WordsField {...{ field, pointer, value }} />;
  if (field.kind === "names") return <NamesField {...{ field, pointer, value }} />;
  if (Array.isArray(value))
    return <p className="note">{`${field.label} changes on a day: its days are in the file.`}</p>;
  return <FieldRow {...{ pointer, value }} field={field as Field & { kind: InputKind }} />;
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
    ...{ field, pointer, save, unsaved, written: value, value: unsaved ? unsaved.value : value },
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
      <p id={`${id}-about`} className="note">
        {field.description}
      </p>
      <Input {...input} />
      {filled && typeof value === "string" && <FieldFacts filled={filled} value={value} onWrite={save} />}
      <div id={`${id}-state`}>
        <WhyRefused words={unsaved?.why} />
        {waits && <p className="note">{`It is saved together with ${waits}.`}</p>}
        <RefusalAnswers
          edits={form.edits}
          words={unsaved?.why}
          at={pointer}
          again={(repair) => void save(repair?.value ?? unsaved?.value)}
        />
        <FieldProblems of={problems} onRepair={({ value }) => void save(value)} />
      </div>
    </div>
  );
}

/** Saves a value, and keeps it if it is refused; one that another has to be with waits until that one is there too. */
function useSave(field: Field, pointer: string, value: unknown, { unsaved, latest, keep, drop }: Keeping) {
  const { change, kept, data, pointer: root } = useForm();
  const other = kept && field.with;
  const beside = other === undefined ? "" : child(holderOf(pointer), other);
  const isAlone = beside !== "" && valueAt(data, beside.slice(root.length)) === undefined;
  const isInFile = unsaved !== undefined && !unsaved.typing && isSame(unsaved.value, value);
  // Such as one that was saved when the desk was closed.
  useEffect(() => {
    if (isInFile) drop();
  });
  const save = async (next: PlainValue | undefined): Promise<boolean> => {
    if (isSame(next, value)) {
      drop();
      return true;
    }
    const sent = next ?? "";
    const steps = [stepTo(pointer, next)];
    const wanted = isAlone ? kept?.at("field", beside)?.value : undefined;
    if (wanted !== undefined) steps.push(stepTo(beside, wanted));
    else if (isAlone && next !== undefined) {
      keep({ value: sent });
      return false;
    } else if (beside && !isAlone && next === undefined) steps.push(stepTo(beside, undefined));
    keep({ value: sent, why: unsaved?.why, typing: true });
    const why = await change(steps, field.label);
    // More may have been typed meanwhile.
    const isLatest = latest()?.value === sent;
    if (isLatest && why === undefined) drop();
    else if (isLatest) keep({ value: sent, why });
    if (wanted !== undefined && why === undefined) kept?.drop("field", beside);
    return why === undefined;
  };
  return { save, waits: isAlone && unsaved && value === undefined && !unsaved.typing && inWords(other ?? "") };
}

/** Whether two values read the same: a number may have been typed as a text. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a !== "object" && textOfValue(a) === textOfValue(b));

function stepTo(pointer: string, value: PlainValue | undefined) {
  if (value === undefined) return { do: "remove", pointer } as const;
  if (typeof value === "object") return { do: "add", pointer, value } as const;
  return { do: "set", pointer, value } as const;
}
