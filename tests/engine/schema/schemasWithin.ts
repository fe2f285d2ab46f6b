import type { JsonSchema } from "../../../renderer/schema/jsonSchema";

/** A schema inside a schema file. */
interface FoundSchema {
  schema: JsonSchema;
  /** Its location, as shown to a person, such as `Hero.actions[]`. */
  place: string;
  /** Whether a marketer writes its name, so that it needs a description. */
  isProperty: boolean;
}

/** A schema and every schema inside it; a `$ref` is not followed. */
export function* schemasWithin(schema: JsonSchema, place: string, isProperty = false): Generator<FoundSchema> {
  yield { schema, place, isProperty };
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    yield* schemasWithin(inner, `${place}.${name}`, true);
  }
  if (schema.items) yield* schemasWithin(schema.items, `${place}[]`);
  if (typeof schema.additionalProperties === "object") yield* schemasWithin(schema.additionalProperties, `${place}.*`);
  for (const keyword of ["allOf", "oneOf"] as const) {
    for (const inner of schema[keyword] ?? []) yield* schemasWithin(inner, `${place}.${keyword}`);
  }
}
