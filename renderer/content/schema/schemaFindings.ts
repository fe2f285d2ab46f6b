import type { ErrorObject } from "ajv";
import { openLocator } from "../report/locate";
import type { Finding } from "../report/problem";
import type { ContentFile } from "../siteContent";
import { explainers } from "./explainers";
import { withoutMisspelled } from "./misspelled";
import { schemaErrors } from "./validator";
import { valueName } from "./words";

/** A finding with the name of the rule that it breaks. */
export interface SchemaFinding extends Finding {
  rule: string;
  /** The name of a property that is not there. */
  missing?: string;
}

/**
 * Everything in a file that breaks the schema, each in words and at its own place.
 *
 * @param definition `Page` or `Site`
 */
export function schemaFindings(
  definition: string,
  { text, data }: Pick<ContentFile, "text" | "data">,
): SchemaFinding[] {
  if (data === undefined) return [];
  const errors = withoutConsequences(schemaErrors(definition, data).filter(tellsSomething));
  if (errors.length === 0) return [];
  const locator = openLocator(text);
  const findings = errors.flatMap((error) => explain(error, (pointer) => locator.source(pointer)));
  return onePerPlace(withoutMisspelled(findings));
}

/** What the schema's guards say about themselves is noise, and so is the form of a text that could not be filled in. */
function tellsSomething({ keyword, propertyName, data }: ErrorObject): boolean {
  if (keyword === "if") return false;
  if (propertyName !== undefined && keyword !== "propertyNames") return false;
  return !(typeof data === "string" && data.includes("${") && /pattern|enum|maxLength/.test(keyword));
}

/** Whether a picture needs its `alt` nobody can tell while its `decorative` is neither true nor false. */
function withoutConsequences(errors: ErrorObject[]): ErrorObject[] {
  const group = (pointer: string) => pointer.slice(0, pointer.lastIndexOf("/"));
  const undecided = new Set(
    errors.filter(({ keyword }) => keyword === "type").map((error) => group(error.instancePath)),
  );
  return errors.filter(
    ({ schemaPath, instancePath }) => !(/\/(?:then|else)\/required$/.test(schemaPath) && undecided.has(instancePath)),
  );
}

function explain(error: ErrorObject, source: (pointer: string) => string): SchemaFinding[] {
  const explainer = explainers[error.keyword];
  if (explainer) return explainer(error, source);
  // A new block may use a keyword that nobody has put in words yet: Ajv's own are better than none.
  const message = `${valueName(error.instancePath)} ${error.message ?? "is not what the schema asks for"}.`;
  return [{ rule: "schema/not-allowed-value", pointer: error.instancePath, message }];
}

/** The block list asks for the same thing from two sides; one value has one thing wrong with it. */
function onePerPlace(findings: SchemaFinding[]): SchemaFinding[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, pointer, at, suggestion, message }) => {
    const key = `${rule} ${pointer} ${at} ${rule.endsWith("-property") ? message : (suggestion ?? "")}`;
    return !seen.has(key) && seen.add(key);
  });
}
