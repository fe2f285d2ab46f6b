import styled from "@emotion/styled";
import type { HTMLAttributes, ReactNode } from "react";
import { plainText, type Text } from "../../renderer/contract/richText";
import type { Form, FormField, Site } from "../../renderer/contract/types.generated";
import { color, size, space } from "../look/theme";
import { Actions, Button } from "./Actions";
import { useFieldErrors } from "./fieldErrors";
import { Beside, Columns, End, Field, Input, Form as Layout } from "./formParts";
import { nameInMessage, TRAP } from "./messageLink";
import { Section } from "./Section";
import { type Recipient, Status, targetOf, useSending } from "./sending";
import { Words } from "./Words";

type Said = Pick<Site["labels"], "optional" | "choose" | "needed" | "needsTick" | "needsEmail" | "checkFields">;

/** The words of a form itself: an island's props are part of the page, so no others. */
export function wordsOfForm({ optional, choose, needed, needsTick, needsEmail, checkFields }: Site["labels"]): Said {
  return { optional, choose, needed, needsTick, needsEmail, checkFields };
}

/** A field as the form shows it. */
export interface ShownField extends Omit<FormField, "label" | "from" | "until" | "autocomplete"> {
  label: string;
  autocomplete?: string;
  placeholder?: string | undefined;
  /** Over the whole width of the form; by default a tick and several lines. */
  wide?: boolean;
  inputMode?: HTMLAttributes<HTMLElement>["inputMode"];
}

export interface FieldFormProps extends Omit<Form, "type" | "action" | "to" | "fields"> {
  fields: ShownField[];
  recipient: Recipient;
  said: Said;
  /** Of a form whose fields are not marked as optional: a visitor's own program opens with whatever is typed. */
  isPlain?: boolean;
}

/**
 * With a form service, the form posts, with or without a script. Otherwise it opens the visitor's own mail or message
 * program: without a script by its `mailto:` action, whose body the browser writes (HTML Standard, "Mail as body"; an
 * `sms:` action opens without a text), with one by a link. Each line then begins with the words above the field, which
 * is why these are the names of the fields. A live region reports what happened.
 */
export function FieldForm(props: FieldFormProps) {
  const { id, consent, recipient, said, submitLabel, actions, isPlain } = props;
  const { outcome, attempt, onSubmit } = useSending(recipient);
  const { errors, hasErrors, handlers } = useFieldErrors(said, onSubmit);
  const sending = outcome === "sending";
  const own = recipient.action === undefined;
  const all = nameFields(props, own);
  const marksOptional = !isPlain && all.some(({ required }) => required);
  return (
    <Section {...props} printed="not">
      <Columns>
        <Layout
          method="post"
          {...targetOf(recipient)}
          {...(isPlain && own && !consent ? { onSubmit, noValidate: true } : handlers)}
          aria-busy={sending || undefined}
        >
          {all.map((field) => {
            const mark = marksOptional && !field.required ? said.optional : undefined;
            return <OneField key={field.id} field={field} mark={mark} said={said} error={errors[field.id]} />;
          })}
          {!own && (
            <div hidden>
              <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
            </div>
          )}
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

/** The fields and the consent, each with its id and the name under which it is sent. */
function nameFields({ id, fields, consent, isPlain }: FieldFormProps, own: boolean): NamedField[] {
  const named = fields.map(({ name, ...field }, index) => ({
    ...field,
    id: `${id}-${isPlain ? name : index + 1}`,
    name: own ? nameInMessage(field.label) : (name ?? field.label),
  }));
  if (!consent) return named;
  const name = own ? nameInMessage(plainText(consent)) : "consent";
  return [...named, { id: `${id}-consent`, label: consent, name, kind: "checkbox", required: true }];
}

interface NamedField extends Omit<ShownField, "label"> {
  id: string;
  /** A consent may have a link. */
  label: Text | string;
  name: string;
}

interface OneFieldProps {
  said: Said;
  field: NamedField;
  /** Beside the label. */
  mark: string | undefined;
  error: string | undefined;
}

function OneField({ field, mark, said, error }: OneFieldProps): ReactNode {
  const { id, label, name, kind = "text", required, hint, options = [], min, max, placeholder, inputMode } = field;
  const contact = kind === "email" || kind === "tel" ? kind : undefined;
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const shared = {
    id,
    name,
    required,
    placeholder,
    autoComplete: field.autocomplete ?? contact,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": notes || undefined,
  };
  const tick = kind === "checkbox";
  return (
    <Field wide={field.wide ?? (tick || kind === "textarea")}>
      <Caption htmlFor={tick ? undefined : id} tick={tick}>
        {/* Without a script, Chromium encodes what is not ASCII twice in a message. */}
        {tick && <input type="checkbox" value="x" {...shared} />}
        {tick || mark ? (
          <span>
            <Words of={label} /> {mark && <Mark>({mark})</Mark>}
          </span>
        ) : (
          <Words of={label} />
        )}
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
      {!tick && kind !== "textarea" && kind !== "select" && (
        <Input type={kind} {...shared} min={min} max={max} inputMode={inputMode} />
      )}
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
