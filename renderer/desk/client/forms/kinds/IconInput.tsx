import { createElement, type ReactNode, useId } from "react";
import { type InputProps, shown } from "../inputProps";
import { useForm } from "../useForm";
import { useRadios } from "./useRadios";

/** One of the icons, each shown with its name: arrow keys go from one to the next. */
export function IconInput({ field, value, save, control, labelId }: InputProps): ReactNode {
  const { choices: known } = useForm();
  const name = useId();
  const { chosen, choose, group } = useRadios(shown(value), (one) => save(one || undefined));
  const none = field.required ? [] : [{ value: "", label: "None" }];
  return (
    <div
      className="icons"
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={control["aria-describedby"]}
      {...group}
    >
      {[...none, ...(field.choices ?? [])].map(({ value: one, label }) => (
        <label key={one} className="tile">
          <input type="radio" name={name} checked={chosen === one} onChange={() => choose(one)} />
          <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
            {known?.icons[one]?.map(([shape, { key: _, ...attributes }], index) =>
              createElement(shape, { ...attributes, key: index }),
            )}
          </svg>
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
