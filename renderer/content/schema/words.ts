import type { JsonSchema } from "../../schema/jsonSchema";
import { steps } from "../pointer";
import { resolve } from "./siteSchema";

/** A definition's title in words: `PriceTable` is "price table", `FaqItem` is "FAQ item". */
function noun(title: string): string {
  return title
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/\bfaq\b/g, "FAQ");
}

/** With its article: "A price table", "An FAQ item". */
export function aNoun(title: string): string {
  const words = noun(title);
  return `${/^(?:[aeio]|un|FAQ)/.test(words) ? "An" : "A"} ${words}`;
}

/** What a group of lines is called at the start of a sentence: "A hero", `"footer"`, "site.yaml". */
export function owner(schema: JsonSchema | undefined, pointer: string): string {
  const key = steps(pointer).findLast((step) => !/^\d+$/.test(step));
  const title = schema?.title;
  if (title === "Site") return "site.yaml";
  if (title && noun(title) !== key) return aNoun(title);
  if (/\/\d+$/.test(pointer)) return valueName(pointer);
  return key ? `"${key}"` : "This page";
}

/** What a value is called at the start of a sentence: `"heading"`, `Entry 2 of "items"`. */
export function valueName(pointer: string): string {
  const path = steps(pointer);
  const last = path.at(-1) ?? "";
  if (!/^\d+$/.test(last)) return `"${last}"`;
  return `Entry ${Number(last) + 1} of "${path.findLast((step) => !/^\d+$/.test(step)) ?? ""}"`;
}

/** The schema's own sentence about a value; it may stand beside a `$ref`. */
export function description(schema: JsonSchema | undefined): string {
  if (!schema) return "";
  const words = schema.description ?? resolve(schema).schema.description ?? "";
  return schema.markdownEnumDescriptions ? `${words} ${ALL_BLOCKS}` : words;
}

/** How to find the blocks without a list that grows with every new one. */
export const ALL_BLOCKS = "In the editor, Ctrl+Space after type: shows every block.";
