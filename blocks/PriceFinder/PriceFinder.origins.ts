import type { OriginsOf } from "../../renderer/contract/origins";
import type { PriceFinder } from "../../renderer/contract/types.generated";

/** The form leads to the table of all answers on the same page. */
export default (() => ({ formAction: ["'self'"] })) satisfies OriginsOf<PriceFinder>;
