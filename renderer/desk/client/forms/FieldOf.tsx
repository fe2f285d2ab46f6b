import { type ReactNode, useId, useState } from "react";
import type { PlainValue } from "../../../base/groups";
import { child, holderOf, valueAt } from "../../../base/pointer";
import type { Field, FormProblem, InputKind } from "../../protocol/forms";
import { inWords } from "../../protocol/inWords";
import { FigureAnswer } from "../common/FigureAnswer";
import { WhyRefused } from "../common/Problem";
import { plainWords } from "../common/plainWords";
import { type FieldProps, type InputProps, useForm } from "../inputs/formAccess";
import { INPUTS } from "../inputs/inputs";
import { FieldFacts } from "./FieldFacts";
import { labelOf } from "./Fields";
import { GroupField } from "./GroupField";
import { ListField } from "./ListField";
import { NamesField } from "./NamesField";
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
  const { save, refused, waits } = useSave(field, pointer, value);
  /** How often an answer has saved what was typed: the control then shows what is in the file. */
  const [answers, setAnswers] = useState(0);
  const id = useId();
  const { Input, labels } = INPUTS[field.kind];
  const again = async (next: PlainValue | undefined) => {
    if (await save(next)) setAnswers((count) => count + 1);
  };
  const problems = form.problemsAt(pointer);
  const filled = form.factsAt(pointer);
  const input: InputProps = {
    ...{ field, pointer, value, save },
    control: {
      id,
      "aria-describedby": `${id}-about ${id}-state`,
      ...((refused || problems.some(({ severity }) => severity === "error")) && { "aria-invalid": true }),
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
      <Input key={answers} {...input} />
      {filled && typeof value === "string" && <FieldFacts filled={filled} value={value} onWrite={save} />}
      <div id={`${id}-state`}>
        <WhyRefused words={refused?.words} />
        {waits && <p className="note">{`It is saved together with ${waits}.`}</p>}
        <FigureAnswer
          edits={form.edits}
          words={refused?.words}
          {...(typeof refused?.next === "string" && { value: refused.next })}
          again={(value) => void again(value ?? refused?.next)}
        />
        <Problems of={problems} />
      </div>
    </div>
  );
}

/** Saves a value; one that another has to be with waits until that one is there too. */
function useSave(field: Field, pointer: string, value: unknown) {
  const { change, waiting, data, pointer: root } = useForm();
  const [refused, setRefused] = useState<{ words: string; next: PlainValue | undefined }>();
  const [isWaiting, setWaiting] = useState(false);
  const other = waiting && field.with;
  const beside = other === undefined ? "" : child(holderOf(pointer), other);
  const save = async (next: PlainValue | undefined): Promise<boolean> => {
    setRefused(undefined);
    setWaiting(false);
    waiting?.delete(pointer);
    if (next === value || (next === undefined && value === undefined)) return true;
    const steps = [stepTo(pointer, next)];
    if (beside) {
      const isThere = valueAt(data, beside.slice(root.length)) !== undefined;
      const wanted = waiting?.get(beside);
      if (isThere && next === undefined) steps.push(stepTo(beside, undefined));
      else if (!isThere && wanted !== undefined) steps.push(stepTo(beside, wanted));
      else if (!isThere && next !== undefined) {
        waiting?.set(pointer, next);
        setWaiting(true);
        return false;
      }
    }
    const words = await change(steps, field.label);
    if (words === undefined) waiting?.delete(beside);
    setRefused(words === undefined ? undefined : { words, next });
    return words === undefined;
  };
  return { save, refused, waits: isWaiting && value === undefined && inWords(other ?? "") };
}

function Problems({ of }: { of: FormProblem[] }) {
  return of.map(({ severity, message }) => (
    <p key={message} className={severity === "error" ? "refused" : "warned"}>
      {plainWords(message)}
    </p>
  ));
}

function stepTo(pointer: string, value: PlainValue | undefined) {
  if (value === undefined) return { do: "remove", pointer } as const;
  if (typeof value === "object") return { do: "add", pointer, value } as const;
  return { do: "set", pointer, value } as const;
}
