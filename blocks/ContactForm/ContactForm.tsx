import styled from "@emotion/styled";
import { color, media, space } from "../../renderer/theme";
import { Section } from "../shared/Section";
import type { ContactForm as ContactFormProps } from "../types.generated";
import { Field } from "./Field";
import { NotePopover, NotSentNote, SubmitButton } from "./NotSentNote";

/**
 * The form of a message that has nowhere to go yet, and must neither pretend to be sent nor leak.
 *
 * Nothing that is typed leaves the page: `method="dialog"` outside a dialog submits nothing (HTML
 * Standard, form submission), the button is no submit button, and a field without a `name` is
 * never sent. What it does instead is say so: the note stands beside the fields, and the button
 * opens it again as a popover, which needs no script.
 */
export function ContactForm(props: ContactFormProps) {
  const { id, labels, placeholders, submitLabel } = props;
  const popoverId = `${id}-not-sent`;
  const field = (name: string) => `${id}-${name}`;
  return (
    <Section {...props}>
      <Columns>
        <Form method="dialog">
          <Field
            id={field("first-name")}
            label={labels?.firstName ?? "First name"}
            placeholder={placeholders?.firstName}
            autoComplete="given-name"
          />
          <Field
            id={field("last-name")}
            label={labels?.lastName ?? "Last name"}
            placeholder={placeholders?.lastName}
            autoComplete="family-name"
          />
          <Field
            id={field("phone")}
            label={labels?.phone ?? "Phone"}
            placeholder={placeholders?.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <Field
            id={field("email")}
            label={labels?.email ?? "Email"}
            placeholder={placeholders?.email}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <Field
            id={field("service")}
            label={labels?.service ?? "Service you are interested in"}
            placeholder={placeholders?.service}
            wide
          />
          <Field
            id={field("message")}
            label={labels?.message ?? "Message"}
            placeholder={placeholders?.message}
            rows={4}
            wide
          />
          <div>
            <SubmitButton type="button" popoverTarget={popoverId}>
              {submitLabel}
            </SubmitButton>
            <NotePopover id={popoverId} popover="auto">
              <NotSentNote note={props.note} actions={props.actions} />
            </NotePopover>
          </div>
        </Form>
        <Beside>
          <NotSentNote note={props.note} actions={props.actions} />
        </Beside>
      </Columns>
    </Section>
  );
}

const Columns = styled.div({
  marginTop: space.l,
  display: "grid",
  gap: space.xl,
  alignItems: "start",
  [media.large]: { gridTemplateColumns: "2fr 1fr", gap: space.xxl },
});

const Form = styled.form({
  display: "grid",
  gap: space.m,
  [media.medium]: { gridTemplateColumns: "1fr 1fr" },
});

/** On a phone the note comes first: nobody types a message only to learn that it is not sent. */
const Beside = styled.div({
  order: -1,
  paddingInlineStart: space.m,
  borderInlineStart: `3px solid ${color.gold}`,
  [media.large]: { order: 0 },
});
