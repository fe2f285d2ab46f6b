import type { JsonSchema } from "../../schema/jsonSchema";
import { SITE_FILE } from "../load/pageFiles";
import { child, steps, valueAt } from "../pointer";
import { resolve, siteSchema } from "./siteSchema";

/** The schema of one value. Its own description takes precedence over its definition's. */
interface SchemaPlace {
  schema: JsonSchema;
  /** The definition that it refers to, such as `Text`; absent if its schema is inline. */
  definition?: string;
  /** The description for the author. */
  description?: string;
  /** Whether its group requires it. */
  required: boolean;
}

/** The schema of a value of a page, or of site.yaml. Returns undefined if the schema has none. */
export function schemaAt(file: string, data: unknown, pointer: string): SchemaPlace | undefined {
  let place: SchemaPlace = {
    schema: { $ref: `#/definitions/${file.endsWith(SITE_FILE) ? "Site" : "Page"}` },
    required: true,
  };
  let holder = data;
  for (const step of steps(pointer)) {
    const found = innerSchema(place.schema, holder, step);
    if (!found) return undefined;
    place = found;
    holder = valueAt(holder, child("", step));
  }
  const { schema, definition } = resolve(place.schema);
  const description = place.schema.description ?? schema.description;
  return { schema, required: place.required, ...(definition && { definition }), ...(description && { description }) };
}

/** The names that a group may have, in the order of its schema. */
export function namesAt(file: string, data: unknown, pointer: string): string[] {
  const holder = valueAt(data, pointer);
  const place = schemaAt(file, data, pointer);
  return place ? partsOf(place.schema, holder).flatMap(({ properties }) => Object.keys(properties ?? {})) : [];
}

function innerSchema(reference: JsonSchema, holder: unknown, step: string): SchemaPlace | undefined {
  for (const { properties, additionalProperties, items, required } of partsOf(reference, holder)) {
    const own = properties && Object.hasOwn(properties, step) ? properties[step] : additionalProperties;
    const inner = Array.isArray(holder) ? items : own;
    if (typeof inner === "object") return { schema: inner, required: required?.includes(step) === true };
  }
  return undefined;
}

/** A schema and the parts of it that apply to the data, such as the block that its `type` names. */
function partsOf(reference: JsonSchema, data: unknown): JsonSchema[] {
  const { schema } = resolve(reference, siteSchema);
  const parts = (schema.allOf ?? []).flatMap((part) => {
    if (!part.if) return partsOf(part, data);
    return part.then && fits(part.if, data) ? partsOf(part.then, data) : [];
  });
  return [schema, ...parts];
}

/** The schema has only one kind of `if`: a property with a fixed value. */
function fits({ properties }: JsonSchema, data: unknown): boolean {
  return Object.entries(properties ?? {}).some(
    ([name, { const: fixed }]) => fixed !== undefined && valueAt(data, `/${name}`) === fixed,
  );
}
