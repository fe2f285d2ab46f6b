import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { LABEL_LANGUAGES, labelsIn } from "../../../renderer/languages/labels";
import { composeSchema, pageLookNames } from "../../../renderer/schema/composeSchema";
import { generateTypes } from "../../../renderer/schema/generateTypes";
import type { JsonSchema } from "../../../renderer/schema/jsonSchema";
import { blockNames } from "../../../renderer/schema/readBlocks";
import { schemasWithin } from "./schemasWithin";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const names = blockNames(ROOT);
const composed = composeSchema(ROOT);
/** The list of blocks is made by the composer: no marketer's object and no file of its own. */
const { BlockList: _composer, ...written } = composed.definitions ?? {};

test.each(names)("%s's schema is part of the composed one, under its own name", (name) => {
  const definition = composed.definitions?.[name];
  expect(definition?.title).toBe(name);
  const type = name.charAt(0).toLowerCase() + name.slice(1);
  expect(definition?.properties?.type?.const).toBe(type);
  expect(definition?.required).toContain("type");
  expect(definition?.properties).toMatchObject({ id: { type: "string" }, tone: { enum: expect.anything() } });
  expect(composed.definitions?.BlockList?.items?.properties?.type?.enum).toContain(type);
});

test.each(names)("%s's own labels are there in every language", (name) => {
  const file = path.join(ROOT, "blocks", name, "site.schema.json");
  if (!existsSync(file)) return;
  const { properties } = JSON.parse(readFileSync(file, "utf8")) as JsonSchema;
  const labels = Object.keys(properties?.labels?.properties ?? {});
  const missing = LABEL_LANGUAGES.filter((language) => language !== "en").flatMap((language) => {
    const lacks = labels.filter((label) => !labelsIn(language)[label]);
    return lacks.length > 0 ? [`${language}: ${lacks.join(", ")}`] : [];
  });
  expect(missing, `write them in blocks/${name}/labels.yaml or in renderer/languages/labels`).toEqual([]);
});

describe.each(Object.keys(written))("%s", (name) => {
  const found = [...schemasWithin(written[name] as JsonSchema, name)];

  test("has closed objects, each with a title", () => {
    for (const { schema, place } of found) {
      if (!schema.properties && schema.type !== "object") continue;
      expect(schema.additionalProperties, `${place} leaves room for any property`).not.toBe(true);
      expect(schema.additionalProperties, `${place} is not closed`).toBeDefined();
      expect(schema.title, `${place} has no title, which is the name of its type`).toBeTruthy();
    }
  });

  test("says what each property is for", () => {
    for (const { schema, place, isProperty } of found) {
      if (!isProperty) continue;
      const target = definitionOf(schema.$ref);
      const description = schema.description ?? target?.description ?? "";
      expect(description, `${place} has no description`).toMatch(/\w+ \w+/);
    }
  });

  test("refers only to definitions that exist", () => {
    for (const { schema, place } of found) {
      if (schema.$ref) expect(definitionOf(schema.$ref), `${place}: ${schema.$ref}`).toBeDefined();
    }
  });
});

test("no two objects share a title, which is the name of their TypeScript type", () => {
  const places = new Map<string, string[]>();
  for (const [name, definition] of Object.entries(written)) {
    for (const { schema, place } of schemasWithin(definition, name)) {
      if (schema.title) places.set(schema.title, [...(places.get(schema.title) ?? []), place]);
    }
  }
  expect([...places].filter(([, at]) => at.length > 1)).toEqual([]);
});

describe("the committed files are what the parts make", () => {
  test("site-schema.json", () => {
    expect(JSON.parse(readFileSync(path.join(ROOT, "site-schema.json"), "utf8"))).toEqual(composed);
  });

  test("renderer/contract/types.generated.ts", async () => {
    const committed = readFileSync(path.join(ROOT, "renderer/contract/types.generated.ts"), "utf8");
    expect(await generateTypes(composed, names, pageLookNames(ROOT))).toBe(committed);
  });
});

function definitionOf(ref: string | undefined): JsonSchema | undefined {
  return composed.definitions?.[ref?.replace("#/definitions/", "") ?? ""];
}
