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

/** A walk through a page resolves the same schemas again and again. */
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

const byType = new Map<unknown, JsonSchema>();
for (const definition of Object.values(siteSchema.definitions ?? {})) {
  const type = definition.properties?.type?.const;
  if (type !== undefined) byType.set(type, definition);
}

/** The schema of a block by its type in the data; undefined for anything else. */
export function blockSchema(block: unknown): JsonSchema | undefined {
  return typeof block === "object" && block !== null && "type" in block ? byType.get(block.type) : undefined;
}

/** The types of block that give a page its main heading. */
export const mainTypes = [...byType]
  .filter(([, { properties }]) => properties?.heading?.headingLevel === 1)
  .map(([type]) => String(type));

/** What the schema of site.yaml says of a fact, such as `booking.url`; undefined where it has no such property. */
export function factSchema(name: string): JsonSchema | undefined {
  let schema: JsonSchema | undefined = { $ref: "#/definitions/Site" };
  for (const step of name.split(".")) {
    const properties: JsonSchema["properties"] = schema && resolve(schema).schema.properties;
    schema = properties && Object.hasOwn(properties, step) ? properties[step] : undefined;
  }
  return schema;
}
