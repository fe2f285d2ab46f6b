import type { ReactNode } from "react";

/** The widths at which a page can be viewed, in CSS pixels: a phone, a tablet, a desktop. */
const WIDTHS = [
  { name: "390", title: "A phone, 390 pixels wide" },
  { name: "768", title: "A tablet, 768 pixels wide" },
  { name: "1280", title: "A desktop, 1280 pixels wide" },
  { name: "room", title: "As wide as there is room" },
] as const;

export type WidthName = (typeof WIDTHS)[number]["name"];

/** In CSS pixels; undefined for as wide as there is room. */
export function pixelsOf(name: WidthName): number | undefined {
  return name === "room" || !WIDTHS.some((width) => width.name === name) ? undefined : Number(name);
}

/** Sets the width of the page in the frame: a group of radio buttons, so the arrow keys move through it. */
export function WidthSwitch({ value, onChange }: { value: WidthName; onChange: (name: WidthName) => void }): ReactNode {
  return (
    <fieldset className="widths">
      <legend>Width of the page</legend>
      {WIDTHS.map(({ name, title }) => (
        <label key={name} title={title}>
          <input
            type="radio"
            name="width"
            aria-label={title}
            checked={value === name}
            onChange={() => onChange(name)}
          />
          <span aria-hidden="true">{name === "room" ? "Room" : name}</span>
        </label>
      ))}
    </fieldset>
  );
}
