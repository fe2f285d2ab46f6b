import { type FormEvent, useEffect, useState } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is said at a field; for anything else the browser's own words are. */
type Said = Record<"needed" | "needsTick" | "needsEmail", string>;

/**
 * What is wrong at which field, by its id, in the words of the page: first when the form is sent, then with each key.
 * Before its code is there, and without a script, the browser itself does not send such a form.
 */
export function useFieldErrors(said: Said, onSubmit: (event: FormEvent<HTMLFormElement>) => void) {
  const [errors, setErrors] = useState<Record<string, string | undefined>>({});
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const controls = [...event.currentTarget.elements] as Control[];
    const wrong = controls.filter(({ willValidate, validity }) => willValidate && !validity.valid);
    setErrors(Object.fromEntries(wrong.map((control) => [control.id, errorOf(control, said)])));
    if (wrong.length === 0) return onSubmit(event);
    event.preventDefault();
    wrong[0]?.focus();
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target as Control;
    if (errors[control.id]) setErrors({ ...errors, [control.id]: errorOf(control, said) });
  };
  const hasErrors = Object.values(errors).some(Boolean);
  return { errors, hasErrors, handlers: { onSubmit: submit, onInput, noValidate: isAwake || undefined } };
}

function errorOf({ validity, type, validationMessage }: Control, said: Said): string | undefined {
  if (validity.valid) return undefined;
  if (validity.valueMissing) return type === "checkbox" ? said.needsTick : said.needed;
  return validity.typeMismatch && type === "email" ? said.needsEmail : validationMessage;
}
