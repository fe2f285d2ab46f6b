import type { JsonSchema } from "../../../schema/jsonSchema";
import { resolve } from "../../schema/siteSchema";
import type { SiteContent } from "../../siteContent";

/**
 * Whether a link is nothing but a fact whose form the schema asks for where it stands: a wrong booking
 * address is one mistake in site.yaml, and not one more wherever it is used.
 *
 * @param written the text as it stands in the file, such as `${booking.url}`
 * @param to what the link became
 */
export function isFormedFact({ facts }: SiteContent, written: unknown, to: string): boolean {
  if (typeof written !== "string" || !written.includes("${")) return false;
  const names = Array.from(written.matchAll(/\$\{\s*([\w.]+)\s*\}/g), ([, name = ""]) => name);
  return names.some((name) => facts.get(name) === to && hasForm(name));
}

function hasForm(name: string): boolean {
  let schema: JsonSchema | undefined = { $ref: "#/definitions/Site" };
  for (const step of name.split(".")) schema = schema && resolve(schema).schema.properties?.[step];
  return schema !== undefined && (schema.pattern ?? resolve(schema).schema.pattern) !== undefined;
}
