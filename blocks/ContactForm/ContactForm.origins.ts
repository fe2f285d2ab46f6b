import { type OriginsOf, originOf } from "../../renderer/contract/origins";
import type { ContactForm } from "../types.generated";

/** The service that receives the messages: from the script or, without one, from the form itself. */
export default ((_, { site: { contactForm } }) => {
  if (!contactForm) return {};
  const service = originOf(contactForm.action);
  // A form service may send the visitor back to a page of this site.
  return { connectSrc: service, formAction: ["'self'", ...service] };
}) satisfies OriginsOf<ContactForm>;
