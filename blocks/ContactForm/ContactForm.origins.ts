import { type OriginsOf, originOf } from "../../renderer/contract/origins";
import type { ContactForm } from "../../renderer/contract/types.generated";
import { isMail } from "./messageLink";

/**
 * The service that receives the messages: from the script or, without one, from the form itself. Without a service, the
 * form itself opens the visitor's own program.
 */
export default ((_, { site: { contactForm: { action, to = "" } = {} } }) => {
  if (!action) return { formAction: [isMail(to) ? "mailto:" : "sms:"] };
  const service = originOf(action);
  // A form service may send the visitor back to a page of this site.
  return { connectSrc: service, formAction: ["'self'", ...service] };
}) satisfies OriginsOf<ContactForm>;
