import type { ReactNode } from "react";
import { type InputProps, isFilledIn, shown } from "../inputProps";
import { TextInput } from "./TextInput";

/** A date, and optionally a time of day. */
export function MomentInput(props: InputProps): ReactNode {
  const { field, value, save, control, labelId } = props;
  if (isFilledIn(value)) return <TextInput {...props} />;
  const [day = "", time = ""] = shown(value).split(/[T ]/);
  const write = (newDay: string, newTime: string) =>
    void save(newDay === "" ? (field.required ? "" : undefined) : newTime ? `${newDay}T${newTime}` : newDay);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the label that the row has
    <span className="moment" role="group" aria-labelledby={labelId}>
      <input
        {...control}
        key={day}
        type="date"
        aria-label="Day"
        defaultValue={day}
        onBlur={({ target }) => target.value !== day && write(target.value, time)}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
      />
      <input
        key={`${day} ${time}`}
        type="time"
        aria-label="Time"
        defaultValue={time}
        disabled={day === ""}
        onBlur={({ target }) => target.value !== time && write(day, target.value)}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
      />
    </span>
  );
}
