import type { ErrorObject } from "ajv";
import { isGroup } from "../../base/groups";
import { isBlank } from "../../base/invisible";
import { hasPlaceholder } from "../../base/placeholders";
import { childPointer, parentPointer } from "../../base/pointer";
import type { Finding } from "../../base/problem";
import type { JsonSchema } from "../../schema/jsonSchema";
import { countryOf, localeIn } from "../facts/locale";
import { type ContentFile, definitionOf, type SiteContent } from "../model/siteContent";
import { type Locator, openLocator } from "../places/locate";
import { isMeantAsVar, missingProperty, nameForm, noneOf, unknownProperty } from "./explainNames";
import { duplicateItem, empty, length, notAllowed, number, pattern, wrongType } from "./explainValues";
import { isOptionalAt, schemaAt } from "./schemaAt";
import { schemaErrors } from "./validator";
import { type Breach, type Explainer, type SchemaFinding, valueName } from "./words";

export const explainers: Record<string, Explainer> = {
  additionalProperties: unknownProperty,
  required: missingProperty,
  dependencies: missingProperty,
  anyOf: noneOf,
  propertyNames: nameForm,
  type: wrongType,
  enum: notAllowed,
  const: notAllowed,
  pattern,
  minLength: length,
  maxLength: length,
  minItems: length,
  maxItems: length,
  minProperties: length,
  minimum: number,
  maximum: number,
  uniqueItems: duplicateItem,
};

/** Every violation of the schema in a file, explained and located. */
export function schemaFindings(
  file: ContentFile,
  { site, baseline, figures, collections }: Pick<SiteContent, "site" | "baseline" | "figures" | "collections">,
): Finding[] {
  if (file.data === undefined) return [];
  const isCollection = collections?.some((one) => one === file);
  const definition =
    file === baseline ? "Baseline" : file === figures ? "Figures" : isCollection ? "Collection" : definitionOf(file);
  // Including parts that are outside their time.
  const data = withoutBlanks(file.timed ? file.timed.data : file.data);
  const valid = withoutConsequences(schemaErrors(definition, data).filter(isMeaningful));
  const numbers = numbersForText(file, data);
  if (valid.length === 0 && numbers.length === 0) return [];
  const locator = openLocator(file.text);
  const unlike = numbers.filter((error) => isWrittenOtherwise(error, locator));
  const unlikeAt = new Set(unlike.map(({ instancePath }) => instancePath));
  const errors = [...valid.filter(({ instancePath }) => !unlikeAt.has(instancePath)), ...unlike];
  const isOptional = (pointer: string) => isOptionalAt(file.file, data, pointer);
  const { money } = countryOf(localeIn(site?.data));
  // A part that only holds for some values names properties of the whole.
  const wholeOf = ({ keyword, instancePath, parentSchema = {} }: ErrorObject): JsonSchema =>
    keyword !== "required" || parentSchema.properties
      ? parentSchema
      : { ...schemaAt(file.file, data, instancePath)?.schema, ...parentSchema };
  const explainAll = (some: ErrorObject[]) =>
    some.flatMap((error) => explain(error, wholeOf(error), locator, { isOptional, money }));
  // `headlin` for `heading` is one mistake, although the schema reports an unknown name and a missing one.
  const unknown = explainAll(errors.filter(({ keyword }) => keyword === "additionalProperties"));
  const meant = new Set(unknown.map(({ pointer, suggestion }) => `${parentPointer(pointer)} ${suggestion}`));
  // An empty `vars` whose names are not indented is one mistake as well.
  const unindented = isGroup(data) && data.vars === null && Object.keys(data).some((name) => isMeantAsVar(data, name));
  const others = errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword !== "additionalProperties" &&
      !(instancePath === "/vars" && unindented) &&
      // What is missing is probably what the unknown name means.
      !(keyword === "anyOf" && unknown.some(({ pointer }) => parentPointer(pointer) === instancePath)) &&
      !(keyword === "required" && meant.has(`${instancePath} ${params.missingProperty}`)),
  );
  // Located here, so that the file is not parsed again for positions.
  return onePerPlace([...unknown, ...explainAll(others)]).map((finding) => ({
    ...finding,
    file: file.file,
    range: locator.range(finding),
  }));
}

/**
 * The numbers of a file where the schema allows a text too, each as the error that it is no text; without those whose
 * value the file has in one spelling only, that of JavaScript.
 */
