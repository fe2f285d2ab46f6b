import { readFileSync } from "node:fs";
import type { JsonSchema } from "../../schema/jsonSchema";

/** The schema that editors read too: `npm run schema` composes it. */
export const siteSchema = JSON.parse(
  readFileSync(new URL("../../../site-schema.json", import.meta.url), "utf8"),
) as JsonSchema;

interface Resolved {
  schema: JsonSchema;
  definition?: string;
}

/** Whoever walks through a page asks for the same schemas again and again. */
const resolved = new WeakMap<JsonSchema, Resolved>();

/** A schema with its `$ref` followed, and the name of the definition that it led to. */
export function resolve(schema: JsonSchema, root = siteSchema): Resolved {
  let found = resolved.get(schema);
  if (!found) {
    found = { schema };
    while (found.schema.$ref) {
      const definition: string = found.schema.$ref.replace("#/definitions/", "");
      found = { schema: root.definitions?.[definition] ?? {}, definition };
    }
    resolved.set(schema, found);
  }
  return found;
}
