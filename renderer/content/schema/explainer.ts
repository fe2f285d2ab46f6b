import type { ErrorObject } from "ajv";
import type { Finding } from "../report/problem";

/** A finding in a file that the caller knows. */
export type SchemaFinding = Omit<Finding, "file"> & { rule: string };

/**
 * Puts one of Ajv's errors in a marketer's words.
 *
 * @param source returns a value as it is written in the file
 */
export type Explainer = (error: ErrorObject, source: (pointer: string) => string) => SchemaFinding[];

/** Why most rules of the schema exist. */
export const WOULD_BE_LOST =
  "A block draws what it knows and nothing else: what the schema does not know would be missing from the page without a word.";
