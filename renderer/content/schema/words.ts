import type { ErrorObject } from "ajv";
import { pointerSteps } from "../../base/pointer";
import type { Finding } from "../../base/problem";
import type { MoneyForm } from "../../base/values/money";
import type { JsonSchema } from "../../schema/jsonSchema";
import { followRef } from "./siteSchema";

export type SchemaFinding = Omit<Finding, "file"> & { rule: string };

/** One of Ajv's errors. */
export interface Breach extends Pick<ErrorObject<string, Record<string, unknown>>, "keyword" | "data" | "params"> {
  pointer: string;
  /** The value's name at the start of a sentence, such as `"heading"`. */
  name: string;
  schema: JsonSchema;
  /** How the site writes prices. */
  money: MoneyForm;
  /** Returns a value as written in the file. */
  source(pointer: string): string;
  /** Returns the line of a value's name. */
  line(pointer: string): number;
  /** Returns whether the line of a value may be missing. */
  isOptional(pointer: string): boolean;
}

/** Explains a violation to a marketer. Returns undefined if another finding already says it. */
export type Explainer = (breach: Breach) => (Omit<SchemaFinding, "pointer"> & { pointer?: string }) | undefined;

/** The schema's noun for a group of lines, or its title in words: `PriceTable` is "price table". */
function nounOf({ noun, title = "" }: JsonSchema): string {
  return noun ?? title.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
}

/** With its article: "A price table", "An FAQ item". */
export function aNoun(schema: JsonSchema): string {
  const words = nounOf(schema);
  // Initials are spelled out when spoken: an FAQ.
  return `${/^(?:[aeio]|un|[AEFHILMNORSX][A-Z])/.test(words) ? "An" : "A"} ${words}`;
}

/** The name of a group of lines at the start of a sentence: "A hero", `"footer"`, "site.yaml". */
export function owner(schema: JsonSchema | undefined, pointer: string): string {
  const key = pointerSteps(pointer).findLast((step) => !/^\d+$/.test(step));
  if (schema?.title === "Site") return "site.yaml";
  if (schema?.title && nounOf(schema) !== key) return aNoun(schema);
  if (/\/\d+$/.test(pointer)) return valueName(pointer);
  return key ? `"${key}"` : "This page";
}

/** The name of a value at the start of a sentence: `"heading"`, `Entry 2 of "items"`. */
export function valueName(pointer: string): string {
  const path = pointerSteps(pointer);
  const last = path.at(-1) ?? "";
  if (!/^\d+$/.test(last)) return `"${last}"`;
  return `Entry ${Number(last) + 1} of "${path.findLast((step) => !/^\d+$/.test(step)) ?? ""}"`;
}

/** The schema's own description of a value; it may be beside a `$ref`. */
export function description(schema: JsonSchema | undefined): string {
  if (!schema) return "";
  const words = schema.description ?? followRef(schema).schema.description ?? "";
  return schema.markdownEnumDescriptions ? `${words} ${ALL_BLOCKS}` : words;
}

/** How to find the blocks, in place of a list that would grow with every new one. */
export const ALL_BLOCKS = "In the editor, Ctrl+Space after type: shows every block.";
