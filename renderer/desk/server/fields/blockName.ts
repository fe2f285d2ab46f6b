import { blockSchema } from "../../../content/schema/siteSchema";
import { inWords } from "../../protocol/inWords";

/** What people call a block of this type: in the catalogue, the list of blocks, and the report of changes. */
export const blockName = (type: string): string => blockSchema({ type })?.desk?.label ?? inWords(type);
