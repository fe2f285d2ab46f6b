import type { ErrorObject } from "ajv";
import { missingProperty, nameForm, unknownProperty } from "./explainNames";
import { wrongType } from "./explainTypes";
import { duplicateItem, length, notAllowed, number, pattern } from "./explainValues";
import type { SchemaFinding } from "./schemaFindings";

/**
 * Puts one of Ajv's errors in a marketer's words.
 *
 * @param source gives a value as it is written in the file
 */
export type Explainer = (error: ErrorObject, source: (pointer: string) => string) => SchemaFinding[];

/** By the schema's keyword. */
export const explainers: Record<string, Explainer> = {
  additionalProperties: unknownProperty,
  required: missingProperty,
  propertyNames: nameForm,
  type: wrongType,
  enum: notAllowed,
  const: notAllowed,
  pattern,
  minLength: length,
  maxLength: length,
  minItems: length,
  maxItems: length,
  minimum: number,
  maximum: number,
  uniqueItems: duplicateItem,
};
