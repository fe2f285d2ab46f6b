import type { ContactForm } from "../types.generated";
import type { FieldProps } from "./Field";

/** The fields in order. None is required: whoever gives only a phone number shall reach the salon. */
export function fieldsOf({ id, labels, placeholders }: ContactForm): (FieldProps & { name: string })[] {
  return [
    {
      name: "firstName",
      id: `${id}-first-name`,
      label: labels?.firstName ?? "First name",
      placeholder: placeholders?.firstName,
      autoComplete: "given-name",
    },
    {
      name: "lastName",
      id: `${id}-last-name`,
      label: labels?.lastName ?? "Last name",
      placeholder: placeholders?.lastName,
      autoComplete: "family-name",
    },
    {
      name: "phone",
      id: `${id}-phone`,
      label: labels?.phone ?? "Phone",
      placeholder: placeholders?.phone,
      type: "tel",
      inputMode: "tel",
      autoComplete: "tel",
    },
    {
      name: "email",
      id: `${id}-email`,
      label: labels?.email ?? "Email",
      placeholder: placeholders?.email,
      type: "email",
      inputMode: "email",
      autoComplete: "email",
    },
    {
      name: "service",
      id: `${id}-service`,
      label: labels?.service ?? "Service you are interested in",
      placeholder: placeholders?.service,
      wide: true,
    },
    {
      name: "message",
      id: `${id}-message`,
      label: labels?.message ?? "Message",
      placeholder: placeholders?.message,
      rows: 4,
      wide: true,
    },
  ];
}
