import { oncePerKey } from "../../base/once";
import { childPointer } from "../../base/pointer";
import { matchesIn } from "../../base/values/matches";
import type { JsonSchema } from "../../schema/jsonSchema";
import { type ContentFile, definitionOf, type TypedValue } from "../model/siteContent";
import { followRef, partsFor, type Resolved, siteSchema } from "../schema/siteSchema";

/** The kind of a string whose schema is inline, such as a label or a price. */
const PLAIN = "Plain";
/** The kinds that visitors read: words and prices. */
const WORDS = new Set(["Text", "RichText", "Price", "Duration", PLAIN]);

/** Whether people read strings of this kind. */
export const isWords = (kind: string): boolean => WORDS.has(kind);

/** Every string of a `Page` or `Site` whose schema is a definition (`Href`, `Text`, …). Data may break the schema. */
export function walkTyped(definition: string, data: unknown, root: JsonSchema = siteSchema): TypedValue[] {
  return walkStrings(definition, data, root).filter(({ kind }) => kind !== PLAIN);
}

/** Every string that people read: texts, labels, prices; no addresses and no enumerated values. */
export function walkWords(definition: string, data: unknown): TypedValue[] {
  return walkStrings(definition, data).filter(({ kind }) => isWords(kind));
}

/** The matches of a pattern in the texts of a file that people read, each with which occurrence of its words it is. */
export function* matchesInWords(file: ContentFile, pattern: RegExp) {
  // Nearly all files have none.
  if (file.text.search(pattern) < 0) return;
  for (const { pointer, value } of walkWords(definitionOf(file), file.source)) {
    for (const { 0: piece, index } of matchesIn(value, pattern))
      yield { file: file.file, pointer, piece, nth: value.slice(0, index).split(piece).length - 1 };
  }
}

/** Every string in the data of a file, with its kind and pointer: words, addresses, pictures; no value of an `enum`. */
export function walkStrings(definition: string, data: unknown, root: JsonSchema = siteSchema): TypedValue[] {
  return root === siteSchema ? walked(definition)(data) : walk(definition, data, root);
}

/**
 * By definition. Cached, since some twenty rules walk the strings of a page, and its data does not change. Of all pages it
 * would take as much memory as they do, so of the last ones only.
 */
const walked = oncePerKey((definition: string) => oncePerKey((data: unknown) => walk(definition, data, siteSchema), 8));

function walk(definition: string, data: unknown, root: JsonSchema): TypedValue[] {
  const found: TypedValue[] = [];
  const collect = ({ schema, definition }: Resolved, data: unknown, pointer: string): void => {
    if (typeof data !== "string" && typeof data !== "number") return;
    if (!schema.type?.includes("string")) return;
    const value = String(data);
    if (definition) found.push({ kind: schema.title ?? definition, pointer, value });
    else if (!schema.pattern && !schema.enum) found.push({ kind: PLAIN, pointer, value });
  };
  walkSchema(definition, data, collect, root);
  return found;
}

/** Visits each value of a file with its schema; a block also with that of its type. Data may break the schema. */
export function walkSchema(
  definition: string,
  data: unknown,
  visit: (place: Resolved, data: unknown, pointer: string) => void,
  root: JsonSchema = siteSchema,
): void {
  const walkInto = (reference: JsonSchema, data: unknown, pointer: string): void => {
    if (data === null || data === undefined) return;
    const place = followRef(reference, root);
    const { schema } = place;
    visit(place, data, pointer);
    if (typeof data !== "object") return;
    for (const part of partsFor(schema, data)) walkInto(part, data, pointer);
    const { properties, additionalProperties, items } = schema;
    for (const [key, value] of Object.entries(data)) {
      const own = properties && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
      const inner = Array.isArray(data) ? items : own;
      if (typeof inner === "object") walkInto(inner, value, childPointer(pointer, key));
    }
  };
  walkInto({ $ref: `#/definitions/${definition}` }, data, "");
}
