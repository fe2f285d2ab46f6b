import type { InputHTMLAttributes } from "react";
import { usePage } from "../../renderer/contract/PageContext";
import type { ContactFormLabels, ContactForm as ContactFormProps, Site } from "../../renderer/contract/types.generated";
import { Actions, Button } from "../shared/Actions";
import { Beside, Columns, End, Field, Form, Input } from "../shared/formParts";
import { nameInMessage } from "../shared/messageLink";
import { Section } from "../shared/Section";
import { type Recipient, recipientOf, Status, targetOf, useSending } from "../shared/sending";
import { Words } from "../shared/Words";

/** The form of a message to the business, as it works without a script. */
export function ContactForm(props: ContactFormProps) {
  return <ContactFormView {...withSite(props, usePage().site)} />;
}

/** The block's props with what the form needs of site.yaml. */
export interface CompleteProps extends ContactFormProps {
  labels: Required<ContactFormLabels>;
  recipient: Recipient;
}

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

interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "autoComplete"> {
  name: keyof ContactFormLabels;
  /** The lines of a textarea; without it the field is an input. */
  rows?: number;
  /** Over the whole width of the form. */
  wide?: boolean;
}

/** The fields in order. None is required: a phone number is enough to be called back. */
const FIELDS: FieldProps[] = [
  { name: "firstName", autoComplete: "given-name" },
  { name: "lastName", autoComplete: "family-name" },
  { name: "phone", type: "tel", inputMode: "tel", autoComplete: "tel" },
  { name: "email", type: "email", inputMode: "email", autoComplete: "email" },
  { name: "service", wide: true },
  { name: "message", wide: true, rows: 4 },
];

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
          {...targetOf(recipient)}
          noValidate={own || undefined}
          onSubmit={onSubmit}
          aria-busy={sending || undefined}
        >
          {FIELDS.map(({ name, wide = false, rows, type = "text", ...others }) => {
            const field = {
              id: `${id}-${name}`,
              name: own ? nameInMessage(labels[name]) : name,
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
