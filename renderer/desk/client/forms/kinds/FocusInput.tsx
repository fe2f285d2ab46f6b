import { type ReactNode, useId } from "react";
import { holderOf, valueAt } from "../../../../base/pointer";
import { type InputProps, shown } from "../inputProps";
import { thumbnailOf } from "../thumbnailOf";
import { useForm } from "../useForm";
import { TextInput } from "./TextInput";
import { useRadios } from "./useRadios";

/** From the upper left to the lower right, as the schema writes them. */
const PLACES = [
  ["left top", "top", "right top"],
  ["left", "center", "right"],
  ["left bottom", "bottom", "right bottom"],
].flat();

/** The part of a picture that stays in view: one of nine places on the picture, or a typed point. */
export function FocusInput(props: InputProps): ReactNode {
  const { value, save, control, labelId, pointer } = props;
  const { data, pointer: root } = useForm();
  const name = useId();
  // Without a value no place is chosen: it follows from the picture's shape, and the center is a choice like any other.
  const now = shown(value);
  const { chosen, choose, group } = useRadios(now, save);
  const picture = valueAt(data, `${holderOf(pointer).slice(root.length)}/src`);
  const { "aria-describedby": about } = control;
  return (
    <>
      <div className="focus" role="radiogroup" aria-labelledby={labelId} aria-describedby={about} {...group}>
        {typeof picture === "string" && <img src={thumbnailOf(picture)} alt="" />}
        {PLACES.map((place) => (
          <input
            key={place}
            type="radio"
            name={name}
            aria-label={place}
            title={place}
            checked={chosen === place}
            onChange={() => choose(place)}
          />
        ))}
      </div>
      <details open={now !== "" && !PLACES.includes(now)}>
        <summary>A point of its own, such as 50% 20%</summary>
        <TextInput {...props} control={{ ...control, ...{ "aria-labelledby": labelId } }} />
      </details>
    </>
  );
}
