import styled from "@emotion/styled";
import { color, hairline, media, radius, shadow, space, width } from "../look/theme";
import { Actions, buttonStyle } from "../shared/Actions";
import { Words } from "../shared/Words";
import type { ContactForm } from "../types.generated";

/** That the form sends nothing, and the ways that do reach the salon. */
export function NotSentNote({ note, actions }: Pick<ContactForm, "note" | "actions">) {
  return (
    <>
      <p>
        <Words of={note} />
      </p>
      <Actions actions={actions} />
    </>
  );
}

export const SubmitButton = styled.button({ ...buttonStyle(true), width: "100%", [media.medium]: { width: "auto" } });

export const NotePopover = styled.div({
  maxWidth: `min(100vw - 2 * ${space.m}, ${width.note})`,
  padding: space.xl,
  border: hairline,
  borderRadius: radius.m,
  background: color.card,
  color: color.ink,
  boxShadow: shadow,
  "&::backdrop": { background: color.veil },
  // A browser without popovers would show it all the time; the note beside the fields serves there.
  "@supports not selector(:popover-open)": { display: "none" },
});
