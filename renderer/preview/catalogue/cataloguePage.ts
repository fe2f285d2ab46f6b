import { readFileSync } from "node:fs";
import path from "node:path";
import { blockSchema, resolve } from "../../content/schema/siteSchema";
import { escapeJson } from "../../page/escape";
import type { JsonSchema } from "../../schema/jsonSchema";
import type { BlockSource } from "../../schema/readBlocks";

export type CatalogueBlock = ReturnType<typeof describeBlock>;

interface FieldRow {
  /** The path to it, such as `items[].question`. */
  name: string;
  required: boolean;
  kind: string;
  allowed: string[];
  description: string;
}

/** All blocks on one page, derived from the schemas and the examples; it is rendered in the browser. */
export function cataloguePage(root: string, blocks: BlockSource[]): string {
  const data = blocks.map((block) => describeBlock(root, block));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>All blocks</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/renderer/preview/catalogue/catalogue.css">
<script type="application/json" id="blocks">${escapeJson(data)}</script>
<script type="module" src="/renderer/preview/catalogue/catalogue.tsx"></script>
</head>
<body><div id="root"></div></body>
</html>`;
}

function describeBlock(root: string, { name, type }: BlockSource) {
  const example = readFileSync(path.join(root, "blocks", name, "example.yaml"), "utf8");
  // Indented as it goes below `blocks:`.
  const snippet = `  - ${example.trimEnd().replaceAll("\n", "\n    ").replace(/ +$/gm, "")}\n`;
  const schema = blockSchema({ type }) ?? {};
  return { name, type, description: schema.description ?? "", snippet, fields: fieldRows(schema) };
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

/** Every field of a block and of the things inside it, in the order of the schema. */
function fieldRows(schema: JsonSchema, prefix = ""): FieldRow[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const { schema: meant, definition } = resolve(property);
    const row: FieldRow = {
      name: path,
      required: required.includes(name),
      kind: kindOf(meant, definition),
      allowed: (meant.enum ?? (meant.const === undefined ? [] : [meant.const])).map(String),
      // A description beside a `$ref` says what the value is here.
      description: property.description ?? meant.description ?? "",
    };
    const { schema: item } = resolve(meant.items ?? {});
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
    const { schema: item, definition: name } = resolve(items);
    return `a list; each entry is ${item.properties ? "a group of fields" : kindOf(item, name)}`;
  }
  if (properties) return "a group of fields";
  const types = [type ?? "string"].flat();
  return types.map((one) => KINDS[one] ?? one).join(" or ");
}
