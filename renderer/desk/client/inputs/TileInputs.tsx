import { createElement, type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { type InputProps, textOfValue, useForm } from "./formAccess";

/** One of the icons, each shown with its name: arrow keys go from one to the next. */
export function IconInput({ field, value, save, control, labelId }: InputProps): ReactNode {
  const { choices: known } = useForm();
  const name = useId();
  const { chosen, choose, group } = useRadios(textOfValue(value), (one) => save(one || undefined));
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

/** One of the themes, each shown as the page would look with it: a click takes it, and undo takes it back. */
export function PresetInput({ field, value, save, control, labelId }: InputProps): ReactNode {
  const { route } = useForm();
  const name = useId();
  const { chosen, choose, group } = useRadios(textOfValue(value), (one) => save(one));
  return (
    <div
      className="presets"
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={control["aria-describedby"]}
      {...group}
    >
      {(field.choices ?? []).map(({ value: one, label, meaning }) => (
        <label key={one} className="tile">
          <input type="radio" name={name} checked={chosen === one} onChange={() => choose(one)} />
          {/* Without scripts: it is a picture. From the same origin, or its typefaces would not load. */}
          <span className="page-picture" aria-hidden="true">
            <iframe
              src={`${route}?preset=${one}`}
              title={label}
              sandbox="allow-same-origin"
              loading="lazy"
              tabIndex={-1}
              inert
            />
          </span>
          <span>{label}</span>
          {meaning && <span className="note">{meaning}</span>}
        </label>
      ))}
    </div>
  );
}

/**
 * A choice among tiles: a click saves at once; arrow keys only move, and Enter or leaving the tiles saves.
 *
 * @param now the value in the file
 */
export function useRadios(now: string, save: (value: string) => Promise<boolean>) {
  const [looked, setLooked] = useState<string>();
  const pointing = useRef(false);
  const finish = async (value: string | undefined) => {
    if (value !== undefined && value !== now) await save(value);
    setLooked(undefined);
  };
  return {
    chosen: looked ?? now,
    choose(value: string) {
      setLooked(value);
      if (pointing.current) void finish(value);
    },
    group: {
      onPointerDown: () => {
        pointing.current = true;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { key } = event;
        pointing.current = false;
        if (key === "Escape") setLooked(undefined);
        const { target } = event as { target: Partial<HTMLInputElement> };
        if (key === "Enter" && target.type === "radio" && !target.checked) {
          event.preventDefault();
          pointing.current = true;
          target.click?.();
          return;
        }
        if (looked === undefined || (key !== "Enter" && key !== " ")) return;
        // Saving may open a dialog, whose field would get the key.
        event.preventDefault();
        void finish(looked);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) void finish(looked);
      },
    },
  };
}
