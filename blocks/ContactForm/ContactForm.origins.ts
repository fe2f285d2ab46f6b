import { type OriginsOf, originOf } from "../../renderer/contract/origins";
import type { ContactForm } from "../types.generated";

/** The service that takes the messages: by a script, and by the form itself where none runs. */
export default ((_, { site: { contactForm } }) => {
  if (!contactForm) return {};
  const service = originOf(contactForm.action);
  // A form service may send the visitor back to a page of this site.
  return { connectSrc: service, formAction: ["'self'", ...service] };
}) satisfies OriginsOf<ContactForm>;
