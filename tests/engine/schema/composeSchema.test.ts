import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { composeSchema, pageLookNames } from "../../../renderer/schema/composeSchema";
import { generateTypes } from "../../../renderer/schema/generateTypes";
import { blockNames, componentsOf } from "../../../renderer/schema/readBlocks";

const ROOT = path.resolve(import.meta.dirname, "../../..");
let root: string;

/** A copy of the repository's parts of the schema, with the two blocks that show how a block is made. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "compose-schema-"));
  for (const folder of ["blocks/shared", "blocks/look", "blocks/Hero", "blocks/Faq", "renderer/schema"]) {
    cpSync(path.join(ROOT, folder), path.join(root, folder), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test("a block's folder is all that a new block needs", () => {
  cpSync(path.join(root, "blocks/Faq"), path.join(root, "blocks/Banner"), { recursive: true });
  cpSync(path.join(root, "blocks/Faq/Faq.tsx"), path.join(root, "blocks/Banner/Banner.tsx"));
  change("blocks/Banner/schema.json", '"title": "Faq', '"title": "Banner');
  change("blocks/Banner/schema.json", '"const": "faq"', '"const": "banner"');
  change("blocks/Banner/example.yaml", "type: faq", "type: banner");
  const schema = composeSchema(root);
  expect(schema.definitions?.BlockList?.items?.properties?.type?.enum).toEqual(["banner", "faq", "hero"]);
  expect(schema.definitions?.Banner?.title).toBe("Banner");
});

test("every reference leads to a definition of the same document", () => {
  const text = JSON.stringify(composeSchema(root));
  const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? "");
  expect(refs.length).toBeGreaterThan(10);
  const { definitions } = JSON.parse(text);
  for (const ref of refs) expect(definitions, ref).toHaveProperty(ref.replace("#/definitions/", ""));
});

describe("a folder's part of site.yaml's schema", () => {
  const part = (label: string) =>
    JSON.stringify({ properties: { labels: { properties: { [label]: { default: "" } } } } });

  test("joins what the engine and the other folders define", () => {
    writeFileSync(path.join(root, "blocks/Faq/site.schema.json"), part("more"));
    const { properties } = composeSchema(root).definitions?.Site ?? {};
    expect(Object.keys(properties?.labels?.properties ?? {})).toEqual(expect.arrayContaining(["more", "price"]));
    expect(properties).toHaveProperty("palette");
  });

  test("may not define again what another does", () => {
    writeFileSync(path.join(root, "blocks/Faq/site.schema.json"), part("price"));
    expect(complaint()).toBe('blocks/shared/site.schema.json: another file defines "price" already.');
  });
});

test("an object that extends another has its properties, and its own words about them", () => {
  const { heading, lead } = composeSchema(root).definitions?.Hero?.properties ?? {};
  expect(heading).toMatchObject({ headingLevel: 1, $ref: "#/definitions/Text" });
  expect(lead?.description).toMatch(/below the heading/);
  change("blocks/Faq/schema.json", "sectionBase.schema.json", "missing.schema.json");
  expect(complaint()).toContain('no file blocks/shared/missing.schema.json for "extends"');
});

describe("what every block has may not be defined again", () => {
  test.each(["id", "tone", "from", "until"])("%s, by a block", (name) => {
    change("blocks/Faq/schema.json", '"properties": {\n    "type"', `"properties": {\n    "${name}": {},\n    "type"`);
    expect(complaint()).toBe(
      `blocks/Faq/schema.json: every block has "${name}"; neither a block nor what it extends can define it again. Give yours another name, such as "kind".`,
    );
  });

  test("by what a block extends", () => {
    change("blocks/shared/sectionBase.schema.json", '"properties": {', '"properties": {\n    "tone": {},');
    expect(complaint()).toContain('blocks/Faq/schema.json: every block has "tone"; ');
  });
});

describe("parts that disagree are named, each in one line", () => {
  test("the title", () => {
    change("blocks/Hero/schema.json", '"title": "Hero"', '"title": "Heroine"');
    expect(complaint()).toBe('blocks/Hero/schema.json: the title is "Heroine", the folder says "Hero".');
  });

  test("the type in the schema", () => {
    change("blocks/Hero/schema.json", '"const": "hero"', '"const": "heroine"');
    expect(complaint()).toBe('blocks/Hero/schema.json: the type is "heroine", the folder says "hero".');
  });

  test("the type in the example", () => {
    change("blocks/Faq/example.yaml", "type: faq", "type: questions");
    expect(complaint()).toBe('blocks/Faq/example.yaml: the type is "questions", the folder says "faq".');
  });

  test.each(["schema.json", "example.yaml", "Faq.tsx"])("a missing %s", (file) => {
    rmSync(path.join(root, "blocks/Faq", file));
    expect(complaint()).toBe(`blocks/Faq has no ${file}.`);
  });

  test("a reference to a file that is not there", () => {
    change("blocks/Faq/schema.json", "richText.schema.json", "prose.schema.json");
    expect(complaint()).toBe(
      'blocks/Faq/schema.json: no file blocks/shared/prose.schema.json for "$ref": "../shared/prose.schema.json".',
    );
  });

  test("a reference to the wrong folder, which an editor does not find either", () => {
    change("blocks/Faq/schema.json", "../shared/richText.schema.json", "../look/richText.schema.json");
    expect(complaint()).toBe(
      'blocks/Faq/schema.json: no file blocks/look/richText.schema.json for "$ref": "../look/richText.schema.json". Write "../shared/richText.schema.json".',
    );
  });

  test("all of them in one run", () => {
    rmSync(path.join(root, "blocks/Faq/example.yaml"));
    change("blocks/Hero/schema.json", '"title": "Hero"', '"title": "Heroine"');
    expect(complaint().split("\n")).toHaveLength(2);
  });

  test.each([
    ["a schema that is no JSON", "blocks/Hero/schema.json", "{ oops"],
    ["an example that is no YAML", "blocks/Hero/example.yaml", "type: [hero"],
    ["an empty example", "blocks/Hero/example.yaml", ""],
  ])("%s", (_, file, text) => {
    writeFileSync(path.join(root, file), text);
    expect(complaint()).toContain(`${file}: `);
  });

  test("a title that another object has already", () => {
    change("blocks/Faq/schema.json", '"title": "FaqItem"', '"title": "Hero"');
    expect(complaint()).toBe(
      'blocks/Hero/schema.json: the title "Hero" is taken by blocks/Faq/schema.json; each title is used once.',
    );
  });
});

test.each([
  ["radius: round", "radius: oval", 'The theme "warm" sets "look.radius" to "oval". It can be: '],
  ["motif: wave", "motfi: wave", 'The theme "warm" sets "look.motfi", which site.yaml does not know. It can have: '],
  ['paper: "#fffaf4"', "paper: white", 'The theme "warm" sets "palette.day.paper" to "white". '],
  ['    deep: "#33190f"\n', "", 'The theme "warm" needs "palette.day.deep", from which other colors follow.'],
])("a theme with %s as %s is refused", (from, to, words) => {
  change("blocks/look/themes/warm.yaml", from, to);
  expect(complaint()).toContain(words);
});

test("a group that is not in the list is refused with the list", () => {
  change("blocks/Faq/schema.json", '"group": "Text and questions"', '"group": "Words"');
  expect(complaint()).toBe(
    'blocks/Faq/schema.json: there is no group "Words". The groups are "Opening and closing", "Text and questions", "Prices", "Trust", "Pictures", "Booking and contact", "Ways to other pages".',
  );
});

test("the list of components is written from the folders, so that no block is registered by hand", () => {
  expect(componentsOf(blockNames(root))).toContain(
    'export { Faq as faq } from "./Faq/Faq";\nexport { Hero as hero } from "./Hero/Hero";\n',
  );
  expect(componentsOf(blockNames(ROOT))).toBe(readFileSync(path.join(ROOT, "blocks/components.generated.ts"), "utf8"));
});

test("every generated type has the name of its schema: no numbered copies that another block would renumber", async () => {
  const types = await generateTypes(composeSchema(ROOT), blockNames(ROOT), pageLookNames(ROOT));
  const declared = [...types.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name);
  expect(declared).toEqual(expect.arrayContaining(["Link", "Image", "FinderPrice", "SizePrice"]));
  expect(declared.filter((name) => /\d$/.test(name ?? ""))).toEqual([]);
});

function change(file: string, from: string, to: string) {
  const full = path.join(root, file);
  const text = readFileSync(full, "utf8");
  expect(text).toContain(from);
  writeFileSync(full, text.replaceAll(from, to));
}

function complaint(): string {
  try {
    composeSchema(root);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}
