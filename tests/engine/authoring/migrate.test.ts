import path from "node:path";
import { describe, expect, test } from "vitest";
import { type Migration, migrate, readMigrations } from "../../../renderer/authoring/migrate";
import { siteSchema } from "../../../renderer/content/schema/siteSchema";

const madeUp = readMigrations(path.join(import.meta.dirname, "migrations"));
const definitionOf = (file = "page.yaml") => (file === "site.yaml" ? "Site" : "Page");
const migrated = (text: string, migrations: Migration[], file?: string, schema = siteSchema) =>
  migrate(file ?? "page.yaml", text, definitionOf(file), migrations, schema);

describe.each([...readMigrations(), ...madeUp].map((one) => [one.about, one] as const))("%s", (_, migration) => {
  test.each(migration.examples)("$before", ({ file, before, after }) => {
    expect(migrated(before, [migration], file)).toBe(after);
    expect(migrated(after, [migration], file)).toBe(after);
  });
});

test("migrations are applied by version, the oldest first", () => {
  expect(madeUp.map(({ version }) => version)).toEqual(["1.2.0", "1.3.0", "1.4.0", "1.10.0"]);
  const text = "blocks:\n  - type: notice\n    words: Mail\n    buttons: [{ label: Mail, target: /contact }]\n";
  expect(migrated(text, madeUp)).toBe(
    "blocks:\n  - type: callToAction\n    lead: Mail\n    actions: [{ label: Mail, to: /contact }]\n",
  );
});

test("a block of the site that still has the old name keeps it", () => {
  const { CallToAction: block } = siteSchema.definitions ?? {};
  const own = { ...block, properties: { ...block?.properties, words: {} } };
  const schema = { ...siteSchema, definitions: { ...siteSchema.definitions, CallToAction: own } };
  const text = "blocks:\n  - type: callToAction\n    words: Mine\n";
  expect(migrated(text, madeUp, undefined, schema)).toBe(text);
});

test.each([
  ["both names", "    lead: One\n    words: Two\n", 'there is both a "words" and a "lead": leave one of them.'],
  ["a shared value", "    tone: &a loud\n    id: *a\n", 'by the anchor "a"'],
])("%s is refused with the line", (_, lines, words) => {
  const text = `blocks:\n  - type: callToAction\n${lines}`;
  expect(() => migrated(text, madeUp)).toThrow(/^page\.yaml:[34] {2}The words below a heading are its lead\. /);
  expect(() => migrated(text, madeUp)).toThrow(words);
});
