import styled from "@emotion/styled";
import type { InputHTMLAttributes } from "react";
import { color, control, media, quick, radius, space, stroke } from "../look/theme";

export interface FieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, "placeholder" | "type" | "inputMode" | "autoComplete"> {
  id: string;
  label: string;
  /** Lines of a longer text; without it the field has one line. */
  rows?: number;
  /** The name that it is sent under; a field without one is never sent. */
  name?: string;
  /** Over the whole width of the form. */
  wide?: boolean;
}

/** A field with its label above it (WCAG 2.2, 3.3.2: a placeholder is no label). */
export function Field({ id, label, rows, wide = false, ...rest }: FieldProps) {
  return (
    <Frame wide={wide}>
      <Label htmlFor={id}>{label}</Label>
      {rows ? (
        <Input as="textarea" id={id} name={rest.name} rows={rows} placeholder={rest.placeholder} />
      ) : (
        <Input id={id} type="text" {...rest} />
      )}
    </Frame>
  );
}

const Frame = styled("div", { shouldForwardProp: (name) => name !== "wide" })<{ wide: boolean }>(({ wide }) => ({
  gridColumn: wide ? "1 / -1" : "auto",
}));

const Label = styled.label({ display: "block", marginBottom: space.xs, fontWeight: 600 });

const Input = styled.input<{ rows?: number }>({
  display: "block",
  width: "100%",
  minHeight: control,
  padding: `${space.s} ${space.m}`,
  // The border is what shows where the field is: 3:1 on the paper (WCAG 2.2, 1.4.11).
  border: `${stroke.hair} solid ${color.muted}`,
  borderRadius: radius.s,
  background: color.card,
  color: color.ink,
  font: "inherit",
  resize: "vertical",
  "&:hover": { borderColor: color.ink },
  "&:focus-visible": { outlineOffset: 0, borderColor: color.accent },
  [media.motion]: { transition: `border-color ${quick}` },
  "&::placeholder": { color: color.muted, opacity: 1 },
});
