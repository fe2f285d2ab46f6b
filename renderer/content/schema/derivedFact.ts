import type { JsonSchema } from "../../schema/jsonSchema";
import { resolve } from "./siteSchema";

/** What the schema says of a fact that is derived from others, such as `business.hours`. */
export function derivedFact(name: string): NonNullable<JsonSchema["derived"]>[string] | undefined {
  const path = name.split(".");
  const last = path.pop() ?? "";
  let schema: JsonSchema | undefined = { $ref: "#/definitions/Site" };
  for (const step of path) schema = schema && own(resolve(schema).schema.properties, step);
  return schema && own(resolve(schema).schema.derived, last);
}

function own<Value>(record: Record<string, Value> | undefined, key: string): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}
