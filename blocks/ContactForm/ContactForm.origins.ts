import type { OriginsOf } from "../../renderer/contract/origins";
import type { ContactForm } from "../../renderer/contract/types.generated";
import { formOrigins } from "../shared/messageLink";

export default ((_, { site: { contactForm = {} } }) => formOrigins(contactForm)) satisfies OriginsOf<ContactForm>;
