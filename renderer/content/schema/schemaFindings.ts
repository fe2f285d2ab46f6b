import type { ErrorObject } from "ajv";
import { holderOf } from "../pointer";
import { openLocator } from "../report/locate";
import type { Finding } from "../report/problem";
import type { ContentFile, SiteContent } from "../siteContent";
import { missingProperty, nameForm, unknownProperty } from "./explainNames";
import { duplicateItem, empty, length, notAllowed, number, pattern, wrongType } from "./explainValues";
import { schemaErrors } from "./validator";
import { type Breach, type Explainer, type SchemaFinding, valueName } from "./words";

export const explainers: Record<string, Explainer> = {
  additionalProperties: unknownProperty,
  required: missingProperty,
  dependencies: missingProperty,
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

/** Everything in a file that breaks the schema, each in words and at its own place. */
export function schemaFindings(
  file: ContentFile,
  { site, baseline }: Pick<SiteContent, "site" | "baseline">,
): Finding[] {
  if (file.data === undefined) return [];
  const definition = file === site ? "Site" : file === baseline ? "Baseline" : "Page";
  // What is said at other times too.
  const errors = withoutConsequences(
    schemaErrors(definition, file.timed ? file.timed.data : file.data).filter(isMeaningful),
  );
  if (errors.length === 0) return [];
  const locator = openLocator(file.text);
  const explainAll = (some: ErrorObject[]) => some.flatMap((error) => explain(error, locator.source));
  // `headlin` for `heading` is one mistake, though the schema sees an unknown name and a missing one.
  const unknown = explainAll(errors.filter(({ keyword }) => keyword === "additionalProperties"));
  const meant = new Set(unknown.map(({ pointer, suggestion }) => `${holderOf(pointer)} ${suggestion}`));
  const others = errors.filter(
    ({ keyword, instancePath, params }) =>
      keyword !== "additionalProperties" &&
      !(keyword === "required" && meant.has(`${instancePath} ${params.missingProperty}`)),
  );
  // The place comes from the same locator, so that the file is not parsed again for it.
  return onePerPlace([...unknown, ...explainAll(others)]).map((finding) => ({
    ...finding,
    file: file.file,
    written: true,
    range: locator.range(finding),
  }));
}

/** The schema's guards are not reported, nor is the form of a text that could not be filled in. */
function isMeaningful({ keyword, propertyName, data }: ErrorObject): boolean {
  if (keyword === "if") return false;
  if (propertyName !== undefined && keyword !== "propertyNames") return false;
  return !(typeof data === "string" && data.includes("${") && /pattern|enum|maxLength/.test(keyword));
}

/** Whether a picture needs its `alt` is open while its `decorative` is neither true nor false. */
function withoutConsequences(errors: ErrorObject[]): ErrorObject[] {
  const undecided = new Set(
    errors.filter(({ keyword }) => keyword === "type").map(({ instancePath }) => holderOf(instancePath)),
  );
  return errors.filter(
    ({ schemaPath, instancePath }) => !(/\/(?:then|else)\/required$/.test(schemaPath) && undecided.has(instancePath)),
  );
}

function explain(error: ErrorObject, source: Breach["source"]): SchemaFinding[] {
  const { keyword, instancePath: pointer, data, params, parentSchema = {} } = error;
  const name = valueName(pointer);
  // A new block may use a keyword without an explainer: Ajv's own words are better than none.
  const inAjvsWords: Explainer = () => ({
    rule: "schema/not-allowed-value",
    message: `${name} ${error.message ?? "is not what the schema asks for"}.`,
  });
  const isEmpty = data === null || (data === "" && keyword !== "type");
  const explainer = isEmpty ? empty : (explainers[keyword] ?? inAjvsWords);
  const said = explainer({ keyword, pointer, name, data, schema: parentSchema, params, source });
  return said ? [{ pointer, ...said }] : [];
}

/** The block list requires the same thing from two sides; one value has one thing wrong with it. */
function onePerPlace(findings: SchemaFinding[]): SchemaFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, pointer, at, suggestion, message }) => {
    const key = `${rule} ${pointer} ${at} ${rule.endsWith("-property") ? message : (suggestion ?? "")}`;
    return !seen.has(key) && seen.add(key);
  });
}
