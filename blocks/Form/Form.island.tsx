import type { IslandProps, Wake } from "../../renderer/contract/island";
import type { Form } from "../../renderer/contract/types.generated";
import { type CompleteProps, withSite } from "./Form";

export { FormView as default } from "./Form";

/** Waking on the first interaction is early enough: filling in takes longer. */
export const wake: Wake = "interaction";

export const islandProps: IslandProps<Form, CompleteProps> = (block, { site }) => withSite(block, site);
