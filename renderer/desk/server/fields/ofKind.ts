import { isGroup } from "../../../base/groups";
import { valueAt } from "../../../base/pointer";
import { followRef } from "../../../content/schema/siteSchema";
import type { JsonSchema } from "../../../schema/jsonSchema";

/**
 * The schema of site.yaml as a business of its kind needs it: without the properties that only another kind has, unless
 * they are written, and with those that it has to have as required.
 *
 * @param data of site.yaml as written
 */
export function ofKind(site: JsonSchema, data: unknown): JsonSchema {
  const { properties = {} } = site;
  const { schema: business } = followRef(properties.business ?? {});
  const kind = valueAt(data, "/business/kind") ?? business.properties?.kind?.default;
  const written = valueAt(data, "/business");
  const isShown = (name: string, property: JsonSchema) =>
    !property.ofKind || property.ofKind === kind || (isGroup(written) && Object.hasOwn(written, name));
  const own = Object.entries(business.properties ?? {}).filter(([name, property]) => isShown(name, property));
  const needed = business.if?.properties?.kind?.const === kind ? (business.then?.required ?? []) : [];
  const required = [...(business.required ?? []), ...needed];
  return {
    ...site,
    properties: { ...properties, business: { ...business, required, properties: Object.fromEntries(own) } },
  };
}
