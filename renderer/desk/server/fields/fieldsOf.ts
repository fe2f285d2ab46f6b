import { escapeRegExp } from "../../../base/slug";
import { followRef } from "../../../content/schema/siteSchema";
import type { JsonSchema } from "../../../schema/jsonSchema";
import type { Choice, Field } from "../../protocol/forms";
import { inWords } from "../../protocol/inWords";
import { kindOf } from "./fieldKind";
import { entryLabel, fieldLabel } from "./fieldLabel";

/**
 * The fields of a group of the schema, in its order, without those that a form cannot edit.
 *
 * @param around the definitions around it: one that contains itself is expanded twice, which is as deep as most are
 * @param leaveOut names of properties that have another place in the desk, such as the blocks of a page
 */
export function fieldsOf(schema: JsonSchema, leaveOut: string[] = [], around: string[] = []): Field[] {
  const { properties = {}, required = [], dependencies = {} } = schema;
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = leaveOut.includes(name) ? undefined : fieldOf(name, property, required.includes(name), around);
    if (!field) return [];
    const both = dependencies[name]?.find((other) => dependencies[other]?.includes(name));
    return {
      ...field,
      ...(both !== undefined && { with: both }),
      ...(field.kind === "picture" && properties.alt && { hasAlt: true as const }),
    };
  });
}

function fieldOf(name: string, property: JsonSchema, required: boolean, around: string[]): Field | undefined {
  const { schema, definition } = followRef(property);
  const kind = kindOf(schema, definition);
  if (!kind || around.filter((one) => one === definition).length > 1) return undefined;
  const description = property.description ?? schema.description ?? "";
  const inside = definition === undefined ? around : [...around, definition];
  const held = { names: schema.additionalProperties as JsonSchema, list: schema.items };
  const inner: JsonSchema | undefined = kind === "names" || kind === "list" ? held[kind] : undefined;
  const item = inner && entryOf(name, inner, inside);
  if ((kind === "list" || kind === "names") && !item) return undefined;
  const label = property.desk?.label ?? fieldLabel(name, kind);
  return {
    name,
    label,
    kind,
    required,
    description: helpOf(property, schema),
    ...bounds(schema),
    ...(schema.pattern && { pattern: schema.pattern }),
    ...(schema.type === "integer" && { whole: true }),
    ...(property.desk?.isRare && { isRare: true as const }),
    ...(property.desk?.newFirst && { newFirst: true as const }),
    ...(property.desk?.isTree && { isTree: true as const }),
    ...choicesOf(kind === "words" ? followRef(schema.items ?? {}).schema : schema, description),
    ...(kind === "group" && { fields: fieldsOf(schema, [], inside) }),
    ...(item && { item }),
  };
}

/** What the desk says of a property: that of the property itself goes before that of its definition. */
const helpOf = ({ desk, description }: JsonSchema, definition: JsonSchema): string =>
  desk?.help ?? description ?? definition.desk?.help ?? definition.description ?? "";

function entryOf(list: string, inner: JsonSchema, around: string[]): Field | undefined {
  const { schema, definition } = followRef(inner);
  const field = fieldOf("", inner, true, around);
  return field && { ...field, label: entryLabel(list, schema.type === "object" ? definition : undefined) };
}

function bounds({ minItems, maxItems, minLength, maxLength, minimum, maximum }: JsonSchema) {
  const [least, most] = [minItems ?? minLength ?? minimum, maxItems ?? maxLength ?? maximum];
  return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}

const choicesOf = ({ enum: values }: JsonSchema, description: string) =>
  values && { choices: values.map((value) => choiceOf(String(value), description)) };

/** Descriptions explain choices in brackets: `soft (a warm tint)`. */
function choiceOf(value: string, description: string): Choice {
  const [, meaning] = new RegExp(`(?<!\\w)${escapeRegExp(value)} \\(([^()]+)\\)`).exec(description) ?? [];
  return { value, label: inWords(value), ...(meaning && { meaning }) };
}
