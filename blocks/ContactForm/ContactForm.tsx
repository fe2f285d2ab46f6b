import styled from "@emotion/styled";
import { type FormEvent, type InputHTMLAttributes, type ReactNode, useLayoutEffect, useState } from "react";
import { usePage } from "../../renderer/contract/PageContext";
import type { Text } from "../../renderer/contract/richText";
import { color, control, media, quick, radius, sheet, space, stroke, width } from "../look/theme";
import { Actions, Button } from "../shared/Actions";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import type { ContactFormLabels, ContactForm as ContactFormProps, Site } from "../types.generated";

/** The form of a message to the business, as it works without a script. */
export function ContactForm(props: ContactFormProps) {
  return <ContactFormView {...withSite(props, usePage().site)} />;
}

/** The block's props with what the form needs of site.yaml; messages are sent only if there is an `action`. */
export function withSite(block: ContactFormProps, { labels, contactForm }: Pick<Site, "labels" | "contactForm">) {
  const { firstName, lastName, phone, email, interest, message, sending, sent, notSent } = labels;
  return {
    ...block,
    labels: { firstName, lastName, phone, email, service: interest, message, ...block.labels },
    // Only for a form that sends: an island's props are part of the page.
    ...(contactForm && { action: contactForm.action, outcomes: { sending, sent, notSent } }),
  };
}

export type CompleteProps = ReturnType<typeof withSite>;

interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "autoComplete"> {
  name: keyof ContactFormLabels;
  /** The lines of a textarea; without it the field is an input. */
  rows?: number;
  /** Over the whole width of the form. */
  wide?: boolean;
}

/** How long, in milliseconds, a message may take before it counts as not sent. */
const TIMEOUT = 20_000;

/** The fields in order. None is required: a phone number is enough to be called back. */
const FIELDS: FieldProps[] = [
  { name: "firstName", autoComplete: "given-name" },
  { name: "lastName", autoComplete: "family-name" },
  { name: "phone", type: "tel", inputMode: "tel", autoComplete: "tel" },
  { name: "email", type: "email", inputMode: "email", autoComplete: "email" },
  { name: "service", wide: true },
  { name: "message", wide: true, rows: 4 },
];

type Outcome = "none" | "notWired" | "sending" | "sent" | "failed";

/**
 * With an `action` the form posts, with or without a script. Without one it must neither pretend to send nor leak:
 * `method="dialog"` outside a dialog submits nothing (HTML Standard, form submission), and a field without a `name`
 * is never sent. A note beside the fields says so, and so does pressing the button: in a popover without a script, in
 * the live region with one. The live region also reports whether a message was sent.
 */
export function ContactFormView(props: CompleteProps) {
  const { id, action, labels, placeholders, note, actions } = props;
  const [awake, setAwake] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>("none");
  const [attempt, setAttempt] = useState(0);
  const popoverId = `${id}-not-sent`;
  const opensPopover = !action && !awake;
  const sending = outcome === "sending";

  // The first render must equal the server's; this second one comes before the click that woke the island is repeated.
  useLayoutEffect(() => setAwake(true), []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setAttempt(attempt + 1);
    if (!action) return setOutcome("notWired");
    const form = event.currentTarget;
    setOutcome("sending");
    try {
      await send(form);
      form.reset();
      setOutcome("sent");
    } catch (error) {
      // What was typed stays in the fields.
      console.warn(error);
      setOutcome("failed");
    }
  }

  return (
    <Section {...props} printed="not">
      <Columns>
        <Form
          {...(action ? { method: "post", action } : { method: "dialog", noValidate: true })}
          onSubmit={onSubmit}
          aria-busy={sending || undefined}
        >
          {FIELDS.map(({ name, wide = false, rows, type = "text", ...others }) => {
            const own = { id: `${id}-${name}`, name: action && name, placeholder: placeholders?.[name] };
            return (
              <Field key={name} wide={wide}>
                <label htmlFor={own.id}>
                  <Words of={labels[name]} />
                </label>
                {rows ? <Input as="textarea" rows={rows} {...own} /> : <Input type={type} {...others} {...own} />}
              </Field>
            );
          })}
          <End>
            <Button
              type={opensPopover ? "button" : "submit"}
              popoverTarget={opensPopover ? popoverId : undefined}
              aria-disabled={sending || undefined}
            >
              <Words of={props.submitLabel} />
            </Button>
            {!action && (
              <NotePopover id={popoverId} popover="auto">
                <NotSentNote note={note} actions={actions} />
              </NotePopover>
            )}
            <div role="status">
              {/* With a new key, a screen reader announces the same message again at the next attempt. */}
              <Status key={attempt} outcome={outcome} {...props} />
            </div>
          </End>
        </Form>
        {!action && (
          <Beside>
            <NotSentNote note={note} actions={actions} />
          </Beside>
        )}
      </Columns>
    </Section>
  );
}

function Status({ outcome, outcomes, note, thanks, actions }: CompleteProps & { outcome: Outcome }): ReactNode {
  const said: Record<Outcome, ReactNode> = {
    none: null,
    notWired: <NotSentNote note={note} actions={actions} />,
    sending: <Words as="p" of={outcomes?.sending} />,
    sent: <Words as="p" of={thanks ?? outcomes?.sent} />,
    failed: <NotSentNote note={outcomes?.notSent} actions={actions} />,
  };
  return said[outcome];
}

/** Posts the form as a browser would, and asks for JSON, not a page. @throws when it fails or takes over 20 s */
async function send(form: HTMLFormElement): Promise<void> {
  const response = await fetch(form.action, {
    method: "POST",
    body: new FormData(form),
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`The form service answered ${response.status}.`);
}

/** Says that nothing was sent, and offers other ways to reach the business. */
function NotSentNote({ note, actions }: Pick<ContactFormProps, "actions"> & { note?: Text | string }) {
  return (
    <>
      <Words as="p" of={note} />
      <Actions actions={actions} />
    </>
  );
}

const Columns = styled.div({
  marginTop: space.l,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  alignItems: "start",
  [media.large]: { gridTemplateColumns: "2fr 1fr", gap: space.xxl },
});

const Form = styled.form({
  display: "grid",
  gap: space.m,
  // Without the 0, the column could not be narrower than a field's default of 20 characters.
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.medium]: { gridTemplateColumns: "1fr 1fr" },
});

const Field = styled.div<{ wide: boolean }>(({ wide }) => ({
  gridColumn: wide ? "1 / -1" : "auto",
  "& > label": { display: "block", marginBottom: space.xs, fontWeight: 600 },
}));

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

const End = styled.div({
  gridColumn: "1 / -1",
  "& > button": { width: "100%", [media.medium]: { width: "auto" } },
  "& [role=status]:not(:empty)": { marginTop: space.m },
});

/** On a phone the note comes before the fields: a visitor learns that nothing is sent before typing. */
const Beside = styled.div({
  order: -1,
  paddingInlineStart: space.m,
  borderInlineStart: `${stroke.bar} solid ${color.gold}`,
  [media.large]: { order: 0 },
});

const NotePopover = styled.div({
  maxWidth: `min(100vw - 2 * ${space.m}, ${width.note})`,
  padding: space.xl,
  ...sheet,
  color: color.ink,
  "&::backdrop": { background: color.veil },
  // A browser without popovers would show it all the time; the note beside the fields is enough there.
  "@supports not selector(:popover-open)": { display: "none" },
});
