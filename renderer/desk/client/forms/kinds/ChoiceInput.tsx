import type { ReactNode } from "react";
import { type InputProps, shown } from "../inputProps";

/** One of a few words, each with what it means. */
export function ChoiceInput({ field, value, save, control }: InputProps): ReactNode {
  const now = shown(value);
  const { choices = [], required } = field;
  const known = now === "" || choices.some((choice) => choice.value === now);
  return (
    <select {...control} value={now} onChange={({ target }) => void save(target.value || undefined)}>
      {(!required || now === "") && <option value="">{required ? "Choose …" : "Not set"}</option>}
      {!known && <option value={now}>{now}</option>}
      {choices.map(({ value: one, label, meaning }) => (
        <option key={one} value={one}>
          {meaning ? `${label}: ${meaning}` : label}
        </option>
      ))}
    </select>
  );
}
