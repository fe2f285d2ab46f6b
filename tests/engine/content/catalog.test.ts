import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { loadAllRules } from "../../../renderer/content/check/loadRules";
import { explainers } from "../../../renderer/content/schema/schemaFindings";
import { siteSchema } from "../../../renderer/content/schema/siteSchema";

const ROOT = path.resolve(import.meta.dirname, "../../../renderer");
const catalog = await loadAllRules();
const names = catalog.map(({ name }) => name);

/** Every file of the code that reports problems, by its name in the renderer. */
const code = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(?:content|built|authoring|preview)\b.*\.ts$/.test(file))
  .map((file) => [file, readFileSync(path.join(ROOT, file), "utf8")] as const);

/** Every text in double quotes that is, or could be, a problem's name: of a kind that there is, or given as one. */
function namesInCode(): Map<string, string> {
  const kinds = [...new Set(names.map((name) => name.split("/")[0]))].join("|");
  const written = new RegExp(`"((?:${kinds})/[a-z0-9-]+)"|\\brule: "([a-z]+/[a-z0-9-]+)"`, "g");
  const found = new Map<string, string>();
  for (const [file, text] of code) {
    for (const [, known, given] of text.matchAll(written)) found.set(known ?? given ?? "", file);
  }
  // Media types, which look alike.
  for (const name of found.keys()) if (/^text\/(?:html|plain|css|javascript)$/.test(name)) found.delete(name);
  return found;
}

test("every problem that the code names is in the rule list, and each name once", () => {
  const inCode = namesInCode();
  expect([...inCode].filter(([name]) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => !inCode.has(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("no problem's name is built from parts, so that the test above sees them all", () => {
  expect(code.filter(([, text]) => /\brule: `[^`]*\$\{/.test(text)).map(([file]) => file)).toEqual([]);
});

test("every keyword that the schema uses has a message in a marketer's words", () => {
  const asked = new Set<string>();
  const collect = (schema: unknown, names = false): void => {
    if (Array.isArray(schema)) for (const inner of schema) collect(inner);
    else if (typeof schema === "object" && schema !== null) {
      for (const [key, inner] of Object.entries(schema)) {
        if (!names) asked.add(key);
        // Suggestions for editors and default values are not schemas.
        if (
          names ||
          !/^(?:defaultSnippets|default|derived|contrast|follows|presets|former|enum|const|dependencies|frames|kinds|lists|desk)$/.test(
            key,
          )
        ) {
          collect(inner, !names && /^(?:properties|definitions)$/.test(key));
        }
      }
    }
  };
  collect(siteSchema);
  const structure =
    /^(?:\$.*|title|description|default|definitions|properties|items|allOf|if|then|else|markdownEnumDescriptions|defaultSnippets|doNotSuggest|anchor|headingLevel|frames?|repeats|sample|needs|limits|lowestPrice|noun|group|derived|contrast|follows|presets|former|oneFor|untimed|addsUp|otherwise|ofKind|kinds|lists|desk)$/;
  expect([...asked].filter((keyword) => !structure.test(keyword) && !(keyword in explainers))).toEqual([]);
});
