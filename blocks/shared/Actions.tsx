import styled from "@emotion/styled";
import { color, radius, space, target } from "../../renderer/theme";
import type { Link } from "../types.generated";
import { SmartLink } from "./SmartLink";

/** A row of links drawn as buttons; the first is the main one. */
export function Actions({ actions }: { actions: Link[] | undefined }) {
  if (!actions?.length) return null;
  return (
    <Row>
      {actions.map(({ label, to }, index) => (
        <ButtonLink key={`${label} ${to}`} to={to} main={index === 0}>
          {label}
        </ButtonLink>
      ))}
    </Row>
  );
}

/** A link drawn as a button. */
export const ButtonLink = styled(SmartLink, { shouldForwardProp: (name) => name !== "main" })<{ main?: boolean }>(
  ({ main = true }) => ({
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    minHeight: target,
    padding: `${space.s} ${space.l}`,
    borderRadius: radius.round,
    border: `2px solid ${color.accent}`,
    background: main ? color.accent : "transparent",
    color: main ? color.onAccent : color.accent,
    fontWeight: 600,
    textDecoration: "none",
    textAlign: "center",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  }),
);

const Row = styled.div({ display: "flex", flexWrap: "wrap", gap: space.m, marginTop: space.l });
