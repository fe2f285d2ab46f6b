import styled from "@emotion/styled";
import { type FormEvent, type InputHTMLAttributes, type ReactNode, useState } from "react";
import { usePage } from "../../renderer/contract/PageContext";
import type { Text } from "../../renderer/contract/richText";
import type {
  ContactFormLabels,
  ContactForm as ContactFormProps,
  ContactFormService,
  Site,
} from "../../renderer/contract/types.generated";
import { color, control, media, quick, radius, space, stroke } from "../look/theme";
import { Actions, Button } from "../shared/Actions";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";
import { isMail, messageLink } from "./messageLink";

/** The form of a message to the business, as it works without a script. */
export function ContactForm(props: ContactFormProps) {
  return <ContactFormView {...withSite(props, usePage().site)} />;
}

/** The block's props with what the form needs of site.yaml. */
export interface CompleteProps extends ContactFormProps {
  labels: Required<ContactFormLabels>;
  recipient: Recipient;
}

type Recipient = ReturnType<typeof recipientOf>;

export function withSite(
  block: ContactFormProps,
  { labels, contactForm }: Pick<Site, "labels" | "contactForm">,
): CompleteProps {
  const { firstName, lastName, phone, email, interest, message } = labels;
  return {
    ...block,
    labels: { firstName, lastName, phone, email, service: interest, message, ...block.labels },
    recipient: recipientOf(contactForm ?? {}, labels),
  };
}

/** Who gets the messages, with the words for it: an island's props are part of the page, so no others. */
function recipientOf({ action, to = "" }: ContactFormService, labels: Site["labels"]) {
  const { sending, sent, notSent, messageSubject, opensMail, opensMessages, opened } = labels;
  if (action) return { action, sending, sent, notSent };
  return { to, subject: messageSubject, hint: isMail(to) ? opensMail : opensMessages, opened };
}

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

type Outcome = "none" | "opened" | "sending" | "sent" | "failed";

/**
 * With a form service, the form posts, with or without a script. Otherwise it opens the visitor's own mail or message
 * program: without a script by its `mailto:` action, whose body the browser writes (HTML Standard, "Mail as body"; an
 * `sms:` action opens without a text), with one by a link. Each line then begins with the words above the field, which
 * is why these are the names of the fields. A live region reports what happened.
 */
export function ContactFormView(props: CompleteProps) {
  const { id, recipient, labels, placeholders, actions } = props;
  const { outcome, attempt, onSubmit } = useSending(recipient);
  const sending = outcome === "sending";
  const own = recipient.action === undefined;
  const hintId = `${id}-hint`;
  return (
    <Section {...props} printed="not">
      <Columns>
        <Form
          method="post"
          {...(own
            ? { action: messageLink(recipient.to, recipient.subject), encType: "text/plain", noValidate: true }
            : { action: recipient.action })}
          onSubmit={onSubmit}
          aria-busy={sending || undefined}
        >
          {FIELDS.map(({ name, wide = false, rows, type = "text", ...others }) => {
            const field = {
              id: `${id}-${name}`,
              name: own ? labels[name] : name,
              placeholder: placeholders?.[name],
            };
            return (
              <Field key={name} wide={wide}>
                <label htmlFor={field.id}>
                  <Words of={labels[name]} />
                </label>
                {rows ? <Input as="textarea" rows={rows} {...field} /> : <Input type={type} {...others} {...field} />}
              </Field>
            );
          })}
          <End>
            <Button type="submit" aria-disabled={sending || undefined} aria-describedby={own ? hintId : undefined}>
              <Words of={props.submitLabel} />
            </Button>
            <div role="status">
              {/* With a new key, a screen reader announces the same message again at the next attempt. */}
              <Status key={attempt} outcome={outcome} {...props} />
            </div>
          </End>
        </Form>
        {own && (
          <Beside>
            <p id={hintId}>
              <Words of={recipient.hint} />
            </p>
            <Actions actions={actions} />
          </Beside>
        )}
      </Columns>
    </Section>
  );
}

/** Sends the form, or opens the visitor's own program, and says what came of it. */
function useSending(recipient: Recipient) {
  const [outcome, setOutcome] = useState<Outcome>("none");
  const [attempt, setAttempt] = useState(0);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (outcome === "sending") return;
    setAttempt(attempt + 1);
    const form = event.currentTarget;
    if (recipient.action === undefined) {
      const typed = Array.from(new FormData(form), ([label, value]) => [label, String(value)] as const);
      location.assign(messageLink(recipient.to, recipient.subject, typed));
      return setOutcome("opened");
    }
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

  return { outcome, attempt, onSubmit };
}

function Status({ outcome, recipient, thanks, actions }: CompleteProps & { outcome: Outcome }): ReactNode {
  const said: Record<Outcome, Text | string | undefined> = {
    none: undefined,
    opened: recipient.opened,
    sending: recipient.sending,
    sent: thanks ?? recipient.sent,
    failed: recipient.notSent,
  };
  return (
    <>
      <Words as="p" of={said[outcome]} />
      {/* Other ways to reach the business, where this one may have failed. */}
      {(outcome === "opened" || outcome === "failed") && <Actions actions={actions} />}
    </>
  );
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

const Beside = styled.div({
  paddingInlineStart: space.m,
  borderInlineStart: `${stroke.bar} solid ${color.gold}`,
});
