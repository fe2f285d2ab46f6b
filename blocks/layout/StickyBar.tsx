import styled from "@emotion/styled";
import { layoutIds } from "../../renderer/contract/layout";
import { usePage } from "../../renderer/contract/PageContext";
import { bottomBar, color, hairline, media, quick, space } from "../look/theme";
import { ButtonLink } from "../shared/Actions";

/** At the foot of the window. Inert (hidden, not focusable): only the script shows and hides it (`client.ts`). */
export function StickyBar() {
  const { navigation, labels } = usePage().site;
  const { book, call } = navigation;
  if (!book && !call) return null;
  return (
    <Bar id={layoutIds.stickyBar} aria-label={labels.bookOrCall} inert>
      {book && <ButtonLink to={book.to}>{book.label}</ButtonLink>}
      {call && (
        <ButtonLink to={call.to} main={!book}>
          {call.label}
        </ButtonLink>
      )}
    </Bar>
  );
}

const Bar = styled.section({
  position: "fixed",
  zIndex: 9,
  insetInline: 0,
  bottom: 0,
  display: "flex",
  justifyContent: "center",
  gap: space.s,
  minHeight: bottomBar,
  // Clear of a phone's rounded corners and home indicator.
  padding: `${space.s} max(${space.m}, env(safe-area-inset-right)) calc(${space.s} + env(safe-area-inset-bottom)) max(${space.m}, env(safe-area-inset-left))`,
  background: color.card,
  borderTop: hairline,
  "& > a": { flex: "1 1 0", maxWidth: "16rem" },
  "&[inert]": { visibility: "hidden", transform: "translateY(100%)" },
  [media.motion]: { transition: `transform ${quick}, visibility ${quick}` },
});
