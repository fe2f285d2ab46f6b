import type { OriginsOf } from "../../renderer/contract/origins";
import type { Form } from "../../renderer/contract/types.generated";
import { formOrigins } from "../shared/messageLink";

export default ((form) => formOrigins(form)) satisfies OriginsOf<Form>;
