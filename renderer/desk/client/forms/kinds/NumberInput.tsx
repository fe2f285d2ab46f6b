import type { ReactNode } from "react";
import { type InputProps, isFilledIn } from "../inputProps";
import { TextInput } from "./TextInput";
import { useTyped } from "./useTyped";

/** A number; one that a fact fills in is shown as it is written. */
export function NumberInput(props: InputProps): ReactNode {
  const { field, value, control } = props;
  const { now, setTyped, handlers } = useTyped(props, (typed) => (typed.trim() === "" ? "" : Number(typed)));
  if (isFilledIn(value)) return <TextInput {...props} />;
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
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
