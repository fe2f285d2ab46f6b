import type { IslandProps, Wake } from "../../renderer/contract/island";
import type { Form } from "../../renderer/contract/types.generated";
import type { FieldFormProps } from "../shared/FieldForm";
import { withSite } from "./Form";

export { FieldForm as default } from "../shared/FieldForm";

/** Waking on the first interaction is early enough: filling in takes longer. */
export const wake: Wake = "interaction";

export const islandProps: IslandProps<Form, FieldFormProps> = (block, { site }) => withSite(block, site);
