import { readFileSync } from "node:fs";
import { attempt } from "../../base/attempt.mjs";
import { CouldNotRun } from "../../base/couldNotRun";
import { groupBy } from "../../base/groups";
import { oncePerKey } from "../../base/once";
import { valueAt } from "../../base/pointer";
import { type JsonSchema, type Preset, presetProperty } from "../../schema/jsonSchema";
import { withFollowingColors } from "./followingColors";

/** The schema for editors and for us, composed by `npm run schema`. Without definitions if it cannot be read. */
export const siteSchema = readSchema();

function readSchema(): JsonSchema {
  const file = new URL("../../../site-schema.json", import.meta.url);
  const read = attempt(() => JSON.parse(readFileSync(file, "utf8")) as JsonSchema | null);
  return typeof read?.definitions?.Page === "object" ? read : {};
}

/** @throws CouldNotRun if there is no usable schema, for example because the file is damaged */
export function expectSchema(isUsable = siteSchema.definitions !== undefined, reason = ""): void {
  if (isUsable) return;
  throw new CouldNotRun(`site-schema.json is missing or damaged${reason}: write it again by npm run schema.`);
}

/** What the preset that site.yaml chooses sets, by `presets` in the schema, with the colors that follow from others. */
export function presetOf(site: unknown): Preset {
  const { Site = {} } = siteSchema.definitions ?? {};
  const found = presetProperty(Site);
  if (typeof found?.schema.presets !== "object") return {};
  const preset = found.schema.presets[String(valueAt(site, found.pointer) ?? found.schema.default)] ?? {};
  const colors = Object.entries(Site.properties ?? {}).filter(([, { properties = {} }]) =>
    Object.values(properties).some(({ properties: inner = {} }) => Object.values(inner).some(({ follows }) => follows)),
  );
  const followed = colors.map(([name, schema]) => {
    const group = preset[name] as Preset;
    return [name, { ...group, ...withFollowingColors(schema, valueAt(site, `/${name}`), group) }];
  });
  return { ...preset, ...Object.fromEntries(followed) };
}

/** The data of site.yaml as it would be with another preset. */
export function withPreset(site: unknown, name: string): unknown {
  const [, group = "", property = ""] = presetProperty(siteSchema.definitions?.Site ?? {})?.pointer.split("/") ?? [];
  return { ...(site as object), [group]: { ...(valueAt(site, `/${group}`) as object | undefined), [property]: name } };
}

/** The types of business that only a kind other than local has, the default one first; none for a local business. */
export function typesOf(kind: unknown): string[] {
  const { kinds = {} } = siteSchema.definitions?.BusinessType ?? {};
  return typeof kind === "string" && Object.hasOwn(kinds, kind) ? (kinds[kind] ?? []) : [];
}

/** A schema without a `$ref`, and the name of its definition, if it has one. */
export interface Resolved {
  schema: JsonSchema;
  definition?: string;
}

/** The schema that a `$ref` names, with the name of its definition; one without a `$ref` as it is. */
export function followRef(schema: JsonSchema, root = siteSchema): Resolved {
  let found: Resolved = { schema };
  while (found.schema.$ref) {
    const definition: string = found.schema.$ref.replace("#/definitions/", "");
    found = { schema: root.definitions?.[definition] ?? {}, definition };
  }
  return found;
}

/** The parts of an `allOf` by the `type` that their `if` names, since each block has one of some thirty. */
const partsByType = oncePerKey((parts: JsonSchema[]) =>
  groupBy(parts, (part): unknown => part.if?.properties?.type?.const ?? ""),
);

/** What a schema's `allOf` says of some data. Each of its `if` asks for properties with a fixed value. */
export function partsFor({ allOf }: JsonSchema, data: unknown): JsonSchema[] {
  if (!allOf) return [];
  const values = data as Record<string, unknown> | undefined;
  const byType = partsByType(allOf);
  const parts = [...(byType.get("") ?? []), ...(byType.get(values?.type) ?? [])];
  return parts.flatMap((part) => {
    if (!part.if) return part;
    const { properties } = part.if;
    const isMet = ([name, { const: fixed }]: [string, JsonSchema]) => fixed === undefined || values?.[name] === fixed;
    return part.then && properties && Object.entries(properties).every(isMet) ? part.then : [];
  });
}

const byType = new Map<unknown, JsonSchema>();
for (const definition of Object.values(siteSchema.definitions ?? {})) {
  const type = definition.properties?.type?.const;
  if (type !== undefined) byType.set(type, definition);
}

/** The schema of a block, by the type in its data. Returns undefined for anything else. */
export function blockSchema(block: unknown): JsonSchema | undefined {
  return byType.get((block as { type?: unknown } | null | undefined)?.type);
}

/** The properties of a type of block whose schema has a keyword, such as `limits`. */
export function propertiesWith<Keyword extends keyof JsonSchema>(
  block: unknown,
  keyword: Keyword,
): [name: string, value: NonNullable<JsonSchema[Keyword]>, schema: JsonSchema][] {
  const schema = blockSchema(block);
  return schema ? (withKeyword(keyword)(schema) as ReturnType<typeof propertiesWith<Keyword>>) : [];
}

const withKeyword = oncePerKey((keyword: keyof JsonSchema) =>
  oncePerKey(({ properties = {} }: JsonSchema) =>
    Object.entries(properties).flatMap(([name, schema]) =>
      schema[keyword] === undefined ? [] : [[name, schema[keyword], schema] as const],
    ),
  ),
);

/** The first property of site.yaml that a block needs and that neither has, such as `booking` or `business.towns`. */
export function missingNeed(block: unknown, site: unknown): string | undefined {
  const own = (path: string) => valueAt(block, `/${path.split(".").at(-1)}`);
  const isThere = (path: string) => (valueAt(site, `/${path.replaceAll(".", "/")}`) ?? own(path)) !== undefined;
  return blockSchema(block)?.needs?.find((path) => !isThere(path));
}

/** The lists of site.yaml of which blocks show a limited number of entries. */
export const limitedLists = new Set(
  [...byType.values()].flatMap(({ properties = {} }) =>
    Object.values(properties).flatMap(({ limits }) => limits ?? []),
  ),
);

export const mainTypes = [...byType]
  .filter(([, { properties }]) => properties?.heading?.headingLevel === 1)
  .map(([type]) => String(type));

/** The schema of a fact, such as `booking.url`. Returns undefined if site.yaml has no such property. */
export function factSchema(name: string): JsonSchema | undefined {
  let schema: JsonSchema | undefined = { $ref: "#/definitions/Site" };
  for (const step of name.split(".")) {
    const properties: JsonSchema["properties"] = schema && followRef(schema).schema.properties;
    schema = properties && Object.hasOwn(properties, step) ? properties[step] : undefined;
  }
  return schema;
}
