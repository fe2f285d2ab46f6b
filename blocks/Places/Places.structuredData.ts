import type { StructuredData } from "../../renderer/contract/structuredData";
import type { Places } from "../../renderer/contract/types.generated";

/** Each place as a business of its own, with the opening hours that visitors read here: https://schema.org/LocalBusiness */
export default ((_, { places }) => places) satisfies StructuredData<Places>;
