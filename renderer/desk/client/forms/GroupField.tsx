import { type ReactNode, useRef, useState } from "react";
import { isGroup, type PlainValue } from "../../../base/groups";
import { Button } from "../common/Button";
import { WhyRefused } from "../common/Problem";
import { type FieldProps, useForm } from "../inputs/formAccess";
import { Draft } from "./Draft";
import { FieldGroup, Fields } from "./Fields";

/** Fields that belong together, such as a link. An optional group that is not there is added as a whole. */
export function GroupField({ field, pointer, value }: FieldProps): ReactNode {
  const form = useForm();
  // One that was begun before the form was opened.
  const kept = form.kept?.at("entry", pointer);
  const [adding, setAdding] = useState(kept !== undefined);
  const [begun] = useState(kept);
  // Only for the next button that appears: one that an undo brings back must not take the focus.
  const wanted = useRef(false);
  const next = (button: HTMLButtonElement | null) => {
    if (button && wanted.current) button.focus();
    if (button) wanted.current = false;
  };
  const [refused, setRefused] = useState<string>();
  const { label, required, fields = [] } = field;
  const isThere = isGroup(value);
  return (
    <FieldGroup field={field} pointer={pointer}>
      {isThere && <Fields fields={fields} pointer={pointer} data={value} />}
      {isThere && !required && (
        <Button
          ref={next}
          onClick={async () => {
            wanted.current = true;
            setRefused(await form.change([{ do: "remove", pointer }], `${label} removed`));
          }}
        >{`Remove ${label.toLowerCase()}`}</Button>
      )}
      {!isThere && !adding && (
        <Button ref={next} onClick={() => setAdding(true)}>{`Add ${label.toLowerCase()}`}</Button>
      )}
      {!isThere && adding && (
        <Draft
          field={field}
          pointer={pointer}
          start={begun?.value}
          begun={begun !== undefined}
          keep={(value) => form.kept?.keep("entry", pointer, { value, name: `New ${label.toLowerCase()}` })}
          add={(data: PlainValue) => form.change([{ do: "add", pointer, value: data }], `${label} added`)}
          onClose={() => {
            form.kept?.drop("entry", pointer);
            setAdding(false);
            wanted.current = true;
          }}
        />
      )}
      <WhyRefused words={refused} />
    </FieldGroup>
  );
}
