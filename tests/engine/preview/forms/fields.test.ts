import path from "node:path";
import { describe, expect, test } from "vitest";
import { contentIn } from "../../../../renderer/content/model/languages";
import { followRef, mainTypes, siteSchema } from "../../../../renderer/content/schema/siteSchema";
import { titleOf } from "../../../../renderer/desk/client/forms/ListItem";
import { type Field, INPUT_KINDS } from "../../../../renderer/desk/protocol/forms";
import { fieldsOf } from "../../../../renderer/desk/server/fields/fieldsOf";
import { pageForm } from "../../../../renderer/desk/server/fields/pageForm";
import type { JsonSchema } from "../../../../renderer/schema/jsonSchema";
import { readBlocks } from "../../../../renderer/schema/readBlocks";
import { fixtureSite, ROOT } from "../../../support/fixtureSite";

/** Every property that a person may set, by its path. */
function settable(reference: JsonSchema, path = ""): string[] {
  const { schema } = followRef(reference);
  if (schema.const !== undefined) return [];
  const { properties, items, additionalProperties } = schema;
  const inner = Object.entries(properties ?? {}).flatMap(([name, one]) => settable(one, `${path}/${name}`));
  if (items) return [path, ...settable(items, `${path}[]`)];
  if (properties) return path ? [path, ...inner] : inner;
  return typeof additionalProperties === "object" ? [path, ...settable(additionalProperties, `${path}{}`)] : [path];
}

/** The same of a form. */
const inForm = (fields: Field[], path = ""): string[] =>
  fields.flatMap((field) => within(field, `${path}/${field.name}`));

function within({ kind, fields = [], item }: Field, path: string): string[] {
  // Its entries are words, each a chip.
  if (kind === "words") return [path, `${path}[]`];
  if (item) return [path, ...within(item, path + (kind === "names" ? "{}" : "[]"))];
  return [path, ...inForm(fields, path)];
}

const all = (fields: Field[]): Field[] =>
  fields.flatMap((field) => [field, ...all(field.fields ?? []), ...(field.item ? all([field.item]) : [])]);

const definition = (name: string) => followRef({ $ref: `#/definitions/${name}` }).schema;
const BLOCKS = readBlocks(ROOT).map(({ name }) => name);

test.each([...BLOCKS, "Page"])("%s: each of its properties has a field of a kind that the desk knows", (name) => {
  const schema = definition(name);
  const leaveOut = name === "Page" ? ["blocks"] : [];
  const fields = fieldsOf(schema, leaveOut);
  const wanted = settable(schema).filter((path) => !/^\/blocks\b/.test(path));
  expect(inForm(fields).sort()).toEqual(wanted.sort());
  for (const field of all(fields)) {
    expect([...INPUT_KINDS, "group", "list", "names", "words"], field.label).toContain(field.kind);
    expect(field.label, field.name).toMatch(/^[A-Z]/);
    if (field.name) expect(field.description, field.name).not.toBe("");
  }
});

test("a value of the schema that no form can write is left out, and nothing else", () => {
  const of = (properties: Record<string, JsonSchema>) => fieldsOf({ properties, required: ["a"] });
  expect(of({ a: { type: ["string", "array"], items: { type: "string" } }, b: { const: "x" } })).toEqual([]);
  expect(of({ a: { type: "integer", minimum: 1, maximum: 9 } })).toMatchObject([
    { name: "a", label: "A", kind: "number", required: true, least: 1, most: 9, whole: true },
  ]);
  expect(of({ tone: { enum: ["plain", "soft"], description: "Either plain (white) or soft." } })).toMatchObject([
    {
      kind: "choice",
      choices: [
        { value: "plain", label: "Plain", meaning: "white" },
        { value: "soft", label: "Soft" },
      ],
    },
  ]);
});

