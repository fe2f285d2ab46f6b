import styled from "@emotion/styled";
import { color, onAccentGround, radius, space, stroke, target } from "../look/theme";
import { VisuallyHidden, Words } from "./Words";

interface SegmentsProps {
  /** What a screen reader calls the choice. */
  label: string;
  name: string;
  options: { value: string; words: string; note?: string }[];
}

/**
 * Radio buttons side by side, of which the first is chosen, for CSS that shows something by `:has(…:checked)`; a browser
 * without `:has` does not show them.
 */
export function Segments({ label, name, options }: SegmentsProps) {
  return (
    <Row data-print="not">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map(({ value, words, note }, index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          <span>
            {words} <Words as="small" of={note} />
          </span>
        </label>
      ))}
    </Row>
  );
}

const Row = styled.fieldset({
  display: "none",
  "@supports selector(:has(a))": { display: "flex" },
  width: "fit-content",
  minInlineSize: 0,
  margin: `${space.l} 0 0`,
  padding: space.xs,
  border: `${stroke.hair} solid ${color.muted}`,
  borderRadius: radius.m,
  background: color.card,
  "& legend": { padding: 0 },
  "& label": { position: "relative", display: "grid" },
  "& input": {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    margin: 0,
    opacity: 0,
    cursor: "pointer",
  },
  "& span": {
    minHeight: target,
    padding: `${space.sm} ${space.m}`,
    borderRadius: radius.s,
    textAlign: "center",
    lineHeight: 1.2,
  },
  "& :checked + span": onAccentGround,
  "& :focus-visible + span": { outline: `${stroke.bar} solid ${color.accent}`, outlineOffset: stroke.line },
});
