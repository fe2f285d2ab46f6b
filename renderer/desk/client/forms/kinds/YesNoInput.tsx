import type { ReactNode } from "react";
import type { InputProps } from "../inputProps";

/** Yes or no: an optional one that is no has no line in the file. */
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
