import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { type ComponentProps, useContext } from "react";
import { BY_HOURS } from "../../renderer/contract/businessHours";
import { PageContext } from "../../renderer/contract/PageContext";
import type { Letters } from "../../renderer/contract/typefaces";
import type { Link } from "../../renderer/contract/types.generated";
import { textWidth } from "../look/textWidth";
import {
  arrowAhead,
  color,
  control,
  media,
  nudge,
  onAccentGround,
  quick,
  radius,
  size,
  space,
  stroke,
  target,
} from "../look/theme";
import { SmartLink } from "./Words";

/**
 * A row of links that look like buttons; the first is the main one.
 *
 * @param byHours whether a first link that calls the business changes places with the second while it is closed, as
 *   nobody would answer, whatever hours the page itself has. For the opening and the closing band, so that both have one
 *   order.
 */
export function Actions({ actions, byHours }: { actions: Link[] | undefined; byHours?: boolean }) {
  const page = useContext(PageContext);
  if (!actions?.length) return null;
  const answered = byHours && page?.site.business.live?.clock;
  const changes = answered && actions.length > 1 && actions[0]?.to.startsWith("tel:");
  return (
    <Row
      data-row={fitBeside(actions, page?.site.fonts.typefaces.letters.bold)}
      data-print="not"
      {...(changes && { [BY_HOURS]: JSON.stringify(answered) })}
    >
      {actions.map(({ label, to }, index) => (
        <ButtonLink key={`${label} ${to}`} to={to} main={index === 0}>
          {label}
        </ButtonLink>
      ))}
      {changes && page.orderByHours && <script>{page.orderByHours}</script>}
    </Row>
  );
}

/** What a phone of the width `media.roomy` leaves for the words of two buttons, in rem. */
const ROOM = 23.4 - 2 - 0.5 - 4 * (0.5 + 0.125);

/** Whether a phone has room for two buttons side by side: by their measure, in whatever typeface is there first. */
const fitBeside = (actions: Link[], letters: Letters | undefined) =>
  letters && actions.length === 2 && actions.reduce((sum, { label }) => sum + textWidth(label, letters), 0) <= ROOM
    ? ""
    : undefined;

/** A button at rest, under a pointer, pressed and disabled; with `data-quiet`, one that is not the main one. */
const buttonStyle: CSSObject = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minHeight: control,
  padding: `${space.s} ${space.l}`,
  borderRadius: radius.round,
  border: `${stroke.line} solid ${color.accent}`,
  ...onAccentGround,
  fontWeight: 600,
  lineHeight: 1.3,
  textDecoration: "none",
  textAlign: "center",
  cursor: "pointer",
  "&:focus-visible": { borderRadius: radius.round },
  "&[data-quiet]": { background: "transparent", color: color.accent },
  [media.hover]: {
    "&:hover": { background: color.accentHover, borderColor: color.accentHover },
    "&[data-quiet]:hover": { background: color.accent, borderColor: color.accent, color: color.onAccent },
  },
  "&:active": { transform: nudge.pressed },
  "&[aria-disabled=true], &:disabled": { opacity: 0.6, cursor: "default" },
  [media.motion]: { transition: `background ${quick}, border-color ${quick}, color ${quick}` },
};

/** A link that looks like a button. */
export function ButtonLink({ main = true, ...link }: ComponentProps<typeof SmartLink> & { main?: boolean }) {
  return <Linked data-quiet={main ? undefined : ""} {...link} />;
}

// The same style object: one rule for both.
const Linked = styled(SmartLink)(buttonStyle);
export const Button = styled.button(buttonStyle);

/** On a phone one above the other in full width, or side by side if two fit. */
const Row = styled.div({
  display: "grid",
  gap: space.sm,
  marginTop: space.l,
  [media.roomy]: {
    "&[data-row]": { gridAutoFlow: "column", gap: space.s, fontSize: size.beside },
    "&[data-row] > a": { paddingInline: space.s },
  },
  [media.medium]: { display: "flex", flexWrap: "wrap", gap: space.m },
});

/** A link in the weight of text, large enough for a thumb. */
export const QuietLink = styled(SmartLink)({
  display: "inline-flex",
  alignItems: "center",
  gap: space.s,
  minHeight: target,
  fontWeight: 600,
  "&::after": arrowAhead,
  [media.motion]: {
    "&::after": { transition: `transform ${quick}` },
    "&:hover::after": { transform: `translateX(0.25em) ${arrowAhead.transform}` },
  },
});
