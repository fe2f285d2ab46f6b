import type { JsonSchema } from "../../schema/jsonSchema";
import { siteSchema } from "./siteSchema";

const byType = new Map<unknown, JsonSchema>();
for (const definition of Object.values(siteSchema.definitions ?? {})) {
  const type = definition.properties?.type?.const;
  if (type !== undefined) byType.set(type, definition);
}

/** What the schema says of a block as it stands in the data; undefined for what is no block. */
export function blockSchema(block: unknown): JsonSchema | undefined {
  return typeof block === "object" && block !== null && "type" in block ? byType.get(block.type) : undefined;
}
