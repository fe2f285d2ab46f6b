import { usePage } from "../../renderer/contract/PageContext";
import type { ContactForm as ContactFormProps } from "../types.generated";
import { ContactFormView } from "./ContactFormView";

/** The form of a message to the salon, as it works without a script. */
export function ContactForm(props: ContactFormProps) {
  return <ContactFormView {...props} action={usePage().site.contactForm?.action} />;
}
