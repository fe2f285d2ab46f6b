import type { JsonSchema } from "../../schema/jsonSchema";
import { SITE_FILE } from "../load/pageFiles";
import { child, steps, valueAt } from "../pointer";
import { resolve, siteSchema } from "./siteSchema";

/** What the schema says of one value: its own sentence comes before that of its kind. */
interface SchemaPlace {
  schema: JsonSchema;
  /** The definition that it refers to, such as `Text`; absent for a value that is described in its place. */
  definition?: string;
  /** The sentence for the person who writes it. */
  description?: string;
  /** Whether the group that holds it needs it. */
  required: boolean;
}

/** The schema of a value of a page, or of site.yaml; undefined where the schema has none. */
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

/** A schema with those parts of it that apply to the data, such as the block that its `type` names. */
function partsOf(reference: JsonSchema, data: unknown): JsonSchema[] {
  const { schema } = resolve(reference, siteSchema);
  const parts = (schema.allOf ?? []).flatMap((part) => {
    if (!part.if) return partsOf(part, data);
    return part.then && fits(part.if, data) ? partsOf(part.then, data) : [];
  });
  return [schema, ...parts];
}

/** The one kind of `if` that the schema has: a property with a fixed value. */
function fits({ properties }: JsonSchema, data: unknown): boolean {
  return Object.entries(properties ?? {}).some(
    ([name, { const: fixed }]) => fixed !== undefined && valueAt(data, `/${name}`) === fixed,
  );
}
