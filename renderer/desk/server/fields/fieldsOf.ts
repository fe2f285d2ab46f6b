import { escapeRegExp } from "../../../base/slug";
import { followRef } from "../../../content/schema/siteSchema";
import type { JsonSchema } from "../../../schema/jsonSchema";
import type { Choice, Field, FieldKind } from "../../protocol/forms";
import { inWords } from "../../protocol/inWords";
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

/** Definitions of strings with a control of their own; other strings are typed as text. */
const BY_TITLE: Record<string, FieldKind> = {
  Text: "line",
  RichText: "longText",
  Href: "link",
  ImageSource: "picture",
  Focus: "focus",
  Icon: "icon",
  Motif: "motif",
  Moment: "moment",
  Day: "day",
};

/**
 * The kind of control for a value of this schema.
 *
 * @param schema with its `$ref` resolved
 * @param definition the name of its definition, if it has one
 * @returns undefined for what a form cannot edit: constants, and values of several types
 */
function kindOf(schema: JsonSchema, definition?: string): FieldKind | undefined {
  const { type, enum: values, const: fixed, items, properties, additionalProperties, title, desk, presets } = schema;
  if (fixed !== undefined) return undefined;
  const known = BY_TITLE[definition ?? title ?? ""];
  if (known) return known;
  if (desk?.input) return desk.input;
  if (presets) return "preset";
  if (values) return "choice";
  if (type === "array") return items ? "list" : undefined;
  if (properties) return "group";
  if (type === "object") return typeof additionalProperties === "object" ? "names" : undefined;
  if (type === "boolean") return "yesNo";
  if (type === "number" || type === "integer") return "number";
  // A fact or a price that may change on a day: the form edits the value of all days.
  if (items && [type].flat().includes("string") && followRef(items).schema.properties?.value) return "text";
  // A name of the page's own may be a number, which is typed as text.
  return [type].flat().includes("string") && ![type].flat().includes("array") ? "text" : undefined;
}
