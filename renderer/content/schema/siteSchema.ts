import { readFileSync } from "node:fs";
import type { JsonSchema } from "../../schema/jsonSchema";

/** The schema that editors read too: `npm run schema` composes it. */
export const siteSchema = JSON.parse(
  readFileSync(new URL("../../../site-schema.json", import.meta.url), "utf8"),
) as JsonSchema;

/** A schema with its `$ref` followed, and the name of the definition that it led to. */
export function resolve(schema: JsonSchema, root = siteSchema): { schema: JsonSchema; definition?: string } {
  let found: { schema: JsonSchema; definition?: string } = { schema };
  while (found.schema.$ref) {
    const definition = found.schema.$ref.replace("#/definitions/", "");
    found = { schema: root.definitions?.[definition] ?? {}, definition };
  }
  return found;
}
