import { followRef } from "../../../content/schema/siteSchema";
import type { JsonSchema } from "../../../schema/jsonSchema";
import type { FieldKind } from "../../protocol/forms";

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
export function kindOf(schema: JsonSchema, definition?: string): FieldKind | undefined {
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
