import type { OriginsOf } from "../../renderer/contract/origins";
import type { PriceFinder } from "../types.generated";

/** The form leads to the table of all answers on the same page. */
export default (() => ({ formAction: ["'self'"] })) satisfies OriginsOf<PriceFinder>;
