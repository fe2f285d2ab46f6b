import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from "react";
import { parentPointer, valueAt } from "../../../base/pointer";
import { focusOf, type Point, pointOf, type Size } from "../../../contract/pictureFrame";
import { thumbnailOf } from "../../protocol/pictures";
import { Button } from "../common/Button";
import { CropsAsSeen } from "../pictures/CropsAsSeen";
import { type InputProps, textOfValue, useForm } from "./formAccess";

/**
 * The point of a picture that stays in view where it is cropped: a click or tap on the picture, or two sliders. A point
 * of the pointer is saved at once; that of the keys with Enter, or when the sliders are left.
 */
export function FocusInput({ field, value, save, control, labelId, pointer }: InputProps): ReactNode {
  const { data, pointer: root, route, choices } = useForm();
  const [size, setSize] = useState<Size>({ width: 2, height: 1 });
  const now = textOfValue(value);
  const { at, look, finish, cancel } = usePoint(pointOf(focusOf(size, now || undefined) ?? "center"), now, save);
  const src = `${parentPointer(pointer)}/src`;
  const name = valueAt(data, src.slice(root.length));
  if (typeof name !== "string" || name === "") return <p className="note">Choose the picture first.</p>;
  const address = thumbnailOf(name, "large");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the label that the row has
    <div
      id={control.id}
      className="stack focus"
      role="group"
      aria-labelledby={labelId}
      aria-describedby={control["aria-describedby"]}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === "Enter") void finish();
        if (key === "Escape") cancel();
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) void finish();
      }}
    >
      <PointOnPicture address={address} at={at} look={look} finish={finish} cancel={cancel} onSize={setSize} />
      <div className="sliders">
        <Slider axis="x" label="Across" from="the left" at={at} look={look} finish={finish} />
        <Slider axis="y" label="Down" from="the top" at={at} look={look} finish={finish} />
      </div>
      <CropsAsSeen
        address={address}
        route={route}
        places={choices?.shown}
        pointer={src}
        position={`${percent(at.x)} ${percent(at.y)}`}
      />
      {now !== "" && !field.required && <Button onClick={() => void save(undefined)}>Choose the point for me</Button>}
    </div>
  );
}

type PointProps = ReturnType<typeof usePoint>;

interface PictureProps extends PointProps {
  address: string;
  onSize: (size: Size) => void;
}

/** The picture with its point, for the pointer; the sliders do the same for keys. */
function PointOnPicture({ address, onSize, at, look, finish, cancel }: PictureProps) {
  const toPoint = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    look({ x: share(clientX - left, width), y: share(clientY - top, height) });
  };
  return (
    <div
      className="whole"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        toPoint(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && toPoint(event)}
      onPointerUp={() => void finish()}
      onPointerCancel={cancel}
    >
      <img
        src={address}
        alt=""
        loading="lazy"
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
      />
      <span className="point" style={{ insetInlineStart: percent(at.x), insetBlockStart: percent(at.y) }} />
    </div>
  );
}

interface SliderProps extends Pick<PointProps, "at" | "look" | "finish"> {
  axis: keyof Point;
  label: string;
  /** The side from which it is counted. */
  from: string;
}

function Slider({ axis, label, from, at, look, finish }: SliderProps) {
  const id = useId();
  const value = Math.round(at[axis] * 100);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        aria-valuetext={`${value} % from ${from}`}
        onChange={({ target }) => look({ ...at, [axis]: Number(target.value) / 100 })}
        onPointerUp={() => void finish()}
      />
    </>
  );
}

/** A point that is looked at before it is saved. @param now the value in the file */
function usePoint(saved: Point, now: string, save: InputProps["save"]) {
  const [looked, setLooked] = useState<Point>();
  // The last move and the end of it may come before it is rendered again.
  const latest = useRef<Point>(undefined);
  const look = (point: Point | undefined) => {
    latest.current = point;
    setLooked(point);
  };
  return {
    at: looked ?? saved,
    look,
    async finish() {
      const point = latest.current;
      latest.current = undefined;
      const written = point && `${percent(point.x)} ${percent(point.y)}`;
      if (written !== undefined && written !== now) await save(written);
      // Meanwhile another point may have been looked at.
      if (latest.current === undefined) setLooked(undefined);
    },
    cancel: () => look(undefined),
  };
}

const share = (part: number, whole: number) => Math.min(1, Math.max(0, whole > 0 ? part / whole : 0));
const percent = (part: number) => `${Math.round(part * 100)}%`;
