import type { ReactNode } from "react";
import { Icon } from "./marks";

/** The widths at which a page can be viewed, in CSS pixels. */
const WIDTHS = [
  { name: "390", icon: "smartphone", words: "Phone", title: "A phone, 390 pixels wide" },
  { name: "768", icon: "tablet", words: "Tablet", title: "A tablet, 768 pixels wide" },
  { name: "1280", icon: "monitor", words: "Desktop", title: "A desktop, 1280 pixels wide" },
  { name: "room", icon: "maximize", words: "Fit", title: "As wide as there is room" },
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
      {WIDTHS.map(({ name, icon, words, title }) => (
        <label key={name} title={title}>
          <input
            type="radio"
            name="width"
            aria-label={title}
            checked={value === name}
            onChange={() => onChange(name)}
          />
          <span aria-hidden="true">
            <Icon name={icon} />
            <span className="words">{words}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