describe("the form of a page", () => {
  const form = async (pointer: string, files = {}) => {
    const { content, problems } = await fixtureSite(files).check();
    const page = content.pages.find(({ route }) => route === "/about");
    return page && pageForm(page, content, problems, pointer, "hash");
  };

  test("has the value as written, as filled in, and its problems, by its place", async () => {
    const about = `title: About \${business.name}\ndescription: Who we are.\nblocks:\n  - type: ${mainTypes[0]}\n    heading: Call \${business.phone}\n    actions:\n      - label: Nowhere\n        to: /nowhere\n`;
    const hero = await form("/blocks/0", { "about.yaml": about });
    expect(hero).toMatchObject({ file: "about.yaml", hash: "hash", pointer: "/blocks/0" });
    expect(hero?.data).toMatchObject({ heading: "Call ${business.phone}", actions: [{ to: "/nowhere" }] });
    const { filled, facts } = hero?.facts["/blocks/0/heading"] ?? {};
    expect(filled).toMatch(/^Call \(\d/);
    expect(facts).toMatchObject([{ name: "business.phone", direct: true }]);
    expect(hero?.problems).toMatchObject([{ pointer: "/blocks/0/actions/0/to", severity: "error" }]);
    const settings = await form("", { "about.yaml": about });
    expect(settings?.data).not.toHaveProperty("blocks");
    expect(settings?.facts["/title"]?.filled).toMatch(/^About \w/);
    expect(settings?.fields.find(({ name }) => name === "title")).toMatchObject({ least: 30, most: 60 });
    expect(settings?.problems.every(({ pointer }) => !pointer.startsWith("/blocks"))).toBe(true);
  });

  test("is missing for a place that is not a block", async () => {
    for (const pointer of ["/blocks/99", "/blocks", "/title", "/blocks/0/heading", "/__proto__"]) {
      expect(await form(pointer), pointer).toBeUndefined();
    }
  });
});

test("a list's entry has its own name if the list's name is not its plural", () => {
  const labels = all(fieldsOf(definition("Page"), ["blocks"])).flatMap(({ name, item }) =>
    name === "aliases" || name === "redirectFrom" ? [item?.label] : [],
  );
  expect(labels.sort()).toEqual(["Old address", "Other address"]);
});

test("an entry is distinguished by its first text, number or list of texts", () => {
  const title = (item: unknown) => titleOf(item, "/a", () => undefined);
  expect(title({ days: ["Monday", "Friday"], opens: "07:00", closes: "18:00" })).toBe("07:00 to 18:00, Monday, Friday");
  expect(title({ value: 1994 })).toBe("1994");
  expect(title({ icon: "award", title: "Trained" })).toBe("Trained");
  expect(title({})).toBe("");
});

test("the help texts of a form have examples of the site that it is in", async () => {
  const prices =
    "prices:\n  boxBraids:\n    name: Box Braids\n    options:\n      small: { price: $220, duration: 6 hours, variants: { kids: { price: $180, reason: They sit less long. } } }\n";
  const site = fixtureSite();
  site.write(
    "site.yaml",
    `${site
      .read("site.yaml")
      .replace(/^facts:\n/m, `${prices}facts:\n`)
      .replaceAll("Harborview", "Lakeside")}`,
  );
  const { content } = await site.check();
  if (!content.site) throw new Error("The site was not read.");
  const form = pageForm(content.site, content, [], "", "hash");
  const descriptions = all(form?.fields ?? [])
    .map(({ description }) => description)
    .join("\n");
  expect(descriptions).toContain("such as Box Braids.");
  expect(descriptions).toContain("in Lakeside since");
  expect(descriptions).not.toMatch(/fullGroom|Full Groom|Nail Trim|Harborview|puppy/);
});

test("the form of a site has what a business of its kind has, and what is written", async () => {
  const business = async (from?: string, kind?: string) => {
    const site = fixtureSite({}, from);
    if (kind) site.change("site.yaml", "business:\n", `business:\n  kind: ${kind}\n`);
    const { content } = await site.check();
    const form = content.site && pageForm(content.site, content, [], "", "hash");
    return form?.fields.find(({ name }) => name === "business")?.fields ?? [];
  };
  const names = (fields: Field[]) => fields.map(({ name }) => name);
  const local = await business();
  expect(local.find(({ name }) => name === "street")).toMatchObject({ required: true });
  expect(names(local)).toContain("holidays");
  expect(names(local)).not.toContain("category");
  const software = await business(path.join(ROOT, "tests/engine/sites/tallyboard/pages-data"));
  expect(names(software)).toContain("category");
  expect(names(software).join()).not.toMatch(/street|city|towns|[hH]ours|holidays|seasons|itude|region|postalCode/);
  const written = await business(undefined, "organization");
  expect(written.find(({ name }) => name === "street")).toMatchObject({ required: false });
  expect(names(written)).not.toContain("holidays");
});

test("the form of another language has the words that site.yaml has, each as there until it is written", async () => {
  const { content } = await fixtureSite({}, path.join(ROOT, "tests/engine/sites/jaffa/pages-data")).check();
  const own = contentIn(content, "en");
  const form = own.site && pageForm(own.site, own, [], "", "hash");
  if (!form) throw new Error("There is no form.");
  expect([form.file, form.languages]).toEqual(["site.en.yaml", [{ code: "en", name: "English" }]]);
  expect(form.data).toMatchObject({ business: { tagline: "Haircuts and shaves in old Jaffa" } });
  const fields = inForm(form.fields);
  expect(fields).toEqual(
    expect.arrayContaining(["/business/tagline", "/facts/cut/about", "/navigation/links[]/label"]),
  );
  expect(fields.join()).not.toMatch(/phone|country|itude|timeZone|languages|openingHours|facts\/since/);
  const named = all(form.fields);
  expect(named.find(({ name }) => name === "tagline")).toMatchObject({
    required: false,
    description: "In the main language: תספורות וגילוח ביפו העתיקה",
  });
});

test("the help texts of a form have prices in the currency of the site", async () => {
  const { content } = await fixtureSite({}, path.join(ROOT, "tests/engine/sites/bakery/pages-data")).check();
  const form = content.site && pageForm(content.site, content, [], "", "hash");
  const descriptions = all(form?.fields ?? []).map(({ description }) => description.replaceAll("\u00a0", " "));
  expect(descriptions.join()).toContain("such as 75 €.");
  expect(descriptions.join()).not.toMatch(/\$\d/);
});

test("a page chooses its place among those of the site, and needs no field without any", async () => {
  const placeOf = async (from: string, route: string) => {
    const { content } = await fixtureSite({}, path.join(ROOT, "tests/engine/sites", from, "pages-data")).check();
    const page = content.pages.find((one) => one.route === route);
    const form = page && pageForm(page, content, [], "", "hash");
    return form?.fields.find(({ name }) => name === "place");
  };
  expect(await placeOf("tnrAvocats", "/montreal")).toMatchObject({
    kind: "choice",
    choices: [
      { value: "montreal", label: "TNR Avocats Montréal" },
      { value: "quebec", label: "TNR Avocats Québec" },
    ],
  });
  expect(await placeOf("jaffa", "/contact")).toBeUndefined();
});

test("a page whose YAML is broken has no form", async () => {
  const { content, problems } = await fixtureSite({ "about.yaml": "title: 'x\n" }).check();
  const page = content.pages.find(({ route }) => route === "/about");
  expect(page && pageForm(page, content, problems, "", "hash")).toBeUndefined();
});

test("the schema has no definition with a title that a form knows and another name", () => {
  for (const name of ["Href", "ImageSource", "Icon", "Moment", "Focus", "RichText"]) {
    expect(siteSchema.definitions, name).toHaveProperty(name);
  }
});
