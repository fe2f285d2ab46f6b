import { usePage } from "../../renderer/contract/PageContext";
import type { ContactFormLabels, ContactForm as ContactFormProps, Site } from "../../renderer/contract/types.generated";
import { FieldForm, type FieldFormProps, type ShownField, wordsOfForm } from "../shared/FieldForm";
import { recipientOf } from "../shared/sending";

/** The form of a message to the business, as it works without a script. */
export function ContactForm(props: ContactFormProps) {
  return <FieldForm {...withSite(props, usePage().site)} />;
}

/** The block's props with what the form needs of site.yaml. */
export function withSite(
  { labels: own, placeholders, fields, ...block }: ContactFormProps,
  { labels, contactForm = {} }: Pick<Site, "labels" | "contactForm">,
): FieldFormProps {
  const { firstName, lastName, phone, email, interest, message } = labels;
  const words = { firstName, lastName, phone, email, service: interest, message, ...own };
  const usual = USUAL.map((field) => ({
    ...field,
    label: words[field.name],
    placeholder: placeholders?.[field.name],
    // A service would take an empty message.
    ...(field.name === "message" && contactForm.action && { required: true }),
  }));
  const recipient = recipientOf(contactForm, labels);
  return { ...block, fields: fields ?? usual, recipient, said: wordsOfForm(labels), isPlain: fields === undefined };
}

/** The fields where a page names none, in order. */
const USUAL: (Omit<ShownField, "label"> & { name: keyof ContactFormLabels })[] = [
  { name: "firstName", autocomplete: "given-name" },
  { name: "lastName", autocomplete: "family-name" },
  { name: "phone", kind: "tel", inputMode: "tel" },
  { name: "email", kind: "email", inputMode: "email" },
  { name: "service", wide: true },
  { name: "message", kind: "textarea" },
];
