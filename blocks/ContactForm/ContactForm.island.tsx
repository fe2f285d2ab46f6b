import type { IslandProps, Wake } from "../../renderer/contract/island";
import type { ContactForm } from "../../renderer/contract/types.generated";
import type { FieldFormProps } from "../shared/FieldForm";
import { withSite } from "./ContactForm";

export { FieldForm as default } from "../shared/FieldForm";

/** Waking on the first interaction is early enough: typing a message takes longer. */
export const wake: Wake = "interaction";

export const islandProps: IslandProps<ContactForm, FieldFormProps> = (block, { site }) => withSite(block, site);
