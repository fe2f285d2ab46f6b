import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import type { ErrorObject, ValidateFunction } from "ajv";
import { Store } from "../../cache.mjs";
import { compileValidator } from "./compileValidator";
import { siteSchema } from "./siteSchema";

const nodeRequire = createRequire(import.meta.url);
const DEFINITIONS = ["Page", "Site", "Baseline"] as const;
type Validators = Record<(typeof DEFINITIONS)[number], ValidateFunction>;

let compiled: Validators | undefined;

/** Every breach of one definition of site-schema.json, as Ajv sees it. */
export function schemaErrors(definition: keyof Validators, data: unknown): ErrorObject[] {
  compiled ??= load();
  const validate = compiled[definition];
  return validate(data) ? [] : (validate.errors ?? []);
}

/** The compiled schema, kept on disk: compiling takes half a second, loading it a tenth of that. */
function load(): Validators {
  const store = new Store("validator", { entries: [path.join(import.meta.dirname, "compileValidator.ts")] });
  const input = JSON.stringify([DEFINITIONS, siteSchema]);
  const code = store.text(input, () => compileValidator(siteSchema, DEFINITIONS));
  const module = { exports: {} as Validators };
  compileFunction(code, ["module", "exports", "require"])(module, module.exports, nodeRequire);
  return module.exports;
}