function numbersForText({ file, text }: ContentFile, data: unknown): ErrorObject[] {
  const at = (pointer: string, value: unknown): ErrorObject[] => {
    if (typeof value === "object" && value !== null)
      return Object.entries(value).flatMap(([name, inner]) => at(childPointer(pointer, name), inner));
    const parentSchema = typeof value === "number" ? schemaAt(file, data, pointer)?.schema : undefined;
    if (!parentSchema?.type?.includes("string")) return [];
    const params = { type: "string" };
    return [{ keyword: "type", instancePath: pointer, schemaPath: "", params, data: value, parentSchema }];
  };
  const numbers = at("", data);
  if (numbers.length === 0) return numbers;
  const written = text.match(/[-+]?[\d.][\w.+-]*/g) ?? [];
  const others = new Set(written.flatMap((piece) => (String(Number(piece)) === piece ? [] : Number(piece))));
  return numbers.filter(({ data: value }) => !Number.isFinite(value) || others.has(Number(value)));
}

/** Whether pages would show other characters than the file has: 2210 for 02210, 1.1 for 1.10, 1000 for 1e3. */
function isWrittenOtherwise({ instancePath, data }: ErrorObject, { source }: Locator): boolean {
  const written = source(instancePath);
  // What comes from another file, or from an alias, has no number there.
  return /^[-+]?[\d.][\w.+-]*$/.test(written) && written !== String(data);
}

/** The same data, with a text of spaces as an empty one: visitors see neither. */
function withoutBlanks(data: unknown): unknown {
  if (typeof data === "string") return isBlank(data) ? "" : data;
  if (typeof data !== "object" || data === null) return data;
  let copy: Record<string, unknown> | unknown[] | undefined;
  for (const [name, value] of Object.entries(data)) {
    const filled = withoutBlanks(value);
    if (filled === value) continue;
    copy ??= Array.isArray(data) ? [...data] : { ...data };
    (copy as Record<string, unknown>)[name] = filled;
  }
  return copy ?? data;
}

/** Whether to report an error: not for the schema's guards, nor for the form of a text with an unfilled `${…}`. */
function isMeaningful({ keyword, propertyName, data, schemaPath }: ErrorObject): boolean {
  if (keyword === "if" || /\/anyOf\/\d/.test(schemaPath)) return false;
  if (propertyName !== undefined && keyword !== "propertyNames") return false;
  return !(typeof data === "string" && hasPlaceholder(data) && /pattern|enum|maxLength/.test(keyword));
}

/** Whether a picture needs its `alt` cannot be decided if `decorative` is neither true nor false. */
function withoutConsequences(errors: ErrorObject[]): ErrorObject[] {
  const undecided = new Set(
    errors
      .filter(({ keyword, schema }) => keyword === "type" && schema === "boolean")
      .map(({ instancePath }) => parentPointer(instancePath)),
  );
  return errors.filter(
    ({ schemaPath, instancePath }) => !(/\/(?:then|else)\/required$/.test(schemaPath) && undecided.has(instancePath)),
  );
}

function explain(
  error: ErrorObject,
  schema: JsonSchema,
  { source, range }: Locator,
  about: Pick<Breach, "isOptional" | "money">,
): SchemaFinding[] {
  const { keyword, instancePath: pointer, data, params } = error;
  const name = valueName(pointer);
  // A new block may use a keyword without an explainer: then use Ajv's message.
  const inAjvsWords: Explainer = () => ({
    rule: "schema/not-allowed-value",
    message: `${name} ${error.message ?? "is not what the schema asks for"}.`,
  });
  const isEmpty = data === null || (data === "" && keyword !== "type");
  const line = (place: string) => range({ pointer: place, at: "key" }).line;
  const explainer = isEmpty ? empty : (explainers[keyword] ?? inAjvsWords);
  const said = explainer({ keyword, pointer, name, data, schema, params, source, line, ...about });
  return said ? [{ pointer, ...said }] : [];
}

/** Removes duplicates: the block list requires the same property in two places of the schema. */
function onePerPlace(findings: SchemaFinding[]): SchemaFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, pointer, at, suggestion, message }) => {
    const key = `${rule} ${pointer} ${at} ${rule.endsWith("-property") ? message : (suggestion ?? "")}`;
    return !seen.has(key) && seen.add(key);
  });
}
