import type { Thing } from "schema-dts";

type Properties = Record<string, unknown>;

/**
 * Merges nodes that share an `@id` into the first of them. A property that several
 * give keeps the values of all, each once, as JSON-LD reads such nodes:
 * https://www.w3.org/TR/json-ld11-api/#node-map-generation
 */
export function joinNodes(nodes: Thing[]): Thing[] {
  const joined = new Map<unknown, Properties>();
  for (const node of nodes as Properties[]) {
    const key = node["@id"] ?? node;
    const first = joined.get(key);
    if (!first) joined.set(key, { ...node });
    else
      for (const [name, value] of Object.entries(node)) first[name] = name in first ? both(first[name], value) : value;
  }
  return [...joined.values()] as unknown as Thing[];
}

function both(one: unknown, other: unknown): unknown {
  const values = new Map([one, other].flat().map((value) => [JSON.stringify(value), value]));
  return values.size === 1 && !Array.isArray(one) ? one : [...values.values()];
}
