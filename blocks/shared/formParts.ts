import styled from "@emotion/styled";
import { color, control, media, quick, radius, space, stroke } from "../look/theme";

// What forms are made of.

export const Columns = styled.div({
  marginTop: space.l,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  alignItems: "start",
  [media.large]: { gridTemplateColumns: "2fr 1fr", gap: space.xxl },
});

export const Form = styled.form({
  display: "grid",
  gap: space.m,
  // Without the 0, the column could not be narrower than a field's default of 20 characters.
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.medium]: { gridTemplateColumns: "1fr 1fr" },
});

export const Field = styled.div<{ wide: boolean }>(({ wide }) => ({
  gridColumn: wide ? "1 / -1" : "auto",
  "& > label": { display: "block", marginBottom: space.xs, fontWeight: 600 },
}));

export const Input = styled.input<{ rows?: number }>({
  display: "block",
  width: "100%",
  minHeight: control,
  padding: `${space.s} ${space.m}`,
  // The border is what shows where the field is: 3:1 on the paper (WCAG 2.2, 1.4.11).
  border: `${stroke.hair} solid ${color.muted}`,
  borderRadius: radius.s,
  background: color.card,
  color: color.ink,
  resize: "vertical",
  "&:hover": { borderColor: color.ink },
  "&:focus-visible": { outlineOffset: 0, borderColor: color.accent },
  [media.motion]: { transition: `border-color ${quick}` },
  "&::placeholder": { color: color.muted, opacity: 1 },
});

export const End = styled.div({
  gridColumn: "1 / -1",
  "& > button": { width: "100%", [media.medium]: { width: "auto" } },
  "& [role=status]:not(:empty)": { marginTop: space.m },
});

export const Beside = styled.div({
  paddingInlineStart: space.m,
  borderInlineStart: `${stroke.bar} solid ${color.gold}`,
});
