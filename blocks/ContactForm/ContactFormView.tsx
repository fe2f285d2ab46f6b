import styled from "@emotion/styled";
import type { FormEventHandler, ReactNode } from "react";
import { color, media, space, stroke } from "../look/theme";
import { Section } from "../shared/Section";
import type { ContactForm as ContactFormProps } from "../types.generated";
import { Field } from "./Field";
import { fieldsOf } from "./fields";
import { NotePopover, NotSentNote, SubmitButton } from "./NotSentNote";

interface ContactFormViewProps extends ContactFormProps {
  /** Where messages go; without it, nowhere. */
  action: string | undefined;
  /** What the awake form adds. */
  awake?: { onSubmit: FormEventHandler<HTMLFormElement>; sending: boolean; news: ReactNode };
}

/**
 * A form with an address posts, with or without a script. One without an address must neither
 * pretend to be sent nor leak: nothing that is typed leaves the page, since `method="dialog"`
 * outside a dialog submits nothing (HTML Standard, form submission) and a field without a `name`
 * is never sent. It says so instead: in a note beside the fields, and when its button is pressed,
 * asleep by a popover, which needs no script, and awake in the live region.
 */
export function ContactFormView({ action, awake, ...props }: ContactFormViewProps) {
  const popoverId = `${props.id}-not-sent`;
  const asleepAndAlone = !action && !awake;
  return (
    <Section {...props}>
      <Columns>
        <Form
          {...(action ? { method: "post", action } : { method: "dialog", noValidate: true })}
          onSubmit={awake?.onSubmit}
          aria-busy={awake?.sending}
        >
          {fieldsOf(props).map(({ name, ...field }) => (
            <Field key={name} {...field} name={action && name} />
          ))}
          <End>
            <SubmitButton
              type={asleepAndAlone ? "button" : "submit"}
              popoverTarget={asleepAndAlone ? popoverId : undefined}
              aria-disabled={awake?.sending}
            >
              {props.submitLabel}
            </SubmitButton>
            {!action && (
              <NotePopover id={popoverId} popover="auto">
                <NotSentNote note={props.note} actions={props.actions} />
              </NotePopover>
            )}
            <div role="status">{awake?.news}</div>
          </End>
        </Form>
        {!action && (
          <Beside>
            <NotSentNote note={props.note} actions={props.actions} />
          </Beside>
        )}
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

const End = styled.div({ gridColumn: "1 / -1", "& [role=status]:not(:empty)": { marginTop: space.m } });

/** On a phone the note comes first: nobody types a message only to learn that it is not sent. */
const Beside = styled.div({
  order: -1,
  paddingInlineStart: space.m,
  borderInlineStart: `${stroke.bar} solid ${color.gold}`,
  [media.large]: { order: 0 },
});
