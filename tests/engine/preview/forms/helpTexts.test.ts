import { expect, test } from "vitest";
import { followRef } from "../../../../renderer/content/schema/siteSchema";
import type { Field } from "../../../../renderer/desk/protocol/forms";
import { fieldsOf } from "../../../../renderer/desk/server/fields/fieldsOf";
import { readBlocks } from "../../../../renderer/schema/readBlocks";
import { ROOT } from "../../../support/fixtureSite";

/** What only those who write YAML understand: values, files, lines, and facts as they are written. */
const FOR_AUTHORS = /\b(?:true|false|in quotes|the line|YAML|npm run)\b|\$\{|`|\.yaml|\{ \w+:/i;
/** A name of the schema. */
const NAME = /\b[a-z]{2,}[A-Z]\w*/;

const all = (fields: Field[], path: string): [path: string, words: string][] =>
  fields.flatMap(({ name, label, description, fields: inner = [], item, choices = [] }) => [
    [`${path}/${name}`, description],
    [`${path}/${name}, its label`, label],
    ...choices.map(({ label: words }): [string, string] => [`${path}/${name}, a choice`, words]),
    ...all(inner, `${path}/${name}`),
    ...all(item ? [item] : [], `${path}/${name}[]`),
  ]);

test.each([...readBlocks(ROOT).map(({ name }) => name), "Page", "Site", "Collection"])(
  "%s: what its form says is for people who have never seen YAML",
  (name) => {
    const { schema } = followRef({ $ref: `#/definitions/${name}` });
    const texts = all(fieldsOf(schema, name === "Page" ? ["blocks"] : []), name);
    expect(texts.length).toBeGreaterThan(0);
    texts.push([name, schema.desk?.help ?? schema.description ?? ""]);
    const odd = texts.filter(([, words]) => FOR_AUTHORS.test(words) || NAME.test(words));
    expect(odd.map(([path, words]) => `${path}: ${words}`)).toEqual([]);
  },
);

test("the words that are looked for are found", () => {
  for (const words of ["true marks it", 'in quotes, such as "09:00"', "Remove the line", "${town}", "a YAML file"]) {
    expect(FOR_AUTHORS.test(words), words).toBe(true);
  }
  expect(NAME.test("the layout of priceTable")).toBe(true);
  expect(NAME.test("Call Anna")).toBe(false);
});
