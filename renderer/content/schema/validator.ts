import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { siteSchema } from "./siteSchema";

const compiled = new Map<string, ValidateFunction>();
let ajv: Ajv | undefined;

/**
 * Every breach of one definition of site-schema.json, as Ajv sees it.
 * Compiled once per process: that costs more than checking hundreds of pages.
 *
 * @param definition `Page` or `Site`
 */
export function schemaErrors(definition: string, data: unknown): ErrorObject[] {
  let validate = compiled.get(definition);
  if (!validate) {
    ajv ??= newAjv();
    validate = ajv.compile({ $ref: `site#/definitions/${definition}` });
    compiled.set(definition, validate);
  }
  return validate(data) ? [] : (validate.errors ?? []);
}

function newAjv(): Ajv {
  // strictRequired would refuse `required` in the guards of the block list.
  const instance = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
  });
  // Editors and the renderer read these; they judge nothing.
  instance.addVocabulary([
    "markdownEnumDescriptions",
    "defaultSnippets",
    "doNotSuggest",
    "anchor",
    "headingLevel",
    "repeats",
  ]);
  return instance.addSchema(siteSchema, "site");
}
