import { createElement, type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import type { Choice } from "../../protocol/forms";
import { useInView } from "../common/useInView";
import { type InputProps, textOfValue, useForm } from "./formAccess";

/** One of the icons, each shown with its name: arrow keys go from one to the next. */
export function IconInput(props: InputProps): ReactNode {
  const { choices: known } = useForm();
  const none = props.field.required ? [] : [{ value: "", label: "None" }];
  return (
    <Tiles {...props} className="icons" of={[...none, ...(props.field.choices ?? [])]}>
      {({ value: one, label }) => (
        <>
          <svg width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
            {known?.icons[one]?.map(([shape, { key: _, ...attributes }], index) =>
              createElement(shape, { ...attributes, key: index }),
            )}
          </svg>
          <span>{label}</span>
        </>
      )}
    </Tiles>
  );
}

/** One of the motifs, each as it is drawn along a line. */
export function MotifInput(props: InputProps): ReactNode {
  const { choices } = useForm();
  return (
    <Tiles {...props} className="motifs" of={[{ value: "", label: "Not set" }, ...(props.field.choices ?? [])]}>
      {({ value: one, label }) => (
        <>
          <span className="motif" style={{ maskImage: choices?.motifs[one] ?? "linear-gradient(#0000, #0000)" }} />
          <span>{label}</span>
        </>
      )}
    </Tiles>
  );
}

/** One of the themes, each shown as the page would look with it: a click takes it, and undo takes it back. */
export function PresetInput(props: InputProps): ReactNode {
  const { route } = useForm();
  return (
    <Tiles {...props} className="presets" of={props.field.choices ?? []}>
      {({ value: one, label, meaning }) => (
        <>
          <PagePicture src={`${route}?preset=${one}`} title={label} />
          <span>{label}</span>
          {meaning && <span className="note">{meaning}</span>}
        </>
      )}
    </Tiles>
  );
}

/**
 * A page as a picture, loaded once it is seen: `loading="lazy"` loads all that is within 1,250 pixels, each with the work
 * of a page. Without scripts; from the same origin, or its typefaces would not load.
 */
function PagePicture(page: { src: string; title: string }) {
  const [inView, ref] = useInView<HTMLSpanElement>();
  return (
    <span className="page-picture" aria-hidden="true" ref={ref}>
      {inView && <iframe {...page} sandbox="allow-same-origin" tabIndex={-1} inert />}
    </span>
  );
}

interface TilesProps extends InputProps {
  className: string;
  of: Choice[];
  /** What a tile shows. */
  children: (choice: Choice) => ReactNode;
}

/** One of several that are seen. */
function Tiles({ className, of, value, save, control, labelId, children }: TilesProps) {
  const name = useId();
  const { chosen, choose, group } = useRadios(textOfValue(value), (one) => save(one || undefined));
  return (
    <div
      className={className}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={control["aria-describedby"]}
      {...group}
    >
      {of.map((choice) => (
        <label key={choice.value} className="tile">
          <input type="radio" name={name} checked={chosen === choice.value} onChange={() => choose(choice.value)} />
          {children(choice)}
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
export function useRadios(now: string, save: (value: string) => Promise<unknown>) {
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
