import { createRequire } from "node:module";
import type { Ajv, Options } from "ajv";
import type { JsonSchema } from "../../schema/jsonSchema";

const require = createRequire(import.meta.url);

// strictRequired would refuse `required` in the guards of the block list.
const OPTIONS: Options = {
  allErrors: true,
  verbose: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  code: { source: true },
};

/** Editors and the renderer read these; they judge nothing. */
const VOCABULARY = [
  "markdownEnumDescriptions",
  "defaultSnippets",
  "doNotSuggest",
  "anchor",
  "headingLevel",
  "repeats",
  "sample",
  "derived",
  "noun",
  "needs",
  "contrast",
];

/** A CommonJS module with a function for each definition. Ajv is loaded only here: most checks find it cached. */
export function compileValidator(schema: JsonSchema, definitions: readonly string[]): string {
  const { Ajv } = require("ajv") as typeof import("ajv");
  const { default: standaloneCode } = require("ajv/dist/standalone") as {
    default: (ajv: Ajv, refs: Record<string, string>) => string;
  };
  const ajv = new Ajv(OPTIONS);
  ajv.addVocabulary(VOCABULARY);
  ajv.addSchema(schema, "site");
  for (const name of definitions) ajv.addSchema({ $ref: `site#/definitions/${name}` }, name);
  return standaloneCode(ajv, Object.fromEntries(definitions.map((name) => [name, name])));
}
