import { readFileSync } from "node:fs";
import path from "node:path";
import { blockSchema, followRef } from "../../content/schema/siteSchema";
import type { JsonSchema } from "../../schema/jsonSchema";
import type { BlockSource } from "../../schema/readBlocks";
import { blockName } from "../server/fields/fieldLabel";

/** What the catalogue shows of a block. */
export interface CatalogueBlock extends Pick<BlockSource, "name" | "type"> {
  title: string;
  group: string | undefined;
  description: string;
  /** The example, indented as it goes below `blocks:`. */
  snippet: string;
  fields: FieldRow[];
}

export interface FieldRow {
  /** The path to it, such as `items[].question`. */
  name: string;
  required: boolean;
  kind: string;
  allowed: string[];
  description: string;
}

/** Describes a block by its schema and its example. */
export function describeBlock(root: string, { name, type }: BlockSource): CatalogueBlock {
  const example = readFileSync(path.join(root, "blocks", name, "example.yaml"), "utf8");
  const snippet = `  - ${example
    .trimEnd()
    .replaceAll("\n", "\n    ")
    .replace(/(?<! ) +$/gm, "")}\n`;
  const schema = blockSchema({ type }) ?? {};
  const { description = "", group } = schema;
  return { name, type, title: blockName(type), group, description, snippet, fields: fieldRows(schema) };
}

/** A description for marketers of the definitions that many blocks share, and of the types of JSON schema. */
const KINDS: Record<string, string> = {
  Text: "text; *emphasis*, **strong** and [links](/services) are allowed",
  RichText: "text of paragraphs and lists; *emphasis*, **strong** and [links](/services) are allowed",
  Href: "an address",
  ImageSource: "a picture",
  string: "words",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
};

/** Every field of a schema, such as that of a block, and of the things inside it, in the order of the schema. */
export function fieldRows(schema: JsonSchema, prefix = ""): FieldRow[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const { schema: meant, definition } = followRef(property);
    const row: FieldRow = {
      name: path,
      required: required.includes(name),
      kind: kindOf(meant, definition),
      allowed: (meant.enum ?? (meant.const === undefined ? [] : [meant.const])).map(String),
      // A description beside a `$ref` says what the value is here.
      description: property.description ?? meant.description ?? "",
    };
    const { schema: item } = followRef(meant.items ?? {});
    const inner = meant.items ? fieldRows(item, `${path}[].`) : fieldRows(meant, `${path}.`);
    return [row, ...inner];
  });
}

function kindOf(schema: JsonSchema, definition: string | undefined): string {
  const { type, enum: values, const: fixed, items, properties, title } = schema;
  const known = KINDS[definition ?? title ?? ""];
  if (known) return known;
  if (values || fixed !== undefined) return "one of a few words";
  if (items) {
    const { schema: item, definition: name } = followRef(items);
    return `a list; each entry is ${item.properties ? "a group of fields" : kindOf(item, name)}`;
  }
  if (properties) return "a group of fields";
  const types = [type ?? "string"].flat();
  return types.map((one) => KINDS[one] ?? one).join(" or ");
}
