import { resolve } from "../../content/schema/siteSchema";
import type { JsonSchema } from "../../schema/jsonSchema";

/** The kinds of one value: each has a control of its own in `renderer/preview/desk/forms/kinds`. */
export const INPUT_KINDS = [
  ...(["text", "longText", "link", "picture", "focus"] as const),
  ...(["icon", "choice", "number", "moment", "yesNo"] as const),
] as const;

export type InputKind = (typeof INPUT_KINDS)[number];

/** The others hold fields of their own. */
export type FieldKind = InputKind | "group" | "list" | "names";

/** Definitions of strings that are chosen or written in a way of their own; other strings are typed as text. */
const BY_TITLE: Record<string, FieldKind> = {
  RichText: "longText",
  Href: "link",
  ImageSource: "picture",
  Focus: "focus",
  Icon: "icon",
  Moment: "moment",
};

/**
 * How a value of this schema is written in a form.
 *
 * @param schema with its `$ref` followed
 * @param definition the definition that it is, where it is one
 * @returns undefined for what a form cannot write: a fixed word, and values of several types
 */
export function kindOf(schema: JsonSchema, definition?: string): FieldKind | undefined {
  const { type, enum: values, const: fixed, items, properties, additionalProperties, title } = schema;
  if (fixed !== undefined) return undefined;
  const known = BY_TITLE[definition ?? title ?? ""];
  if (known) return known;
  if (values) return "choice";
  if (type === "array") return items ? "list" : undefined;
  if (properties) return "group";
  if (type === "object") return typeof additionalProperties === "object" ? "names" : undefined;
  if (type === "boolean") return "yesNo";
  if (type === "number" || type === "integer") return "number";
  // A fact or a price that may change on a day: the form writes the value of all days.
  if (items && [type].flat().includes("string") && resolve(items).schema.properties?.value) return "text";
  // A name of the page's own may be a number, which is typed as it is said.
  return [type].flat().includes("string") && ![type].flat().includes("array") ? "text" : undefined;
}
