import type { IslandProps, Wake } from "../../renderer/contract/island";
import type { ContactForm } from "../../renderer/contract/types.generated";
import { type CompleteProps, withSite } from "./ContactForm";

export { ContactFormView as default } from "./ContactForm";

/** Waking on the first interaction is early enough: typing a message takes longer. */
export const wake: Wake = "interaction";

export const islandProps: IslandProps<ContactForm, CompleteProps> = (block, { site }) => withSite(block, site);
