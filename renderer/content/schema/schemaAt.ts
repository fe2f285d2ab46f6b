import { childPointer, parentPointer, pointerSteps, valueAt } from "../../base/pointer";
import type { JsonSchema } from "../../schema/jsonSchema";
import { isCollectionFile, isSiteFile } from "../model/siteContent";
import { followRef, partsFor, type Resolved, siteSchema } from "./siteSchema";

/** The schema of a value of a page, or of site.yaml, and its definition. Returns undefined if the schema has none. */
export function schemaAt(file: string, data: unknown, pointer: string): Resolved | undefined {
  let schema: JsonSchema = { $ref: `#/definitions/${definitionAt(file)}` };
  let holder = data;
  for (const step of pointerSteps(pointer)) {
    const inner = innerSchema(schema, holder, step);
    if (!inner) return undefined;
    schema = inner;
    holder = valueAt(holder, childPointer("", step));
  }
  return followRef(schema);
}

/** The definition of the schema for a file, by its name. */
const definitionAt = (file: string): string =>
  isSiteFile(file) ? "Site" : isCollectionFile(file) ? "Collection" : "Page";

/** The names that a group may have, in the order of its schema. */
export function namesAt(file: string, data: unknown, pointer: string): string[] {
  const holder = valueAt(data, pointer);
  const place = schemaAt(file, data, pointer);
  return place
    ? applicableSchemas(place.schema, holder).flatMap(({ properties }) => Object.keys(properties ?? {}))
    : [];
}

/** Whether the schema surely allows to leave out a value of a group. */
export function isOptionalAt(file: string, data: unknown, pointer: string): boolean {
  const holder = valueAt(data, parentPointer(pointer));
  const place = Array.isArray(holder) ? undefined : schemaAt(file, data, parentPointer(pointer));
  if (!place) return false;
  const name = pointerSteps(pointer).at(-1) ?? "";
  const parts = applicableSchemas(place.schema, holder);
  // Where it depends on other values, such as a picture's alt, it may be needed.
  return parts.every(({ required = [], if: condition, dependencies }) => {
    return !required.includes(name) && !condition && !dependencies;
  });
}

function innerSchema(reference: JsonSchema, holder: unknown, step: string): JsonSchema | undefined {
  for (const { properties, additionalProperties, items } of applicableSchemas(reference, holder)) {
    const own = properties && Object.hasOwn(properties, step) ? properties[step] : additionalProperties;
    const inner = Array.isArray(holder) ? items : own;
    if (typeof inner === "object") return inner;
  }
  return undefined;
}

/** A schema and the parts of it that apply to the data, such as the block that its `type` names. */
function applicableSchemas(reference: JsonSchema, data: unknown): JsonSchema[] {
  const { schema } = followRef(reference, siteSchema);
  return [schema, ...partsFor(schema, data).flatMap((part) => applicableSchemas(part, data))];
}
