import type { JsonSchema } from "./jsonSchema";

/** Adds `from` and `until`, which blocks have, to every object that is a list item. */
export function addTimes(definitions: Record<string, JsonSchema>): void {
  const { from, until } = definitions.BlockBase?.properties ?? {};
  if (!from || !until) return;
  const walk = (schema: JsonSchema) => {
    if (schema.items && !schema.untimed) add(schema.items);
    for (const inner of innerOf(schema)) walk(inner);
  };
  const add = (item: JsonSchema) => {
    const definition = item.$ref?.replace("#/definitions/", "");
    const group = definition === undefined ? item : definitions[definition];
    if (group?.type !== "object" || group.additionalProperties !== false || group.properties?.from) return;
    group.properties = { ...group.properties, from, until };
  };
  for (const [name, schema] of Object.entries(definitions))
    if (!/^(?:Baseline|Figures|Collection)$/.test(name)) walk(schema);
}

function innerOf({ properties, items, additionalProperties }: JsonSchema): JsonSchema[] {
  const more = typeof additionalProperties === "object" ? [additionalProperties] : [];
  return [...Object.values(properties ?? {}), ...(items ? [items] : []), ...more];
}
