import type { ComponentProps, ReactNode } from "react";
import { type InputProps, isFilledIn, textOfValue } from "./formAccess";
import { TextInput, useTyped } from "./TextInput";

/** One of a few words, each with what it means. */
export function ChoiceInput({ field, value, save, control }: InputProps): ReactNode {
  const now = textOfValue(value);
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

/** Yes or no: an optional one that is "no" has no line in the file. */
export function YesNoInput({ field, value, save, control }: InputProps): ReactNode {
  return (
    <span className="yes-no">
      <input
        {...control}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => void save(target.checked || (field.required ? false : undefined))}
      />
      <span aria-hidden="true">{value === true ? "Yes" : "No"}</span>
    </span>
  );
}

/** A number; one that a fact fills in is shown as it is written. */
export function NumberInput(props: InputProps): ReactNode {
  const { field, control, type } = props;
  const { now, handlers } = useTyped(props, (typed) => (typed.trim() === "" ? "" : Number(typed)));
  if (isFilledIn(props.written)) return <TextInput {...props} />;
  const { least, most, whole } = field;
  return (
    <input
      {...control}
      {...handlers}
      type="number"
      min={least}
      max={most}
      step={whole ? 1 : "any"}
      value={now}
      onChange={({ target }) => type(target.value)}
    />
  );
}

/** A time of day. */
export function TimeInput(props: InputProps): ReactNode {
  const { field, value, save, control } = props;
  if (isFilledIn(props.written)) return <TextInput {...props} />;
  return (
    <PickInput
      {...control}
      type="time"
      value={textOfValue(value)}
      onPick={(time) => void save(time || (field.required ? "" : undefined))}
    />
  );
}

/** A day of every year: where this is not allowed, only the calendar is. */
const IN_WORDS = "Easter Monday";

/** A day of one year from the calendar, or in words: of every year, or one that moves, such as Easter Monday. */
export function DayInput(props: InputProps): ReactNode {
  const { field, value, save, control } = props;
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(textOfValue(value));
  const { pattern, required } = field;
  if (pattern && !new RegExp(pattern).test(IN_WORDS) && (isDate || value === undefined)) {
    const pick = (day: string) => void save(day || (required ? "" : undefined));
    return <PickInput {...control} type="date" value={textOfValue(value)} onPick={pick} />;
  }
  return (
    <span className="moment">
      <span>
        <TextInput {...props} />
      </span>
      <PickInput
        type="date"
        aria-label="From the calendar"
        value={isDate ? textOfValue(value) : ""}
        onPick={(day) => day && void save(day)}
      />
    </span>
  );
}

/** The browser's own control for a day or a time: what is picked counts once it is left, or by Enter. */
function PickInput({
  value,
  onPick,
  ...attributes
}: Omit<ComponentProps<"input">, "value"> & { value: string; onPick: (value: string) => void }) {
  return (
    <input
      key={value}
      {...attributes}
      defaultValue={value}
      onBlur={({ target }) => target.value !== value && onPick(target.value)}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
    />
  );
}

/** A date, and optionally a time of day. */
export function MomentInput(props: InputProps): ReactNode {
  const { field, value, save, control, labelId } = props;
  if (isFilledIn(props.written)) return <TextInput {...props} />;
  const [day = "", time = ""] = textOfValue(value).split(/[T ]/);
  const write = (newDay: string, newTime: string) =>
    void save(newDay === "" ? (field.required ? "" : undefined) : newTime ? `${newDay}T${newTime}` : newDay);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the label that the row has
    <span className="moment" role="group" aria-labelledby={labelId}>
      <PickInput {...control} type="date" aria-label="Day" value={day} onPick={(now) => write(now, time)} />
      <PickInput
        key={day}
        type="time"
        aria-label="Time"
        value={time}
        disabled={day === ""}
        onPick={(now) => write(day, now)}
      />
    </span>
  );
}
