import { createRequire } from "node:module";
import { compileFunction } from "node:vm";
import type { ErrorObject, Options, ValidateFunction } from "ajv";
import { Store } from "../../cache/store.mjs";
import { expectSchema, siteSchema } from "./siteSchema";
import vocabulary from "./vocabulary.json" with { type: "json" };

const nodeRequire = createRequire(import.meta.url);
const DEFINITIONS = ["Page", "Site", "Baseline", "Figures", "Collection"] as const;
type Validators = Record<(typeof DEFINITIONS)[number], ValidateFunction>;

let compiled: Validators | undefined;

/** Ajv's errors for data and one definition of site-schema.json. @throws CouldNotRun if the file is not a schema */
export function schemaErrors(definition: keyof Validators, data: unknown): ErrorObject[] {
  compiled ??= load();
  const validate = compiled[definition];
  return validate(data) ? [] : (validate.errors ?? []);
}

/** The compiled schema, cached on disk: compiling takes half a second, loading a tenth of that. */
function load(): Validators {
  const store = new Store("validator", { entries: [import.meta.filename] });
  const input = JSON.stringify(siteSchema);
  const code = store.text(input, () => {
    try {
      return compile();
    } catch (error) {
      expectSchema(false, ` (${(error as Error).message})`);
      throw error;
    }
  });
  const module = { exports: {} as Validators };
  compileFunction(code, ["module", "exports", "require"])(module, module.exports, nodeRequire);
  return module.exports;
}

// strictRequired would reject `required` in the guards of the block list.
const OPTIONS: Options = {
  allErrors: true,
  verbose: true,
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  code: { source: true },
};

/** A CommonJS module with a validator for each definition. Loads Ajv on demand: most checks find the module cached. */
function compile(): string {
  const { Ajv } = nodeRequire("ajv") as typeof import("ajv");
  const { default: standaloneCode } = nodeRequire("ajv/dist/standalone") as typeof import("ajv/dist/standalone");
  const ajv = new Ajv(OPTIONS);
  // Keywords for editors and the renderer, which do not affect validation.
  ajv.addVocabulary(vocabulary);
  ajv.addSchema(siteSchema, "site");
  for (const name of DEFINITIONS) ajv.addSchema({ $ref: `site#/definitions/${name}` }, name);
  return standaloneCode(ajv, Object.fromEntries(DEFINITIONS.map((name) => [name, name])));
}
