import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { followRef } from "../../../renderer/content/schema/siteSchema";
import type { JsonSchema } from "../../../renderer/schema/jsonSchema";

/** A name in a YAML text, its place (from 0), and what the schema says of it. */
export interface DescribedName {
  name: string;
  line: number;
  character: number;
  description: string;
}

/** Every name of a text, at any depth, that the schema describes. */
export function describedNames(text: string, definition: string): DescribedName[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const found: DescribedName[] = [];

  const walk = (node: unknown, written: JsonSchema) => {
    const { schema } = followRef(written);
    if (isSeq(node) && schema.items) for (const item of node.items) walk(item, ownSchema(item, schema.items));
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const property = schema.properties?.[String(key.value)];
      if (!property) continue;
      const { line, col } = lines.linePos(key.range?.[0] ?? 0);
      // The hover of a block's type is the description of the block itself.
      const isType = schema.properties?.type?.const !== undefined && key.value === "type";
      const described = isType ? schema : property;
      const description = described.description ?? followRef(described).schema.description;
      if (description) found.push({ name: String(key.value), line: line - 1, character: col, description });
      walk(value, property);
    }
  };
  walk(document.contents, { $ref: `#/definitions/${definition}` });
  return found;
}

/** A block is checked by its own type. */
function ownSchema(item: unknown, items: JsonSchema): JsonSchema {
  const type = isMap(item) ? item.get("type") : undefined;
  const guard = followRef(items).schema.allOf?.find((part) => part.if?.properties?.type?.const === type);
  // A block list names its blocks in guards; any other list has one schema for all.
  return guard?.then ? { ...guard.then } : items;
}

/** Words without the marks that Markdown adds. */
export function plainText(markdown: string): string {
  return markdown.replace(/\\|&[a-z]+;|[*_`]/g, "").replace(/\s+/g, " ");
}
