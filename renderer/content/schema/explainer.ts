import type { ErrorObject } from "ajv";
import type { JsonSchema } from "../../schema/jsonSchema";
import type { Finding } from "../report/problem";

export type SchemaFinding = Omit<Finding, "file"> & { rule: string };

/** One of Ajv's errors. */
export interface Breach extends Pick<ErrorObject<string, Record<string, unknown>>, "keyword" | "data" | "params"> {
  pointer: string;
  /** What the value is called at the start of a sentence, such as `"heading"`. */
  name: string;
  schema: JsonSchema;
  /** Returns a value as it is written in the file. */
  source(pointer: string): string;
}

/** Puts a breach in a marketer's words; undefined where another breach already says it. */
export type Explainer = (breach: Breach) => (Omit<SchemaFinding, "pointer"> & { pointer?: string }) | undefined;
