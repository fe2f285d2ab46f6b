import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { usePage } from "../../renderer/contract/PageContext";
import { plainText, type Text } from "../../renderer/contract/richText";
import type { FormField, Form as FormProps, Site } from "../../renderer/contract/types.generated";
import { color, size, space } from "../look/theme";
import { Actions, Button } from "../shared/Actions";
import { useFieldErrors } from "../shared/fieldErrors";
import { Beside, Columns, End, Field, Input, Form as Layout } from "../shared/formParts";
import { nameInMessage } from "../shared/messageLink";
import { Section } from "../shared/Section";
import { type Recipient, recipientOf, Status, targetOf, useSending } from "../shared/sending";
import { Words } from "../shared/Words";

/** A form with fields of a marketer's own, as it works without a script. */
export function Form(props: FormProps) {
  return <FormView {...withSite(props, usePage().site)} />;
}

/** The block's props with what the form needs of site.yaml. */
export interface CompleteProps extends FormProps {
  recipient: Recipient;
  said: Pick<Site["labels"], "optional" | "choose" | "needed" | "needsTick" | "needsEmail" | "checkFields">;
}

export function withSite(block: FormProps, { labels }: Pick<Site, "labels">): CompleteProps {
  const { optional, choose, needed, needsTick, needsEmail, checkFields } = labels;
  const said = { optional, choose, needed, needsTick, needsEmail, checkFields };
  return { ...block, recipient: recipientOf(block, labels), said };
}

/** Sends as the contact form does. In a message of the visitor's own program each line begins with the words of its field. */
export function FormView(props: CompleteProps) {
  const { id, fields, consent, recipient, said, submitLabel, actions } = props;
  const { outcome, attempt, onSubmit } = useSending(recipient);
  const { errors, hasErrors, handlers } = useFieldErrors(said, onSubmit);
  const sending = outcome === "sending";
  const own = recipient.action === undefined;
  const named = fields.map(({ name, ...field }) => ({
    ...field,
    name: own ? nameInMessage(field.label) : (name ?? field.label),
  }));
  const ticked = consent && {
    label: consent,
    name: own ? nameInMessage(plainText(consent)) : "consent",
    kind: "checkbox" as const,
  };
  const all: NamedField[] = [...named, ...(ticked ? [{ ...ticked, required: true }] : [])];
  const marksOptional = all.some(({ required }) => required);
  return (
    <Section {...props} printed="not">
      <Columns>
        <Layout method="post" {...targetOf(recipient)} {...handlers} aria-busy={sending || undefined}>
          {all.map((field, index) => {
            const fieldId = `${id}-${index + 1}`;
            const mark = marksOptional && !field.required ? said.optional : undefined;
            return (
              <OneField key={fieldId} id={fieldId} field={field} mark={mark} said={said} error={errors[fieldId]} />
            );
          })}
          <End>
            <Button
              type="submit"
              aria-disabled={sending || undefined}
              aria-describedby={own ? `${id}-hint` : undefined}
            >
              <Words of={submitLabel} />
            </Button>
            <div role="status">
              {/* With a new key, a screen reader announces the same message again at the next attempt. */}
              {hasErrors ? <p>{said.checkFields}</p> : <Status key={attempt} outcome={outcome} {...props} />}
            </div>
          </End>
        </Layout>
        {own && (
          <Beside>
            <p id={`${id}-hint`}>
              <Words of={recipient.hint} />
            </p>
            <Actions actions={actions} />
          </Beside>
        )}
      </Columns>
    </Section>
  );
}

interface NamedField extends Omit<FormField, "label" | "from" | "until"> {
  label: Text | string;
  name: string;
}

interface OneFieldProps extends Pick<CompleteProps, "said"> {
  id: string;
  field: NamedField;
  /** Beside the label. */
  mark: string | undefined;
  error: string | undefined;
}

function OneField({ id, field, mark, said, error }: OneFieldProps): ReactNode {
  const { label, name, kind = "text", required, hint, options = [], min, max } = field;
  const contact = kind === "email" || kind === "tel" ? kind : undefined;
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const shared = {
    ...{ id, name, required, autoComplete: field.autocomplete ?? contact },
    "aria-invalid": error ? true : undefined,
    "aria-describedby": notes || undefined,
  };
  const tick = kind === "checkbox";
  return (
    <Field wide={tick || kind === "textarea"}>
      <Caption htmlFor={tick ? undefined : id} tick={tick}>
        {/* Without a script, Chromium encodes what is not ASCII twice in a message. */}
        {tick && <input type="checkbox" value="x" {...shared} />}
        <span>
          <Words of={label} /> {mark && <Mark>({mark})</Mark>}
        </span>
      </Caption>
      {kind === "textarea" && <Input as="textarea" rows={4} {...shared} />}
      {kind === "select" && (
        <Input as="select" {...shared}>
          <option value="">{said.choose}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Input>
      )}
      {!tick && kind !== "textarea" && kind !== "select" && <Input type={kind} {...{ ...shared, min, max }} />}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Field>
  );
}

const Caption = styled.label<{ tick: boolean }>(({ tick }) =>
  tick ? { "&&": { display: "flex", gap: space.sm, fontWeight: 400 }, "& input": CHECKBOX } : {},
);

const CHECKBOX = { flex: "none", width: "1.5rem", height: "1.5rem", margin: 0, accentColor: color.accent } as const;

const Mark = styled.span({ color: color.muted, fontWeight: 400 });

const Hint = styled.p({ marginTop: space.xs, color: color.muted, fontSize: size.small });

/** Beside its words, a mark that does not depend on color. */
const Problem = styled.p({
  marginTop: space.xs,
  fontWeight: 600,
  "&::before": { content: '"▲ " / ""', color: color.accent },
});
